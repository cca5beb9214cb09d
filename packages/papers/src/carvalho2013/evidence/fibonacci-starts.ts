import { type FibonacciPosition, gameSolver, heapGame } from '@manaus/games';
import { type Effort, general, type Methods, range, until } from '../../check/index.js';
import { leastWinning } from './fibonacci-outcomes.js';
import { fibonacciUpTo } from './nim-strategies.js';
import { judgeStrategy, type Strategy, strategyWins } from './strategies.js';

/** The position from which a play of Fibonacci Nim with the given number of blocks starts. */
export const startOf = (heap: number): FibonacciPosition => ({
  heaps: [heap],
  limit: heap - 1,
});

export const isFibonacci = (heap: number): boolean => fibonacciUpTo(heap).includes(heap);

/**
 * The moves straight from the rules: at least one, at most the limit; the next may take twice as
 * many.
 */
const moves = ({ heaps: [heap], limit }: FibonacciPosition): FibonacciPosition[] =>
  range(1, Math.min(heap, limit)).map((taken) => ({ heaps: [heap - taken], limit: 2 * taken }));

/**
 * The winner from N blocks, and whether a strategy wins for the first player, and for the second
 * after any first move.
 */
export type Start = {
  readonly first: boolean;
  readonly asFirst: boolean;
  readonly asSecond: boolean;
};

/**
 * The largest N: for all methods, for the search of everything that can follow, and for a player.
 */
interface Ranges {
  readonly most: number;
  readonly byOptions: number;
  readonly played: number;
}

export const rangesOf = (effort: Effort): Ranges =>
  effort === 'quick'
    ? { most: 3000, byOptions: 60, played: 90 }
    : { most: 20_000, byOptions: 150, played: 200 };

/**
 * The winner by the least winning number and by search; the result of a strategy by recursion and
 * by listing all positions met.
 */
function startsBy(
  strategy: Strategy<FibonacciPosition>,
  { most, byOptions, played }: Ranges,
): Methods<number, Start> {
  const least = leastWinning(most);
  const { outcome } = gameSolver(heapGame('fibonacci'));
  return {
    'the least winning number of every heap': (heap) => ({ first: least[heap] <= heap - 1 }),
    'all that can follow': until<Start>(byOptions, (heap) => ({
      first: outcome(startOf(heap)) === 'N',
    })),
    'play by recursion, the rules of the library': until<Start>(played, byRecursion(strategy)),
    'all positions met, plain rules': until<Start>(played, byPositionsMet(strategy)),
  };
}

type AsPlayer = (heap: number) => Pick<Start, 'asFirst' | 'asSecond'>;

function byRecursion(strategy: Strategy<FibonacciPosition>): AsPlayer {
  const game = heapGame('fibonacci');
  const losesAt = judgeStrategy(game, strategy);
  return (heap) => ({
    asFirst: losesAt(startOf(heap)) === null,
    asSecond: game.options(startOf(heap)).every((next) => losesAt(next) === null),
  });
}

function byPositionsMet(strategy: Strategy<FibonacciPosition>): AsPlayer {
  const wins = strategyWins(
    { moves, label: ({ heaps: [heap], limit }) => `${heap}:${limit}` },
    strategy,
  );
  return (heap) => ({
    asFirst: wins(startOf(heap)),
    asSecond: moves(startOf(heap)).every(wins),
  });
}

/** The verdict on what is stated of a strategy that starts from some numbers of blocks. */
export const judgedStarts = (
  strategy: Strategy<FibonacciPosition>,
  ranges: Ranges,
  heaps: readonly number[],
  stated: (heap: number) => Partial<Start>,
) =>
  general<number, Start>({
    checked: {
      en: `N = 1 to ${ranges.most} by the least winning number of every heap, to ${ranges.byOptions} by looking at all that can follow; as a player to ${ranges.played}, against every reply`,
      pt: `N = 1 a ${ranges.most} pelo menor número vencedor de cada pilha, até ${ranges.byOptions} olhando tudo o que pode vir a seguir; como jogador até ${ranges.played}, contra toda resposta`,
    },
    instances: heaps,
    stated,
    methods: startsBy(strategy, ranges),
  });
