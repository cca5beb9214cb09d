import { fibonacciNim, zeckendorf } from '@manaus/games';
import { compared } from '../legacy/check.js';
import type { Cell, TableItem } from '../legacy/item.js';
import { printed } from '../printed.js';
import { fibonacciNimMoves, fibonacciUpTo, zeckendorfIndices } from './evidence/nim-strategies.js';
import { type Computed, playCells, playerOf } from './evidence/printed-play.js';

const id = 'carvalho2013/fibonacci-nim-example';

/** The Fibonacci numbers that add up to a heap, and their indices, the largest first: by taking the largest that fits, and by trying all sets. */
function representation(heap: number): { parts: readonly number[]; terms: readonly number[] } {
  const parts = zeckendorf(heap);
  const terms = [...(zeckendorfIndices(heap) ?? [])].reverse();
  const fibonacci = fibonacciUpTo(heap);
  if (terms.map((i) => fibonacci[i - 1]).join() !== parts.join())
    throw new Error(`two representations of ${heap} differ`);
  return { parts, terms };
}

function facts(rows: readonly Readonly<Record<string, string>>[]): Computed[] {
  const game = fibonacciNim();
  let position = { heap: 20, limit: 19 };
  return rows.map((row, move) => {
    const taken = Number(row.taken);
    const { heap, limit } = position;
    const { parts, terms } = representation(heap);
    const next = { heap: heap - taken, limit: 2 * taken };
    const same = (other: typeof next) => other.heap === next.heap;
    const legal = game.options(position).some(same);
    const byStrategy = fibonacciNimMoves(position).some(same) && taken === parts[parts.length - 1];
    position = next;
    return {
      player: playerOf(move),
      heap: String(heap),
      parts: parts.join(' '),
      terms: terms.join(' '),
      most: String(Math.min(heap, limit)),
      strategy: byStrategy ? 'yes' : 'no',
      to: legal ? String(next.heap) : 'no move',
      winner: next.heap === 0 ? playerOf(move) : 'none',
    };
  });
}

const cells = (): Cell[] => playCells(printed(id), facts(printed(id)));

const item: TableItem = {
  id,
  kind: 'statement',
  statement:
    'Fibonacci Nim from 20, A first: the nine printed moves are legal and lead to the printed positions; the representations by Fibonacci numbers, their indices (f_1 = 1, f_2 = 2) and the largest numbers that may be taken are as printed; A always moves by the strategy and takes the last block.',
  uses: ['carvalho2013/fibonacci-nim-strategy'],
  recorded: 'holds',
  columns: ['move', 'what'],
  cells,
  check: () =>
    compared(cells(), {
      checked:
        'every printed move played by the rules; representations by taking the largest that fits and by trying all sets',
      methods: 2,
    }),
};
export default item;
