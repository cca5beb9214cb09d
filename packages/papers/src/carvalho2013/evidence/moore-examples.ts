import { gameSolver, type Heaps, heapGame, mooreSum, type Outcome } from '@manaus/games';
import { columnSums, digitRows } from './digits.js';
import { isOption, unordered, upToOrder, within } from './heap-positions.js';
import { isLowered, markedOutcomes } from './marked-outcomes.js';
import { binary, type Computed, factTable } from './printed-play.js';

/** The position of both examples. */
const start: Heaps = [2, 7, 11, 14];
const width = 4;

/** The methods that find the facts of an example. */
interface Means {
  readonly row: (heap: number) => string;
  readonly sum: (heaps: Heaps) => readonly number[];
  readonly outcome: (heaps: Heaps) => Outcome;
  readonly isMove: (heaps: Heaps, next: Heaps) => boolean;
}

const padded = (digits: string): string => digits.padStart(width, '0');

const byLibrary = (k: number): Means => ({
  row: (heap) => padded(heap.toString(2)),
  sum: (heaps) => mooreSum(heaps, k),
  outcome: gameSolver(upToOrder(heapGame('moore', { k }))).outcome,
  isMove: (heaps, next) => isOption(heapGame('moore', { k }), heaps, next),
});

const positions = [...new Map(within(start).map((heaps) => [unordered(heaps), heaps])).values()];

const onPaper = (k: number): Means => ({
  row: (heap) => padded(binary(heap)),
  sum: (heaps) => columnSums(digitRows(heaps), k + 1),
  outcome: markedOutcomes(positions, { k }),
  isMove: (heaps, next) => next.every((heap, i) => heap <= heaps[i]) && isLowered(heaps, next, k),
});

/** The rows as they are added below each other, their sum and the outcome. */
function factsOf({ row, sum, outcome }: Means, heaps: Heaps, after: string): Computed {
  const rows = heaps.map((heap, i) => [`row ${i + 1}${after}`, row(heap)]);
  return {
    ...Object.fromEntries(rows),
    [`sum${after}`]: padded(sum(heaps).join('')),
    [`outcome${after}`]: outcome(heaps),
  };
}

function factsBy(means: Means, next: Heaps | null): Computed {
  const names = start.map((heap) => [`heap ${heap}`, means.row(heap)]);
  const before = { ...Object.fromEntries(names), ...factsOf(means, start, '') };
  if (next === null || !means.isMove(start, next)) return before;
  const taken = start.map((heap, i) => [`taken from ${heap}`, String(heap - next[i])]);
  return { ...before, ...Object.fromEntries(taken), ...factsOf(means, next, ' after') };
}

/** The facts of an example of Nim_k, with those after a move. */
export const mooreExample = (id: string, k: number, next: Heaps | null) =>
  factTable(
    id,
    {
      en: 'every binary form, sums column by column and by the library, outcomes by looking at all that can follow and by marking',
      pt: 'todas as formas binárias, as somas coluna a coluna e pela biblioteca, os resultados olhando tudo o que pode vir a seguir e por marcação',
    },
    {
      'the library: sums, all that can follow': () => factsBy(byLibrary(k), next),
      'on paper: columns, marked positions': () => factsBy(onPaper(k), next),
    },
  );
