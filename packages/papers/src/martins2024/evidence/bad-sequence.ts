import {
  type Board,
  formatLabel,
  gatherDiscs,
  manaus,
  type Peg,
  parseLabel,
  pegsOfDiscs,
  runProgram,
} from '@manaus/core';
import { boardsFigure, type Figure, type Tongue } from '@manaus/plot';
import { type Effort, type Finding, general, range, until } from '../../check/index.js';
import { illegalStep } from '../../shared/figures/plays.js';
import { badWithLargestOnLast, largestOutside, replayBadState } from './bad-state.js';
import { labelsWhere, type ManausState, playedStates, storedStates } from './manaus.js';

/** The end of the sequences of figures 5.6 and 5.7: all but the largest disc on p0. */
const end = (discs: number) => `${range(1, discs - 1).join('')}//${discs}`;

/**
 * The number of such states, and those that the proof does not lead to the end by the rules, or
 * with another parity of n - i.
 */
type Sequences = { readonly states: number; readonly exceptions: readonly string[] };

/** The replay of the proof by searches among the small discs, with the plain rules. */
function isReplayed({ pegOf }: ManausState): boolean {
  const stages = replayBadState(pegOf) ?? [];
  return (
    stages.every(({ play }) => illegalStep(manaus(pegOf.length), play) === null) &&
    stages.at(-1)?.label === end(pegOf.length)
  );
}

/** The same moves by the recursion that gathers discs, on a board. */
function isGathered({ state, pegOf }: ManausState): boolean {
  const { stopped, end: reached } = runProgram(manaus(pegOf.length), state, gatherUp);
  return stopped === null && formatLabel(reached) === end(pegOf.length);
}

/** The proof: all discs up to the largest outside p2 onto it, the next one across, and so on. */
function gatherUp(board: Board): void {
  for (let i = largestOutside(pegsOfDiscs(board.state())); ; i++) {
    gatherDiscs(board, i - 1, board.pegOf(i));
    if (i === board.discs - 1) return;
    board.move(i + 1, 1 - board.pegOf(i));
  }
}

const sequences =
  (
    peg: Peg,
    parity: number,
    statesOf: typeof storedStates,
    isRight: (state: ManausState) => boolean,
  ) =>
  (discs: number): Sequences => {
    const states = badWithLargestOnLast(statesOf(discs), peg);
    return {
      states: states.length,
      // The parity of n - i, d_i being the largest disc outside p2.
      exceptions: labelsWhere(
        states,
        (state) =>
          (state.pegOf.length - largestOutside(state.pegOf)) % 2 !== parity || !isRight(state),
      ),
    };
  };

/** The moves of the proof of theorem 5 from all bad states with d_n on p2 and d_i on a peg. */
export function badSequences(effort: Effort, peg: Peg, parity: number): Finding {
  const most = effort === 'quick' ? 6 : 8;
  const sizes = range(3, most);
  const tried = sizes.flatMap((n) => badWithLargestOnLast(storedStates(n), peg)).length;
  const gathered = sequences(peg, parity, storedStates, isGathered);
  const replayed = sequences(peg, parity, playedStates, isReplayed);
  return general<number, Sequences>({
    checked: {
      en: `n = 3 to ${most}: all ${tried} such states, bad by two searches; every move of their replay by the plain rules, larger discs at rest, and the same moves by recursion`,
      pt: `n = 3 a ${most}: todos os ${tried} tais estados, ruins por duas buscas; cada movimento da sua repetição pelas regras, com os discos maiores em repouso, e os mesmos movimentos por recursão`,
    },
    instances: sizes,
    stated: () => ({ exceptions: [] }),
    methods: {
      'the proof by recursion, states of the stored graph': gathered,
      'the proof by searches with the plain rules': until<Sequences>(8, replayed),
    },
  });
}

/** The stages of the proof from one state, as boards. */
export function drawStages(language: Tongue, discs: number, start: string): Figure {
  const rules = manaus(discs);
  const stages = replayBadState(pegsOfDiscs(parseLabel(rules, start))) ?? [];
  const boards = stages.map(({ label, play, movable }, i) => ({
    state: parseLabel(rules, label),
    heading: `(${'abcdefgh'[i]})`,
    marked: i === 0 || i === stages.length - 1,
    ...(i === 0
      ? {}
      : {
          arrow: [
            play.length === 2 ? `disc ${movable}` : `discs 1–${movable}`,
            play.length === 2 ? '1 move' : `${play.length - 1} moves`,
          ] as const,
        }),
  }));
  const title = `Manaus, ${discs} discs: from the bad state ${start} to ${end(discs)}`;
  return boardsFigure({ rules, boards, title, columns: 3, language });
}
