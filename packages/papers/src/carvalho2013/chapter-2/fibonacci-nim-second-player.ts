import { type FibonacciPosition, gameSolver, heapGame } from '@manaus/games';
import { type Checks, type ItemCheck, misprint, range, withValues } from '../../check/index.js';
import { isFibonacci, judgedStarts, rangesOf, startOf } from '../evidence/fibonacci-starts.js';
import { fibonacciNimMoves, fibonacciUpTo } from '../evidence/nim-strategies.js';

/** What a move leaves, and the most that the next one may take. */
type Left = { readonly heap: number; readonly limit: number };

/** A first move of A after which B loses, with what B can leave. */
type Case = {
  readonly heap: number;
  readonly move: Left;
  readonly replies: readonly Left[];
  readonly most: number;
};

export default {
  'fibonacci-nim-second-player': {
    check: (effort) => {
      const ranges = rangesOf(effort);
      const judged = (heaps: readonly number[]) =>
        judgedStarts(fibonacciNimMoves, ranges, heaps, () => ({ first: false, asSecond: true }));
      const printed = judged(range(1, ranges.most).filter((heap) => !isFibonacci(heap)));
      const meant = judged(fibonacciUpTo(ranges.played));
      return withValues(misprint(printed, meant), ({ instance }) => {
        const game = heapGame('fibonacci');
        const [move] = gameSolver(game).winningMoves(startOf(instance));
        const left = ({ heaps: [rest], limit }: FibonacciPosition): Left => ({ heap: rest, limit });
        return {
          heap: instance,
          move: left(move),
          replies: game.options(move).map(left),
          most: ranges.most,
        };
      });
    },
    counterexample: {
      en: ({ heap, move, replies }) =>
        `printed: N not a Fibonacci number; meant: N a Fibonacci number; from N = ${heap} A takes ${heap - move.heap}, which leaves ${move.heap} and a limit of ${move.limit}; B moves ${replies.map((left) => `to ${left.heap}, and A may take the rest, at most ${left.limit}`).join(', or ')}`,
      pt: ({ heap, move }) =>
        `N = ${heap}: A retira ${heap - move.heap} e deixa ${move.heap} blocos, dos quais B pode retirar no máximo ${move.limit}; seja qual for a resposta, A retira todo o resto.`,
    },
  } satisfies ItemCheck<Case>,
} satisfies Checks;
