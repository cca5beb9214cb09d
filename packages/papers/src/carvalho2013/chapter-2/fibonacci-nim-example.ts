import { type FibonacciPosition, heapGame, zeckendorf } from '@manaus/games';
import { type Checks, cellsOf, compared, range } from '../../check/index.js';
import { printed } from '../../printed.js';
import { fibonacciNimMoves, fibonacciUpTo, zeckendorfIndices } from '../evidence/nim-strategies.js';
import { type Computed, playerOf, playTable } from '../evidence/printed-play.js';

const id = 'carvalho2013/fibonacci-nim-example';

/** The methods that find the facts of the play. */
interface Means {
  /** The indices of the Fibonacci numbers that add up to a heap, the largest first. */
  readonly terms: (heap: number) => readonly number[];
  readonly parts: (heap: number) => readonly number[];
  readonly isMove: (position: FibonacciPosition, taken: number) => boolean;
  /** True if the strategy takes this number, if it is the smallest part. */
  readonly asks: (position: FibonacciPosition, taken: number) => boolean;
}

const takes = (moves: readonly FibonacciPosition[], heap: number, taken: number): boolean =>
  moves.some(({ heaps: [left] }) => left === heap - taken);

const fibonacci = heapGame('fibonacci');

/** By the library: the largest that fits is taken, again and again. */
const greedy: Means = {
  parts: zeckendorf,
  terms: (heap) => zeckendorf(heap).map((part) => fibonacciUpTo(heap).indexOf(part) + 1),
  isMove: (position, taken) => takes(fibonacci.options(position), position.heaps[0], taken),
  asks: (position, taken) => takes(fibonacciNimMoves(position), position.heaps[0], taken),
};

/** f is a Fibonacci number where 5f^2 + 4 or 5f^2 - 4 is a square. */
const isFibonacci = (number: number): boolean =>
  number > 0 && [4, -4].some((more) => Number.isInteger(Math.sqrt(5 * number ** 2 + more)));

/** By trying all sets, and with Fibonacci numbers known by squares. */
const allSets: Means = {
  terms: (heap) => [...(zeckendorfIndices(heap) ?? [])].reverse(),
  parts: (heap) => allSets.terms(heap).map((i) => fibonacciUpTo(heap)[i - 1]),
  isMove: ({ heaps: [heap], limit }, taken) => taken >= 1 && taken <= Math.min(heap, limit),
  asks: ({ heaps: [heap], limit }, taken) => {
    const safe = range(1, Math.min(heap, limit)).filter(
      (some) => isFibonacci(heap - some) && 2 * some < heap - some,
    );
    return safe.length === 0 || safe.includes(taken);
  },
};

/** The facts of a move that takes some blocks from a position. */
function moveFacts(means: Means, before: FibonacciPosition, taken: number, move: number): Computed {
  const {
    heaps: [heap],
    limit,
  } = before;
  const parts = means.parts(heap);
  const byStrategy = taken === Math.min(...parts) && means.asks(before, taken);
  return {
    player: playerOf(move),
    heap: String(heap),
    parts: parts.join(' '),
    terms: means.terms(heap).join(' '),
    most: String(Math.min(heap, limit)),
    strategy: byStrategy ? 'yes' : 'no',
    to: means.isMove(before, taken) ? String(heap - taken) : 'no move',
    winner: heap === taken ? playerOf(move) : 'none',
  };
}

type Rows = readonly Readonly<Record<string, string>>[];

const factsBy =
  (means: Means) =>
  (rows: Rows): Computed[] => {
    const positions = playedPositions(rows);
    return rows.map(({ taken }, move) => moveFacts(means, positions[move], Number(taken), move));
  };

/** The positions from 20 on, before each move and after the last. */
function playedPositions(rows: Rows): FibonacciPosition[] {
  const positions: FibonacciPosition[] = [{ heaps: [20], limit: 19 }];
  for (const [move, row] of rows.entries()) {
    const taken = Number(row.taken);
    positions.push({ heaps: [positions[move].heaps[0] - taken], limit: 2 * taken });
  }
  return positions;
}

const table = playTable(
  () => printed(id),
  {
    en: 'every printed move played by the rules; representations by taking the largest that fits and by trying all sets',
    pt: 'todas as jogadas impressas refeitas pelas regras; as representações tomando a maior parcela que cabe e tentando todos os conjuntos',
  },
  { 'the largest that fits': factsBy(greedy), 'all sets': factsBy(allSets) },
);

export default {
  'fibonacci-nim-example': {
    cells: () => cellsOf(table),
    check: () => compared(table),
  },
} satisfies Checks;
