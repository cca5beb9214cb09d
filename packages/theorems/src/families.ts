import { capacityList, type Family, type FamilyInput, readFamily } from './family.js';

/** The capacities of the pegs in the table of all families: n to n - 4, and 1 to 3. */
const TABLE = ['n', 'n-1', 'n-2', 'n-3', 'n-4', '1', '2', '3'];
const ARCS = [
  [0, 1],
  [0, 2],
  [1, 0],
  [1, 2],
  [2, 0],
  [2, 1],
] as const;
const DIGRAPHS = Array.from({ length: 2 ** ARCS.length }, (_, bits) =>
  ARCS.filter((_, i) => (bits >> i) % 2 === 1),
);
/** The names of the pegs, changed in every way: peg p is called renaming[p]. */
const RENAMINGS: readonly (readonly number[])[] = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
];

/**
 * The family that stands for all that differ from a given one in the names of the pegs alone: of
 * the six renamings the one whose capacities come first (n, n - 1, n - 2, and so on before 0, 1, 2,
 * and so on), then the one whose pairs of pegs do, then the one with the smallest peg of the goal.
 *
 * A renaming takes moves, capacities and goal together, so that the graphs of both families are the
 * same. Throws an `InputError` as `readFamily` does.
 *
 * @example
 * ```ts
 * representativeFamily({ capacities: ['n-2', 'n', 'n-1'] }).capacities; // => ['n', 'n-1', 'n-2']
 * representativeFamily({ moves: [[0, 2], [2, 1], [1, 0]], goal: 2 }); // => { capacities: ['n', 'n', 'n'], moves: [[0, 1], [1, 2], [2, 0]], goal: 0 }
 * ```
 */
export function representativeFamily(family: FamilyInput): Family {
  const { capacities, moves, goal } = readFamily(family);
  const named = RENAMINGS.map((names) => {
    const [a, b, c] = [0, 1, 2].map((name) => capacities[names.indexOf(name)]);
    return readFamily({
      capacities: [a, b, c],
      moves: moves.map(([from, to]) => [names[from], names[to]] as const),
      goal: goal === null ? null : names[goal],
    });
  });
  return named.reduce((first, each) => (compare(rankOf(each), rankOf(first)) < 0 ? each : first));
}

/** The numbers by which a family comes before others. */
const rankOf = ({ capacities, moves, goal }: Family): number[] => [
  ...capacities.map((text) => (text.startsWith('n') ? Number(text.slice(2)) : 100 + Number(text))),
  ...ARCS.map(([a, b]) => (moves.some(([c, d]) => a === c && b === d) ? 0 : 1)),
  goal ?? 3,
];

const compare = (a: readonly number[], b: readonly number[]): number =>
  a.map((value, i) => value - b[i]).find((difference) => difference !== 0) ?? 0;

/**
 * All families on three pegs with capacities from a list, by default n to n - 4 and 1 to 3: each of
 * the 64 digraphs of moves with each choice of capacities, one for all that differ in the names of
 * the pegs alone. 5,728 by default, 1,864 of them with a peg for all discs.
 *
 * The goal does not make a family another one here: it is the last peg that holds all discs, as
 * `readFamily` takes it, and a certificate is of every goal (`provedBy`). In the order of
 * `representativeFamily`. Throws an `InputError` for a capacity that no family has.
 *
 * @example
 * ```ts
 * threePegFamilies().length; // => 5728
 * threePegFamilies(['n']).length; // => 16
 * threePegFamilies(['n', 'n-1'])[0]; // => { capacities: ['n', 'n', 'n'], moves: [[0, 1], [0, 2], [1, 0], [1, 2], [2, 0], [2, 1]], goal: 2 }
 * ```
 */
export function threePegFamilies(capacities: readonly (string | number)[] = TABLE): Family[] {
  const texts = [...new Set(capacityList(capacities))];
  const found = new Map<string, Family>();
  for (const [i, a] of texts.entries())
    for (const [j, b] of texts.slice(i).entries())
      for (const c of texts.slice(i + j))
        for (const moves of DIGRAPHS) {
          const family = representativeFamily({ capacities: [a, b, c], moves, goal: null });
          found.set(JSON.stringify(family), family);
        }
  return [...found.values()]
    .sort((a, b) => compare(rankOf(a), rankOf(b)))
    .map(({ capacities, moves }) => readFamily({ capacities, moves }));
}
