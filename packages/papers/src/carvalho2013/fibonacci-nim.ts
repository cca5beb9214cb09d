import { type FibonacciPosition, fibonacciNim, gameSolver } from '@manaus/games';
import { requireReading } from '../algorithm.js';
import { differ, firstWrong, general, range } from '../legacy/check.js';
import type { Item } from '../legacy/item.js';
import { leastWinning } from './evidence/fibonacci-outcomes.js';
import { fibonacciNimMoves, fibonacciUpTo, smallestPartMoves } from './evidence/nim-strategies.js';
import { judgeStrategy, type Strategy } from './evidence/strategies.js';

const game = fibonacciNim();
const start = (heap: number): FibonacciPosition => ({ heap, limit: heap - 1 });
const isFibonacci = (heap: number): boolean => fibonacciUpTo(heap).includes(heap);

/** Whether the first player wins from N blocks: by the least winning number for all N, by looking at all that can follow for small N. */
function judgeStarts(most: number, byOptions: number): (heap: number) => boolean {
  const least = leastWinning(most);
  const { outcome } = gameSolver(game);
  return (heap) => {
    const wins = least[heap] <= heap - 1;
    if (heap <= byOptions && wins !== (outcome(start(heap)) === 'N'))
      throw new Error(`two methods differ at ${heap}`);
    return wins;
  };
}

const ranges = (effort: string): [number, number, number] =>
  effort === 'quick' ? [3000, 60, 90] : [20_000, 150, 200];
const inWords = ([most, byOptions, played]: readonly number[]) =>
  `N = 1 to ${most} by the least winning number of every heap, to ${byOptions} by looking at all that can follow; as a player to ${played}, against every reply`;

const rule: Item = {
  id: 'carvalho2013/fibonacci-nim-rule',
  kind: 'statement',
  statement:
    'In Fibonacci Nim from N >= 1 blocks the first player loses if and only if N is a Fibonacci number (1, 2, 3, 5, 8, ...); from any other N the first player wins by taking the smallest part of the Zeckendorf representation at every turn.',
  departs:
    'N = 1 leaves the first player without a legal move, and who cannot move has lost; nobody takes the last block there.',
  uses: ['carvalho2013/theorem-2.8.2-zeckendorf'],
  recorded: 'holds-in-range',
  check: (effort) => {
    const [most, byOptions, played] = ranges(effort);
    const wins = judgeStarts(most, byOptions);
    const losesAt = judgeStrategy(game, smallestPartMoves);
    const wrong = (heap: number) =>
      firstWrong(
        wins(heap) === isFibonacci(heap)
          ? `from N = ${heap} the first player ${wins(heap) ? 'wins' : 'loses'}`
          : null,
        heap <= played && !isFibonacci(heap) ? losesAt(start(heap)) : null,
      );
    return general(range(1, most), wrong, {
      checked: inWords([most, byOptions, played]),
      methods: 2,
    });
  },
};

const strategy: Item = {
  id: 'carvalho2013/fibonacci-nim-strategy',
  kind: 'statement',
  statement:
    'In Fibonacci Nim from N that is no Fibonacci number the first player wins if at every turn a Fibonacci number of blocks is left that the other player cannot take whole, any of them, or else the smallest part of the Zeckendorf representation is taken.',
  uses: ['carvalho2013/fibonacci-nim-rule'],
  recorded: 'holds-in-range',
  check: (effort) => {
    const [most, byOptions, played] = ranges(effort);
    const wins = judgeStarts(most, byOptions);
    const losesAt = judgeStrategy(game, fibonacciNimMoves);
    const wrong = (heap: number) =>
      isFibonacci(heap)
        ? null
        : firstWrong(
            wins(heap) ? null : `the first player loses from N = ${heap}`,
            heap <= played ? losesAt(start(heap)) : null,
          );
    return general(range(1, most), wrong, {
      checked: inWords([most, byOptions, played]),
      methods: 2,
    });
  },
};

/** B follows the strategy after the first move: from which N B wins after every first move of A, and from which after none. */
function secondPlayer(
  heap: number,
  losesAt: (position: FibonacciPosition) => string | null,
  strategyOf: Strategy<FibonacciPosition>,
): string | null {
  const wrong = firstWrong(...game.options(start(heap)).map((position) => losesAt(position)));
  if (wrong !== null) return wrong;
  return game.options(start(heap)).some((position) => strategyOf(position).length === 0)
    ? `no answer from N = ${heap}`
    : null;
}

/** A first move after which B loses whatever B does, for the counterexample. */
function losingForB(heap: number): string {
  const { winningMoves } = gameSolver(game);
  const [move] = winningMoves(start(heap));
  const replies = game
    .options(move)
    .map(({ heap: left, limit }) => `to ${left}, and A may take the rest, at most ${limit}`);
  return `from N = ${heap} A takes ${heap - move.heap}, which leaves ${move.heap} and a limit of ${move.limit}; B moves ${replies.join(', or ')}`;
}

const second: Item = {
  id: 'carvalho2013/fibonacci-nim-second-player',
  kind: 'statement',
  statement:
    'In Fibonacci Nim from N that is no Fibonacci number, after any first move of A the second player B can win, by the strategy of the first player.',
  departs:
    'The word "not" is too much: if N is a Fibonacci number (2 or more, so that there is a first move), B wins so after every first move of A.',
  uses: ['carvalho2013/fibonacci-nim-strategy'],
  recorded: 'misprint',
  check: (effort) => {
    const [most, byOptions, played] = ranges(effort);
    const wins = judgeStarts(most, byOptions);
    const losesAt = judgeStrategy(game, fibonacciNimMoves);
    requireReading(
      firstWrong(
        ...fibonacciUpTo(played).map((heap) =>
          firstWrong(
            differ(`A wins from ${heap}`, false, wins(heap)),
            secondPlayer(heap, losesAt, fibonacciNimMoves),
          ),
        ),
      ),
    );
    const others = range(1, most).filter((heap) => !isFibonacci(heap));
    const wrong = (heap: number) =>
      wins(heap)
        ? `printed: N not a Fibonacci number; meant: N a Fibonacci number; ${losingForB(heap)}`
        : null;
    const finding = general(others, wrong, {
      checked: inWords([most, byOptions, played]),
      methods: 2,
    });
    return finding.counterexample === undefined ? finding : { ...finding, verdict: 'misprint' };
  },
};

const items: readonly Item[] = [rule, strategy, second];
export default items;
