import { manaus, type Peg, parseLabel, pegsOfDiscs } from '@manaus/core';
import { boardsFigure, type Figure } from '@manaus/plot';
import { differ, firstWrong, general, range } from '../legacy/check.js';
import type { FigureItem } from '../legacy/item.js';
import { illegalStep } from '../shared/figures/plays.js';
import type { ManausState } from './evidence/manaus-states.js';
import { badWithLargestOnLast, largestOutside, replayBadState } from './figures/bad-state.js';

/** The end of the sequences: all but the largest disc on p0. */
const end = (discs: number) => `${range(1, discs - 1).join('')}//${discs}`;

/** The replay of the proof from a state: its plays by the plain rules, its end, and the parity that the proof concludes. */
function wrong(discs: number, parity: number, { label, pegOf }: ManausState): string | null {
  const stages = replayBadState(pegOf);
  if (stages === null) return `${label}: the moves of the proof cannot go on`;
  return firstWrong(
    ...stages.map(({ play }) => illegalStep(manaus(discs), play)),
    differ(`end of the moves from ${label}`, end(discs), stages[stages.length - 1].label),
    differ(`n - i modulo 2 at ${label}`, parity, (discs - largestOutside(pegOf)) % 2),
  );
}

function drawStages(discs: number, start: string, title: string): Figure {
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
  return boardsFigure({ rules, boards, title, width: 260 * boards.length });
}

interface Sequence {
  readonly id: string;
  readonly peg: Peg;
  readonly parity: number;
  readonly drawn: readonly [discs: number, start: string];
}

function sequence({ id, peg, parity, drawn: [discs, start] }: Sequence): FigureItem {
  const where = `the largest disc d_i outside p2 on p${peg}`;
  return {
    id: `martins2024/${id}`,
    kind: 'figure',
    statement: `In Manaus with n >= 3 discs, from every bad state with d_n on p2 and ${where}, n - i is ${parity === 0 ? 'even' : 'odd'} and the moves of the proof of theorem 5 lead to d_1, ..., d_{n-1}//d_n.`,
    departs: `The boards of the print are lost: all such states are replayed, and ${start} with ${discs} discs is drawn, stage by stage.`,
    caption: `Manaus: from a bad state with d_n on p2 and d_i on p${peg} to d_1, ..., d_{n-1}//d_n, by stages`,
    uses: ['martins2024/theorem-4', 'martins2024/theorem-5'],
    recorded: 'holds-in-range',
    figure: () =>
      drawStages(
        discs,
        start,
        `Manaus, ${discs} discs: from the bad state ${start} to ${end(discs)}`,
      ),
    check: (effort) => {
      const most = effort === 'quick' ? 6 : 8;
      const instances = range(3, most).flatMap((n) =>
        badWithLargestOnLast(n, peg).map((state) => [n, state] as const),
      );
      return general(instances, ([n, state]) => wrong(n, parity, state), {
        checked: `n = 3 to ${most}: all ${instances.length} such states, bad by two searches; every move of their replay by the plain rules, larger discs at rest`,
        methods: 2,
      });
    },
  };
}

const items: readonly FigureItem[] = [
  sequence({ id: 'figure-5.6', peg: 0, parity: 1, drawn: [6, '3/12/456'] }),
  sequence({ id: 'figure-5.7', peg: 1, parity: 0, drawn: [5, '12/3/45'] }),
];
export default items;
