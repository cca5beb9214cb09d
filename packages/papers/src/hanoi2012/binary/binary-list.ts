import { type Checks, conjunction, finite, range, upTo } from '../../check/index.js';
import { printed } from '../../printed.js';
import { bit, digits, written } from '../evidence/binary.js';

/**
 * The claims of the text about a list of numbers; of an ending, its first number with the place,
 * and its last with the place from the end.
 */
type Named = readonly [first: string, place: number, last: string, fromEnd: number];
type List = { readonly list: readonly string[]; readonly ends10: Named; readonly ends100: Named };

function named(list: readonly string[], ending: string): Named {
  const own = list.filter((text) => text.endsWith(ending));
  const [first, last] = [own[0], own[own.length - 1]];
  return [first, list.indexOf(first), last, list.length - list.indexOf(last)];
}

const listOf = (write: (m: number, count: number) => string): List => {
  const list = range(0, 31).map((m) => write(m, 5));
  return { list, ends10: named(list, '10'), ends100: named(list, '100') };
};

const byColumns = (): string[] => {
  const rows = printed('hanoi2012/table-1');
  return ['a', 'b', 'c', 'd'].flatMap((column) => rows.map((row) => row[column]));
};

const theList = () =>
  finite<number, List>({
    checked: {
      en: 'the printed list against divisions by 2 and written digits',
      pt: 'a lista impressa comparada com divisões por 2 e com dígitos escritos',
    },
    instances: [5],
    stated: () => ({
      list: byColumns(),
      ends10: ['00010', 2, '11110', 2],
      ends100: ['00100', 4, '11100', 4],
    }),
    methods: { 'by division': () => listOf(digits), 'by written digits': () => listOf(written) },
  });

/**
 * Of the numbers below 2^n that end in a 1 and k - 1 zeros, entry k - 1: what stands before the
 * first, after the last, between two.
 */
type Places = {
  readonly before: readonly number[];
  readonly after: readonly number[];
  readonly between: readonly (readonly number[])[];
  /** The steps in which not just one 0 becomes a 1, or not the first 1 from the right. */
  readonly otherSteps: readonly number[];
};

function places(
  discs: number,
  ends: (m: number, k: number) => boolean,
  isStep: (m: number) => boolean,
): Places {
  const numbers = range(1, 2 ** discs - 1);
  const at = range(1, discs).map((k) => numbers.filter((m) => ends(m, k)));
  return {
    before: at.map(([first]) => first - 1),
    after: at.map((own) => numbers.length - own[own.length - 1]),
    between: at.map((own) => [...new Set(own.slice(1).map((m, i) => m - own[i] - 1))]),
    otherSteps: numbers.filter((m) => !isStep(m)),
  };
}

const byDivision = (discs: number): Places =>
  places(
    discs,
    (m, k) => m % 2 ** k === 2 ** (k - 1),
    (m) => {
      const rises = range(1, discs).filter((k) => bit(m - 1, k) < bit(m, k));
      return rises.length === 1 && m % 2 ** rises[0] === 2 ** (rises[0] - 1);
    },
  );

const byDigits = (discs: number): Places =>
  places(
    discs,
    (m, k) => written(m, discs).endsWith(`1${'0'.repeat(k - 1)}`),
    (m) => {
      const [before, after] = [written(m - 1, discs), written(m, discs)];
      const rises = [...after].flatMap((digit, i) => (digit > before[i] ? [i] : []));
      return rises.length === 1 && rises[0] === after.lastIndexOf('1');
    },
  );

const statements = upTo<Places>({ from: 1, quick: 9, full: 12 }, (most) => ({
  checked: {
    en: `its statements bit by bit and by place, n = 1 to ${most}`,
    pt: `as suas afirmações bit a bit e por lugar, n = 1 a ${most}`,
  },
  stated: (n) => ({
    before: range(1, n).map((k) => 2 ** (k - 1) - 1),
    after: range(1, n).map((k) => 2 ** (k - 1) - 1),
    between: range(1, n).map((k) => (k === n ? [] : [2 ** k - 1])),
    otherSteps: [],
  }),
  methods: { 'by division': byDivision, 'by written digits': byDigits },
}));

export default {
  'binary-list': (effort) => conjunction<unknown>(theList(), statements(effort)),
} satisfies Checks;
