import { ramseyColouring } from '@manaus/graph';
import { requireReading } from '../algorithm.js';
import { differ, firstWrong, general, range } from '../legacy/check.js';
import type { Item } from '../legacy/item.js';
import { ramseyNumber, triangleFree } from './evidence/ramsey.js';

/** Positive sizes, smallest first, whose numbers a search finds fast. */
const positive: readonly (readonly number[])[] = [
  [1],
  [2],
  [3],
  [4],
  [5],
  [1, 1],
  [1, 4],
  [2, 2],
  [2, 3],
  [2, 4],
  [2, 5],
  [3, 3],
  [3, 4],
  [2, 2, 2],
  [2, 2, 3],
  [2, 3, 3],
  [2, 2, 4],
];

/** The number without any colouring, where that is easy: 1 with a size 1; a colour of size 2 can be given to no edge; one size alone is itself. */
function withoutSearch(sizes: readonly number[]): number | null {
  if (sizes.includes(1)) return 1;
  const rest = sizes.filter((size) => size > 2);
  return rest.length < 2 ? (rest[0] ?? 2) : null;
}

/** The recurrence R(p, q) <= R(p - 1, q) + R(p, q - 1), less by one where both are even; the colours of size 2 left out. */
function boundOf(sizes: readonly number[]): number {
  const [p, q, ...others] = sizes.filter((size) => size > 2);
  if (others.length > 0) throw new Error(`no bound for R(${sizes.join(', ')})`);
  const [first, second] = [ramseyNumber([p - 1, q]), ramseyNumber([p, q - 1])];
  return first + second - (first % 2 === 0 && second % 2 === 0 ? 1 : 0);
}

/** That the number exists and that one point more does not undo it, and that another way to find it agrees. */
function wrongPositive(sizes: readonly number[]): string | null {
  const least = ramseyNumber(sizes);
  const name = `R(${sizes.join(', ')})`;
  return firstWrong(
    differ(
      `colouring of K_${least + 1} that escapes ${name} = ${least}`,
      null,
      ramseyColouring(least + 1, sizes),
    ),
    differ(`${name} without search, or its bound`, withoutSearch(sizes) ?? boundOf(sizes), least),
    sizes.some((size) => size !== 3)
      ? null
      : differ(
          `${name} among all colourings`,
          true,
          triangleFree(least, sizes.length).length === 0,
        ),
  );
}

/** How many sets of so many points K_v has, by going through all sets. */
const subsets = (points: number, size: number): number =>
  range(0, 2 ** points - 1).filter(
    (set) => range(0, points - 1).filter((point) => (set >> point) & 1).length === size,
  ).length;

/** One colour, all edges in it: is there a complete subgraph on so many points for some number of points? */
function wrongSingle(size: number): string | null {
  const points = range(1, 8).find((count) => subsets(count, size) > 0);
  return points === undefined
    ? `k = 1, p_1 = ${size}: no set has ${size} points, so no K_v has a complete subgraph on ${size} points (v = 1 to 8 tried), and R(${size}) does not exist`
    : null;
}

const item: Item = {
  id: 'carvalho2013/theorem-1.1.4-ramsey',
  kind: 'theorem',
  statement:
    'For all integers p_1, ..., p_k there is a least positive integer R(p_1, ..., p_k) such that, for v >= R, every colouring of the edges of K_v in k colours has, for some i, a complete subgraph on p_i points with all edges in colour i.',
  departs: `Holds for positive integers, which is meant, in the range checked: ${positive.length} lists (p_1, ..., p_k) with k <= 3 up to R(3, 4) = ${ramseyNumber([3, 4])}, and R(3, 3, 3) in its own item. The print says integers only.`,
  uses: ['carvalho2013/ramsey-3-3', 'carvalho2013/ramsey-3-3-3'],
  recorded: 'fails',
  check: () => {
    requireReading(firstWrong(...positive.map(wrongPositive)));
    const tried = {
      checked: `one colour with p_1 = 2, 1, 0, -1; and ${positive.length} lists of positive integers, k = 1 to 3, each by a search and by one point more, and without search or by a bound that the verified colourings reach`,
      methods: 2,
    };
    return general([2, 1, 0, -1], wrongSingle, tried);
  },
};
export default item;
