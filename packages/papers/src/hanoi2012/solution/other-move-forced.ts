import { pegsOfDiscs } from '@manaus/core';
import { general, type Item, range, requireHolds, withValues } from '../../check/index.js';
import { hanoiGraph, hanoiStates } from '../../shared/hanoi-graph.js';
import { letter, lettersOf, movesFrom, pegsAt, solution } from '../evidence/iterative.js';
import { mostOf, recursive } from '../evidence/solution.js';

/** The states without exactly one move of another disc than 1, and how many such turns the solution has before its end. */
type Unforced = { readonly states: readonly string[]; readonly turns: number };

type Case = { readonly discs: number; readonly state: string; readonly most: number };

const isForced = (rank: number, discs: number): boolean =>
  movesFrom(rank, discs).filter(({ disc }) => disc !== 1).length === 1;

/** The turns of another disc: after each move of disc 1 but the last. */
const turns = <T>(states: readonly T[]): T[] =>
  states.filter((_, step, { length }) => step % 2 === 1 && step < length - 1);

const byMoves = (discs: number): Unforced => ({
  states: range(0, 3 ** discs - 1)
    .filter((rank) => !isForced(rank, discs))
    .map((rank) => lettersOf(pegsAt(rank, discs))),
  turns: turns(solution(discs).ranks).filter((rank) => !isForced(rank, discs)).length,
});

/** Disc 1 can always go to two pegs: where another can move in one way, a state has three neighbors. */
function byDegrees(discs: number): Unforced {
  const { offsets } = hanoiGraph(discs);
  const states = hanoiStates(discs)
    .map((state, v) => ({
      letters: lettersOf(pegsOfDiscs(state)),
      degree: offsets[v + 1] - offsets[v],
    }))
    .filter(({ degree }) => degree !== 3)
    .map(({ letters }) => letters);
  const at = turns(recursive(discs).states).map((state) => lettersOf(pegsOfDiscs(state)));
  return { states: states.sort(), turns: at.filter((letters) => states.includes(letters)).length };
}

const methods = {
  'the moves of every state': byMoves,
  'the degrees of the stored graph': byDegrees,
};

/** As printed it must hold in every state; it does in all but those with all discs on one peg. */
function check(most: number) {
  const instances = range(1, most);
  const checked = `the moves of discs other than 1 in all 3^n states and at the turns of the optimal solution, n = 1 to ${most}: exactly one but in the three states with all discs on one peg, none there; and by the degrees of the stored graph`;
  const perfect = (discs: number) => [0, 1, 2].map((on) => letter(on).repeat(discs));
  requireHolds(
    general<number, Unforced>({
      checked,
      instances,
      stated: (discs) => ({ states: perfect(discs), turns: 0 }),
      methods,
    }),
  );
  return withValues(
    general<number, Unforced>({ checked, instances, stated: () => ({ states: [] }), methods }),
    ({ instance: discs, computed }): Case => ({ discs, state: computed.states[0], most }),
  );
}

export default {
  id: 'hanoi2012/other-move-forced',
  statement: {
    en: 'For every n >= 1 and every state: between the two pegs that do not hold disc 1 exactly one move is possible, so that a move of another disc is fully determined.',
    pt: 'Para todo n >= 1 e todo estado: entre os dois pinos que não têm o disco 1 é possível exatamente um movimento, de modo que a jogada de outro disco fica determinada.',
  },
  departs: {
    en: 'Between two pegs at most one move is possible, and exactly one unless both are empty. So the move is determined in every state but those with all discs on one peg, and at every turn of another disc in the optimal solution before its end.',
    pt: 'Entre dois pinos há no máximo um movimento possível, e exatamente um se não estão ambos vazios. O movimento fica determinado em todo estado que não tenha todos os discos num só pino, e em cada vez de outro disco na solução ótima, antes do fim.',
  },
  recorded: 'fails',
  check: (effort) => check(mostOf(effort)),
  erratum: {
    certainty: 'reading',
    where: {
      en: 'Iterative algorithms, the turn of another disc',
      pt: 'Algoritmos iterativos, a vez de outro disco',
    },
    printed: {
      en: 'When a disc other than 1 has its turn, only two pegs take part, and between two pegs only one move is possible.',
      pt: 'Quando é a vez de um disco que não é o 1, só intervêm dois pinos, e entre dois pinos só há um movimento possível.',
    },
    sure: {
      en: 'In the solution, before its end, the sentence is right; as it stands, it speaks of any two pegs.',
      pt: 'Na solução, antes do fim, a frase está certa; como está escrita, fala de dois pinos quaisquer.',
    },
    counterexample: {
      en: ({ discs, state }) =>
        `n = ${discs}, state ${state}: the pegs without disc 1 are empty, and no move between them is possible`,
      pt: ({ discs, state }) =>
        `Com ${discs} disco, no estado ${state}, os pinos sem o disco 1 estão vazios, e não há movimento entre eles.`,
    },
    found: {
      pt: ({ most }) =>
        `Os movimentos dos discos diferentes de 1 em todos os estados e na solução ótima, para n = 1 a ${most}: exatamente um, salvo nos três estados com todos os discos num pino.`,
    },
  },
} satisfies Item<Case>;
