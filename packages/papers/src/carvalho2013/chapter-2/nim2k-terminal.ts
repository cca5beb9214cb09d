import { type Checks, conjunction, general, range } from '../../check/index.js';
import { movesOfHalving } from '../evidence/halving-plays.js';

/**
 * Whether the start has a move, and the heaps 0 and 1 in the plays from it: at the start, and after
 * a move.
 */
type Plays = {
  readonly moves: boolean;
  readonly started: readonly number[];
  readonly reached: readonly number[];
};

type Moves = (heap: number) => readonly number[];

/** All heaps to which some play from a start comes by at least one move. */
function reachedHeaps(start: number, leftOf: Moves): number[] {
  const reached = new Set(leftOf(start));
  for (const heap of reached) for (const left of leftOf(heap)) reached.add(left);
  return [...reached];
}

const isSmall = (heap: number): boolean => heap < 2;

const playsBy =
  (leftOf: Moves) =>
  (start: number): Plays => ({
    moves: leftOf(start).length > 0,
    started: [start].filter(isSmall),
    reached: reachedHeaps(start, leftOf).filter(isSmall),
  });

const methods = Object.fromEntries(
  Object.entries(movesOfHalving).map(([name, leftOf]) => [name, playsBy(leftOf)] as const),
);

/** Neither 0 nor 1 is reached; with `started`, nor are they starts. */
const neverReached = (first: number, most: number, started: boolean) =>
  general<number, Plays>({
    checked: {
      en: `all plays from n = ${first} to ${most}, by the options of the library and by the rules, and against n > 2; by a move neither 0 nor 1 is reached`,
      pt: `todas as partidas a partir de n = ${first} a ${most}, pelas opções da biblioteca e pelas regras, e comparadas com n > 2; por uma jogada não se alcança nem 0 nem 1`,
    },
    instances: range(first, most),
    stated: (start) => ({ moves: start > 2, reached: [], ...(started && { started: [] }) }),
    methods,
  });

export default {
  'nim2k-terminal': (effort) => {
    const most = effort === 'quick' ? 120 : 500;
    return conjunction<unknown>(neverReached(0, most, false), neverReached(2, most, true));
  },
} satisfies Checks;
