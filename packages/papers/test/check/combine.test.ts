import { describe, expect, test } from 'vitest';
import {
  atBorder,
  conjunction,
  finite,
  general,
  inBoth,
  inPart,
  misprint,
  requireHolds,
  source,
  unchecked,
  withValues,
} from '../../src/check/index.js';
import { ones, squares } from './claims.js';

describe('findings together', () => {
  const holds = finite({ ...squares, instances: [1] });
  const ranged = general({ ...squares, instances: [1, 2] });
  const fails = finite({ ...squares, instances: [1], stated: () => 7 });
  const open = unchecked({ en: 'a', pt: 'b' });

  test('the first that does not hold decides', () => {
    expect(conjunction(holds, ranged)).toMatchObject({
      verdict: 'holds-in-range',
      evidence: { checked: inBoth('squares. squares'), instances: 3, independent: 2 },
    });
    expect(conjunction(holds, fails, ranged).verdict).toBe('fails');
    expect(conjunction(holds, open).verdict).toBe('unchecked');
    expect(() => conjunction()).toThrow('a conjunction of nothing');
  });

  test('what breaks goes before what is open, that before what holds in part', () => {
    const figure = unchecked({ en: 'a', pt: 'b' }, inBoth('a figure'));
    const slip = misprint(fails, holds);
    const other = finite({ ...squares, instances: [2], stated: () => 7 });
    expect(figure.evidence).toEqual({
      checked: inBoth('a figure'),
      instances: 0,
      methods: [],
      shared: [],
      independent: 0,
    });
    expect(
      [
        [open, fails],
        [open, slip],
        [slip, fails],
        [ranged, open],
        [holds, holds],
      ].map((all) => conjunction(...all).verdict),
    ).toEqual(['fails', 'misprint', 'misprint', 'unchecked', 'holds']);
    expect(conjunction(other, fails)).toMatchObject({ values: { instance: 2 } });
    expect(conjunction(holds, open).evidence.independent).toBe(0);
  });

  test('together, methods of one name are added up, with the sources of all', () => {
    const [b, a] = ['b', 'a'].map((name) => source(`${name} of three`, () => 1));
    const by = (ask: () => number, instances: number[]) =>
      finite(ones({ one: ask, plain: () => 1 }, instances));
    expect(conjunction(by(b, [1, 2]), by(a, [3])).evidence.methods).toEqual([
      { name: 'one', instances: 3, sources: ['a of three', 'b of three'] },
      { name: 'plain', instances: 3, sources: [] },
    ]);
  });

  test('in part, and at the border', () => {
    expect([holds, ranged, fails].map((one) => inPart(one).verdict)).toEqual([
      'holds-in-range',
      'holds-in-range',
      'fails',
    ]);
    expect(inPart(fails)).toBe(fails);
    expect(atBorder(fails, holds)).toEqual({ ...fails, border: true });
    expect(atBorder(fails, ranged)).toEqual({ ...fails, border: true });
    expect([atBorder(fails, fails), atBorder(holds, holds)]).toEqual([fails, holds]);
    expect(atBorder(fails, open)).toBe(fails);
  });

  test('a misprint needs a meaning that holds', () => {
    expect(misprint(fails, holds).verdict).toBe('misprint');
    expect(misprint(fails, fails).verdict).toBe('fails');
    expect(misprint(fails, ranged)).toMatchObject({
      verdict: 'misprint',
      evidence: { checked: inBoth('squares'), instances: 3 },
    });
    expect(misprint(fails, open).verdict).toBe('fails');
    expect(misprint(holds, holds).verdict).toBe('holds');
  });

  test('a reading that does not hold is a bug', () => {
    expect([holds, ranged].map((one) => requireHolds(one).instances)).toEqual([1, 2]);
    expect(() => requireHolds(fails)).toThrow('the reading taken does not hold');
    expect(() => requireHolds(open)).toThrow();
  });

  test('values can be exchanged', () => {
    expect(withValues(fails, ({ instance }) => instance)).toMatchObject({ values: 1 });
    expect(withValues(holds, () => 1)).toEqual(holds);
  });
});
