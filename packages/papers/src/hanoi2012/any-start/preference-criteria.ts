import { type Checks, range, upTo } from '../../check/index.js';

/** The top discs of the two pegs that disc 1 can go to; 0 for an empty peg. */
type Choice = readonly [number, number];

const isEven = (top: number): boolean => top > 0 && top % 2 === 0;
const isOdd = (top: number): boolean => top % 2 === 1;

/** Point 3: onto the smallest even disc, else to an empty peg, else onto the largest odd disc. */
function byPreference(tops: Choice): number {
  const even = tops.filter(isEven);
  if (even.length > 0) return Math.min(...even);
  return tops.includes(0) ? 0 : Math.max(...tops);
}

/** The five criteria, each for a pair of kinds. */
function byCriteria([a, b]: Choice): number {
  if (isEven(a) && isEven(b)) return a < b ? a : b;
  if (isOdd(a) && isOdd(b)) return a > b ? a : b;
  if (isEven(a) || isEven(b)) return isEven(a) ? a : b;
  return a === 0 ? a : b;
}

/** One order of all places: even discs upwards, an empty peg, odd discs downwards. */
const byOrder = ([a, b]: Choice): number => {
  const order = (top: number) => (isEven(top) ? top - 10_000 : -top);
  const key = (top: number) => (top === 0 ? -5000 : order(top));
  return key(a) < key(b) ? a : b;
};

const choices = (discs: number): Choice[] =>
  range(0, discs).flatMap((a) =>
    range(0, discs).flatMap((b): Choice[] => (a === b || a === 1 || b === 1 ? [] : [[a, b]])),
  );

export default {
  'preference-criteria': upTo<number[]>({ from: 2, quick: 24, full: 60 }, (most) => ({
    checked: {
      en: `all pairs of tops for n = 2 to ${most}, by the criteria and by one order of all places`,
      pt: `todos os pares de topos para n = 2 a ${most}, pelos critérios e por uma única ordem de todos os lugares`,
    },
    stated: (n) => choices(n).map(byPreference),
    methods: {
      'the five criteria': (n) => choices(n).map(byCriteria),
      'one order of all places': (n) => choices(n).map(byOrder),
    },
  })),
} satisfies Checks;
