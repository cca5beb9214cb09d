import type { Arrangement, TowerMove } from '@manaus/core';
import { type Checks, range, until, upTo } from '../../check/index.js';
import recursive from '../algorithms/any-start-recursive.js';
import { after, allStarts, movesDown, movesFrom, toStack } from '../evidence/iterative.js';

/**
 * True if the turns alternate in all optimal solutions, and another disc that has its turn has one
 * move.
 */
type Turns = { readonly alternate: boolean; readonly forced: boolean };

const isForced = (rank: number, discs: number): boolean =>
  movesFrom(rank, discs).filter(({ disc }) => disc !== 1).length === 1;

/** Every step of every shortest path: the step after it is of disc 1 exactly if this one is not. */
function bySearch(discs: number): Turns {
  const steps = range(0, 3 ** discs - 1).flatMap((rank) => stepsFrom(rank, discs));
  return {
    alternate: steps.every(({ next, move }) =>
      stepsFrom(next, discs).every((then) => takeTurns(move, then.move)),
    ),
    forced: steps.every(({ rank, move }) => move.disc === 1 || isForced(rank, discs)),
  };
}

const stepsFrom = (rank: number, discs: number) =>
  movesDown(rank, discs, toStack(discs).distance).map((move) => ({
    rank,
    move,
    next: after(rank, move),
  }));

/** True if exactly one of two moves is of disc 1. */
const takeTurns = (first: TowerMove, second: TowerMove): boolean =>
  (first.disc === 1) !== (second.disc === 1);

/**
 * The plays of the recursive algorithm, which knows no turns; on states as lists of pegs, whose
 * tops may be compared.
 */
function byPlays(discs: number): Turns {
  const plays = allStarts(discs).map((start) => recursive.literal(start));
  return {
    alternate: plays.every(({ moves }) =>
      moves.every(({ disc }, i) => i === 0 || (disc === 1) !== (moves[i - 1].disc === 1)),
    ),
    forced: plays.every(({ moves, states }) =>
      moves.every(({ disc }, i) => disc === 1 || othersDiffer(states[i], discs)),
    ),
  };
}

/** True if the two pegs without disc 1 are not both empty: the tops differ. */
function othersDiffer(state: Arrangement, discs: number): boolean {
  const [one, two] = state.map(([top = discs + 1]) => top).filter((top) => top !== 1);
  return one !== two;
}

export default {
  'alternation-any-start': upTo<Turns>({ from: 1, quick: 7, full: 9 }, (most) => ({
    checked: {
      en: `every step of every shortest path by search, n = 1 to ${most}; the plays of the recursive algorithm from all states, n = 1 to 5`,
      pt: `cada passo de todo caminho mínimo por busca, n = 1 a ${most}; as execuções do algoritmo recursivo a partir de todos os estados, n = 1 a 5`,
    },
    stated: () => ({ alternate: true, forced: true }),
    methods: {
      'every shortest path by search': bySearch,
      'the plays of the recursive algorithm': until(5, byPlays),
    },
  })),
} satisfies Checks;
