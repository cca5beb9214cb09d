import { attacked } from '@manaus/testing/attacked';
import { breakingRule } from '../../../src/heaps/octal/code.js';
import {
  certificateIn,
  type OctalCertificate,
  valuesToPeriod,
} from '../../../src/heaps/octal/period.js';
import { verifyOctalPeriod } from '../../../src/heaps/octal/verify-period.js';
import { verifyPeriod } from '../../../src/index.js';

const two = [
  '0.1',
  '0.5',
  '0.3',
  '0.07',
  '0.17',
  '0.37',
  '0.77',
  '0.26',
  '0.6',
  '0.44',
  '0.156',
  '4.3',
];
const three = ['0.81', '0.b', '0.a2', '0.f1', '4.82', '4.a7', '4.f2'];
const honest = [...two, ...three].flatMap((code) => {
  const rule = breakingRule(code);
  const proof = certificateIn(rule, valuesToPeriod(rule, 400));
  return proof === null || proof.values.length > 300 ? [] : [proof];
});

/** The values that a certificate with these numbers would have to have. */
const cut = (
  one: OctalCertificate,
  change: Pick<OctalCertificate, 'preperiod' | 'period'>,
): OctalCertificate => {
  const digits = [...one.code.replace('.', '')].map((digit) => Number.parseInt(digit, 16));
  const parts = Math.floor(Math.log2(Math.max(2, ...digits)));
  const { preperiod, period } = change;
  const length = parts * (Math.max(1, preperiod) + period) + digits.length - 1;
  return { ...one, ...change, values: one.values.slice(0, length) };
};
const forms = [...honest, ...honest.map((one) => ({ ...one, code: `${one.code}0` }))];

attacked<OctalCertificate>(forms, (one) => verifyOctalPeriod(one) && verifyPeriod(one), {
  'a period one short': (one) => ({ ...one, period: one.period - 1 }),
  'a multiple of the period': (one, { below }) => {
    const period = (2 + below(3)) * one.period;
    const values = [...one.values];
    while (values.length < 4 * one.values.length + 4 * period)
      values.push(values[values.length - one.period]);
    const length = one.values.length + 2 * (period - one.period);
    return { ...one, period, values: values.slice(0, length) };
  },
  'a preperiod that is too long': (one) => ({ ...one, preperiod: one.preperiod + 1 }),
  'a preperiod that is too short': (one, { below }) =>
    one.preperiod === 0 ? null : { ...one, preperiod: below(one.preperiod) },
  'a value changed': (one, { below }) => {
    const at = below(one.values.length);
    const by = 1 + below(3);
    return { ...one, values: one.values.map((value, heap) => (heap === at ? value + by : value)) };
  },
  'a value that is none': (one, { below }) => {
    const at = below(one.values.length);
    const other = [-1, 0.5, 2 ** 16, Number.NaN][below(4)];
    return { ...one, values: one.values.map((value, heap) => (heap === at ? other : value)) };
  },
  'values too few': (one) => ({ ...one, values: one.values.slice(0, -1) }),
  'values too many': (one) => ({ ...one, values: [...one.values, one.values[0]] }),
  'a code that is none': (one, { below }) => ({
    ...one,
    code: ['', '0', '1.3', '0.', '0.g', '.7'][below(6)],
  }),
  'a code with more after it': (one, { of }) => ({ ...one, code: one.code + of([...'g! .-']) }),
  'a point one place on': (one) =>
    one.code.startsWith('0.0') ? { ...one, code: one.code.replace('0.0', '00.') } : null,
  'a period of 0 that nothing else contradicts': (one) =>
    one.preperiod > 0 ? null : cut(one, { preperiod: 0, period: 0 }),
  'a preperiod below 0 that nothing else contradicts': (one, { below }) =>
    cut(one, { preperiod: -1 - below(2), period: 1 }),
  'what nothing else contradicts': (_, { of }) =>
    of([
      { code: '0.1', preperiod: 2, period: -1, values: [0, 1] },
      { code: '0.1', preperiod: 2, period: 1, values: [0, -1, 0, 0] },
      { code: '0.1', preperiod: 2, period: 1, values: [0, 0.5, 0, 0] },
    ]),
  'half a heap before the period': (one) => (one.preperiod > 0 ? null : { ...one, preperiod: 0.5 }),
  'numbers that are not whole': (one, { below }) =>
    [
      { ...one, period: 0 },
      { ...one, period: 0.5 },
      { ...one, preperiod: -1 },
    ][below(3)],
});
