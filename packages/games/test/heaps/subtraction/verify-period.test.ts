import { attacked } from '@manaus/testing/attacked';
import {
  type SubtractionCertificate,
  subtractionPeriod,
} from '../../../src/heaps/subtraction/period.js';
import { verifySubtractionPeriod } from '../../../src/heaps/subtraction/verify-period.js';
import { verifyPeriod } from '../../../src/index.js';

const sets = [
  [1],
  [2],
  [1, 2],
  [1, 4],
  [2, 3],
  [2, 3, 5],
  [1, 2, 4, 5, 6],
  [3, 5, 8],
  [4, 7, 9],
  [2, 4, 7],
  [2, 5, 7, 11],
  [6, 7, 10],
];
const honest = sets.flatMap((set) => subtractionPeriod(set) ?? []);

/** With as many values as the new numbers ask for, true ones beyond the window too. */
const withValues = (
  { set, values, ...one }: SubtractionCertificate,
  change: Partial<SubtractionCertificate>,
): SubtractionCertificate => {
  const { preperiod, period } = { ...one, ...change };
  const length = preperiod + period + Math.max(...set);
  const more = [...values];
  for (let heap = more.length; heap < length; heap++) more.push(more[heap - one.period]);
  return { ...one, set, ...change, values: more.slice(0, Math.max(0, length)) };
};

attacked<SubtractionCertificate>(
  honest,
  (one) => verifySubtractionPeriod(one) && verifyPeriod(one),
  {
    'a period one short': (one) => withValues(one, { period: one.period - 1 }),
    'a period one long': (one) => withValues(one, { period: one.period + 1 }),
    'a multiple of the period': (one, { below }) =>
      withValues(one, { period: (2 + below(4)) * one.period }),
    'a preperiod that is too long': (one, { below }) =>
      withValues(one, { preperiod: one.preperiod + 1 + below(9) }),
    'a preperiod that is too short': (one, { below }) =>
      one.preperiod === 0 ? null : withValues(one, { preperiod: below(one.preperiod) }),
    'a value changed': (one, { below }) => {
      const at = below(one.values.length);
      const by = 1 + below(3);
      return {
        ...one,
        values: one.values.map((value, heap) => (heap === at ? value + by : value)),
      };
    },
    'a value that is no number of a heap': (one, { below }) => {
      const at = below(one.values.length);
      const other = [-1, 0.5, Number.NaN][below(3)];
      return { ...one, values: one.values.map((value, heap) => (heap === at ? other : value)) };
    },
    'values too few': (one, { below }) => ({ ...one, values: one.values.slice(1 + below(2)) }),
    'values too many': (one) => ({ ...one, values: [...one.values, one.values[0]] }),
    'numbers that are not whole': (one, { below }) =>
      [
        { ...one, period: one.period + 0.5 },
        { ...one, preperiod: -1 },
        { ...one, period: 0 },
      ][below(3)],
    'numbers that nothing else contradicts': (one, { below }) =>
      [
        withValues(one, { preperiod: -1 }),
        withValues(one, { preperiod: 0, period: 0 }),
        withValues(one, { preperiod: 0.5, period: one.period - 0.5 }),
      ][below(3)],
    'what nothing else contradicts': (_, { below }) =>
      [
        // The values of 1 and -1 are those of 1 and 2.
        { set: [1, -1], preperiod: 0, period: 3, values: [0, 1, 2, 0] },
        { set: [1, 0.5], preperiod: 0, period: 2, values: [0, 1, 0] },
        { set: [], preperiod: 0, period: 1, values: [0] },
        { set: [], preperiod: 0, period: 2, values: [0, 0] },
        { set: [1], preperiod: 1, period: -1, values: [0] },
      ][below(5)],
    'a set that has no moves': (one, { below }) => ({
      ...one,
      set: [[], [0], [-1], [0.5]][below(4)],
    }),
    'the values of another set': (one, { below }) => {
      const other = honest[below(honest.length)];
      return other.set === one.set ? null : { ...one, set: other.set };
    },
  },
);
