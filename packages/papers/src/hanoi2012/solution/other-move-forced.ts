import { pegsOfDiscs } from '@manaus/core';
import { type Checks, general, range } from '../../check/index.js';
import { hanoiGraph, hanoiStates } from '../../shared/hanoi-graph.js';
import { letter, lettersOf, movesFrom, pegsAt, solution } from '../evidence/iterative.js';
import { mostOf, recursive } from '../evidence/solution.js';

/**
 * The states without exactly one move of another disc than 1, and how many such turns the solution
 * has before its end.
 */
type Unforced = { readonly states: readonly string[]; readonly turns: number };

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

/**
 * Disc 1 can always go to two pegs: where another can move in one way, a state has three neighbors.
 */
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

export default {
  'other-move-forced': (effort) => {
    const most = mostOf(effort);
    return general<number, Unforced>({
      checked: {
        en: `the moves of discs other than 1 in all 3^n states and at the turns of the optimal solution, n = 1 to ${most}: exactly one but in the three states with all discs on one peg, none there; and by the degrees of the stored graph`,
        pt: `os movimentos de discos diferentes do 1 em todos os 3^n estados e nas vezes da solução mínima, n = 1 a ${most}: exatamente um, exceto nos três estados com todos os discos em um pino, em que não há nenhum; e pelos graus do grafo armazenado`,
      },
      instances: range(1, most),
      stated: (discs) => ({ states: [0, 1, 2].map((on) => letter(on).repeat(discs)), turns: 0 }),
      methods,
    });
  },
} satisfies Checks;
