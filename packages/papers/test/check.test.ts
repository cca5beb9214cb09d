import { describe, expect, test } from 'vitest';
import {
  atBorder,
  cellsOf,
  certified,
  compared,
  conjunction,
  finite,
  general,
  inBoth,
  inPart,
  misprint,
  notTried,
  range,
  requireHolds,
  same,
  source,
  unchecked,
  until,
  upTo,
  withValues,
} from '../src/check/index.js';
import { sourcesOf } from '../src/check/sources.js';
import { shown } from '../src/check/value.js';
import { survivors } from '../src/martins2024/evidence/survivors.js';

const squares = {
  checked: inBoth('squares'),
  stated: (n: number) => n * n,
  methods: {
    'by powers': (n: number) => n ** 2,
    'by odd numbers': (n: number) => range(1, n).reduce((sum, i) => sum + 2 * i - 1, 0),
  },
};

describe('the verdict on a statement', () => {
  test('holds where all instances stand, by methods that are counted', () => {
    const finding = finite({ ...squares, instances: range(1, 5) });
    expect(finding.verdict).toBe('holds');
    expect(finding.evidence).toEqual({
      checked: inBoth('squares'),
      instances: 5,
      methods: [
        { name: 'by powers', instances: 5, sources: [] },
        { name: 'by odd numbers', instances: 5, sources: [] },
      ],
      shared: [],
      independent: 2,
    });
    expect(general({ ...squares, instances: range(1, 5) }).verdict).toBe('holds-in-range');
  });

  test('fails at the first instance that breaks it, with its values, and stops there', () => {
    const asked: number[] = [];
    const finding = finite({
      checked: inBoth('cubes'),
      instances: range(0, 9),
      stated: (n) => n * n,
      methods: {
        'by powers': (n) => {
          asked.push(n);
          return n ** 3;
        },
      },
    });
    expect(finding).toMatchObject({
      verdict: 'fails',
      values: { instance: 2, stated: 4, computed: 8 },
    });
    expect([asked, finding.evidence.instances]).toEqual([[0, 1, 2], 3]);
  });

  test('is unchecked without instances, and where no method tries any', () => {
    for (const judge of [finite, general]) {
      expect(judge({ ...squares, instances: [] }).verdict).toBe('unchecked');
      const none = judge({ ...squares, instances: [1], methods: { 'by none': () => notTried } });
      expect(none.verdict).toBe('unchecked');
      expect(none.evidence).toMatchObject({ instances: 0, methods: [], independent: 0 });
    }
  });

  test('a predicate of what is computed can be claimed instead', () => {
    const claim = {
      checked: inBoth('n^2 <= 2^n'),
      satisfies: (square: number, n: number) => square <= 2 ** n,
      methods: { 'by powers': (n: number) => n ** 2 },
    };
    expect(general<number, number>({ ...claim, instances: [1, 2] }).verdict).toBe('holds-in-range');
    expect(general<number, number>({ ...claim, instances: [2, 3] })).toMatchObject({
      verdict: 'fails',
      values: { instance: 3, stated: null, computed: 9 },
    });
  });
});

describe('values are compared by what they are', () => {
  const judged = (stated: object | number[] | unknown[], computed: object) =>
    finite({
      checked: inBoth('one value'),
      instances: [1],
      stated: () => stated as never,
      methods: { 'by hand': () => computed as never },
    }).verdict;

  test('records, nested lists, numbers and their names', () => {
    expect(judged({ x: { a: 1 } }, { x: { a: 2 } })).toBe('fails');
    expect(judged({ x: { a: 1 } }, { x: { a: 1 } })).toBe('holds');
    expect(judged([1, [2, 3]], [1, 2, 3])).toBe('fails');
    expect(judged([1, [2, 3]], [1, [2, 3]])).toBe('holds');
    expect(judged({ x: 1 }, { x: '1' })).toBe('fails');
    expect(judged({ x: [] }, { x: '' })).toBe('fails');
  });
});

describe('two values', () => {
  test.each<[unknown, unknown, boolean]>([
    [null, null, true],
    [null, {}, false],
    [{}, null, false],
    [Number.NaN, Number.NaN, true],
    [0, -0, false],
    [[], {}, false],
    [[1], { 0: 1 }, false],
    [[1, 2], [1], false],
    [[1], [1, 2], false],
    [{ a: undefined }, { b: undefined }, false],
    [{ a: undefined }, {}, false],
    [{ a: 1, b: [2] }, { b: [2], a: 1 }, true],
    [{ a: 1 }, 1, false],
    [{ a: 1, b: 2 }, { a: 1, b: 3 }, false],
    [2 ** 53, 2 ** 53, true],
  ])('%#', (a, b, are) => {
    expect([same(a, b), same(b, a)]).toEqual([are, are]);
  });
  test.each([
    [new Map(), new Map()],
    [new Set(), new Set()],
    [new Map(), {}],
  ])('maps and sets are refused (%#)', (a, b) =>
    expect(() => same(a, b)).toThrow('compared as lists'),
  );
  test('on one line', () => {
    expect(['a b', { order: 3 }, [1, 2], undefined, null].map(shown)).toEqual([
      'a b',
      '{"order":3}',
      '[1,2]',
      'undefined',
      'null',
    ]);
  });
});

describe('methods', () => {
  test('that disagree are a bug, named with the instance and both values', () => {
    expect(() =>
      finite<number, { size: number | number[] }>({
        checked: inBoth('sizes'),
        instances: [4],
        stated: () => ({ size: 3 }),
        methods: {
          'by search': () => ({ size: 3 }),
          'by recursion': () => ({ size: [3] }),
        },
      }),
    ).toThrow('two methods differ at 4: size: 3 by search, [3] by recursion');
  });

  test('that disagree on what is not stated are a bug too', () => {
    const claim = {
      checked: inBoth('sizes'),
      instances: [4],
      stated: () => ({ size: 3 }),
      methods: {
        a: () => ({ size: 3, order: 1 }),
        b: () => ({ size: 3, order: 2 }),
      },
    };
    expect(() => finite(claim)).toThrow('order: 1 a, 2 b');
  });

  test('that never ran are not counted, those that ran less often are', () => {
    const { evidence } = general({
      ...squares,
      instances: range(1, 5),
      methods: {
        ...squares.methods,
        'by a table': until(3, (n: number) => [0, 1, 4, 9][n]),
        'by nothing': () => notTried,
      },
    });
    expect(evidence.methods.map(({ name, instances }) => [name, instances])).toEqual([
      ['by powers', 5],
      ['by odd numbers', 5],
      ['by a table', 3],
    ]);
    expect(evidence.independent).toBe(3);
  });

  test('that share a source count as one, and what they share is found, not typed', () => {
    const graph = source('stored graph', (n: number) => n * n);
    const search = source('search', (n: number) => graph(n));
    const { evidence } = finite({
      checked: inBoth('squares'),
      instances: [3],
      stated: (n) => n * n,
      methods: {
        'by search': (n) => search(n),
        'in the graph': (n) => graph(n),
        'by powers': (n) => n ** 2,
      },
    });
    expect(evidence.independent).toBe(2);
    expect(evidence.shared).toEqual([
      { methods: ['by search', 'in the graph'], sources: ['stored graph'] },
    ]);
  });

  test('two that share different sources with a third still count as two', () => {
    const [x, y] = ['x', 'y'].map((name) => source(name, () => 1));
    const { evidence } = finite({
      checked: inBoth('ones'),
      instances: [1],
      stated: () => 1,
      methods: { a: () => x(), b: () => x() * y(), c: () => y() },
    });
    expect(evidence.independent).toBe(2);
  });

  test('sources are named in the order of the alphabet, of each method and shared', () => {
    const [b, a, c] = ['b', 'a', 'c'].map((name) => source(name, () => 1));
    const { evidence } = finite({
      checked: inBoth('ones'),
      instances: [1, 2],
      stated: () => 1,
      methods: {
        first: (n) => (n === 1 ? b() : a()),
        second: (n) => (n === 1 ? c() * b() : a()),
        third: () => c(),
      },
    });
    expect(evidence.methods.map(({ sources }) => sources.join(''))).toEqual(['ab', 'abc', 'c']);
    expect(evidence.shared).toEqual([
      { methods: ['first', 'second'], sources: ['a', 'b'] },
      { methods: ['second', 'third'], sources: ['c'] },
    ]);
    expect(evidence.independent).toBe(2);
  });

  test('what a method asks is noted for it alone, also after one that throws', () => {
    const [x, y] = ['x of two', 'y of two'].map((name) => source(name, () => 1));
    const nested = sourcesOf(() => [sourcesOf(x).sources, sourcesOf(y).sources]);
    expect(nested).toEqual({
      value: [['x of two'], ['y of two']],
      sources: ['x of two', 'y of two'],
    });
    const broken = () => {
      x();
      throw new Error('broken');
    };
    expect(() => sourcesOf(broken)).toThrow('broken');
    expect(sourcesOf(y).sources).toEqual(['y of two']);
  });

  test('a source that remembers still says what it rests on', () => {
    const inner = source('inner', () => 1);
    let kept: number | undefined;
    const outer = source('outer', () => {
      kept ??= inner();
      return kept;
    });
    expect(sourcesOf(outer).sources).toEqual(['inner', 'outer']);
    expect(sourcesOf(outer).sources).toEqual(['inner', 'outer']);
  });

  test('the fact with the fewest methods decides how many there are', () => {
    const { evidence } = general({
      checked: inBoth('facts'),
      instances: [1, 2],
      stated: (n) => ({ order: n, size: 2 * n }),
      methods: { a: (n) => ({ order: n, size: 2 * n }), b: (n) => ({ order: n }) },
    });
    expect([evidence.methods.length, evidence.independent]).toEqual([2, 1]);
  });

  test('a stated fact that nobody computes is a bug; a finite statement needs it every time', () => {
    const claim = {
      checked: inBoth('facts'),
      instances: [1, 2],
      stated: (n: number) => ({ order: n }),
      methods: {
        a: (n: number) => (n === 1 ? { order: n } : {}),
        b: () => ({ x: 1 }),
      },
    };
    type Known = { order: number; x: number };
    expect(general<number, Known>(claim).verdict).toBe('holds-in-range');
    expect(() => finite<number, Known>(claim)).toThrow('no method computes order');
    const never = { ...claim, methods: { b: claim.methods.b } };
    expect(() => general<number, Known>(never)).toThrow('no method computes order');
  });

  test('the number of methods cannot be typed in', () => {
    // @ts-expect-error a claim takes functions
    const typed = finite({ ...squares, instances: [1], methods: 2 });
    expect(typed).toMatchObject({ verdict: 'unchecked', evidence: { independent: 0 } });
  });
});

describe('a printed table', () => {
  const table = (printed: string) => ({
    checked: inBoth('two cells'),
    printed: () => [
      { place: ['a'], printed: '1', n: 1 },
      { place: ['b'], printed, n: 2 },
    ],
    methods: {
      'by powers': ({ n }: { n: number }) => String(n * n),
      'by sums': ({ n }: { n: number }) => String(n === 1 ? 1 : 1 + 3),
    },
  });

  test('one wrong cell makes it fail, and is listed', () => {
    expect(compared(table('4'))).toMatchObject({ verdict: 'holds', evidence: { independent: 2 } });
    expect(compared(table('3'), { misprints: ['b'], values: () => ({ x: 1 }) })).toMatchObject({
      verdict: 'misprint',
      values: { x: 1 },
      cells: { differing: [{ place: ['b'], printed: '3', computed: '4' }], of: 2 },
    });
    expect(cellsOf(table('3')).map(({ computed }) => computed)).toEqual(['1', '4']);
    expect(compared({ ...table('3'), printed: () => [] }).verdict).toBe('unchecked');
  });

  test('a cell that differs and is no known misprint makes it fail', () => {
    const wrong = {
      ...table('3'),
      printed: () =>
        table('3')
          .printed()
          .map((cell) => ({ ...cell, printed: '7' })),
    };
    expect(compared(wrong, { misprints: ['b'] })).toMatchObject({ verdict: 'fails', values: {} });
    expect(compared(wrong, { misprints: ['b', 'a'] }).verdict).toBe('misprint');
    expect(compared(table('3')).verdict).toBe('fails');
    expect(compared(table('4'), { misprints: ['b'] })).not.toHaveProperty('cells');
  });

  test('a place is known by all its names', () => {
    const cell = { place: ['row', 'column'], printed: '2' };
    const one = {
      checked: inBoth('one cell'),
      printed: () => [cell],
      methods: { 'by hand': () => '3' },
    };
    expect(compared(one, { misprints: ['row, column'] }).verdict).toBe('misprint');
    expect(compared(one, { misprints: ['row'] }).verdict).toBe('fails');
    expect(() => cellsOf({ ...one, methods: { none: () => notTried } })).toThrow(
      'no method computes the cell row, column',
    );
  });
});

describe('findings together', () => {
  const holds = finite({ ...squares, instances: [1] });
  const ranged = general({ ...squares, instances: [1, 2] });
  const fails = finite({ ...squares, instances: [1], stated: () => 7 });

  test('the first that does not hold decides', () => {
    expect(conjunction(holds, ranged)).toMatchObject({
      verdict: 'holds-in-range',
      evidence: { checked: inBoth('squares. squares'), instances: 3, independent: 2 },
    });
    expect(conjunction(holds, fails, ranged).verdict).toBe('fails');
    expect(conjunction(holds, unchecked({ en: 'a', pt: 'b' })).verdict).toBe('unchecked');
    expect(() => conjunction()).toThrow('a conjunction of nothing');
  });

  test('what breaks goes before what is open, that before what holds in part', () => {
    const open = unchecked({ en: 'a', pt: 'b' }, inBoth('a figure'));
    const slip = misprint(fails, holds);
    const other = finite({ ...squares, instances: [2], stated: () => 7 });
    expect(open.evidence).toEqual({
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
      finite({
        checked: inBoth('ones'),
        instances,
        stated: () => 1,
        methods: { one: ask, plain: () => 1 },
      });
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
    expect(atBorder(fails, unchecked({ en: 'a', pt: 'b' }))).toBe(fails);
  });

  test('up to the last number of the effort', () => {
    const asked: number[] = [];
    const check = upTo({ from: 2, quick: 4, full: 6 }, (most) => ({
      checked: inBoth(`n <= ${most}`),
      stated: (n) => n * n,
      methods: {
        'by powers': (n) => {
          asked.push(n);
          return n ** 2;
        },
      },
    }));
    expect(check('quick')).toMatchObject({
      verdict: 'holds-in-range',
      evidence: { checked: inBoth('n <= 4'), instances: 3 },
    });
    expect(check('full').evidence.instances).toBe(5);
    expect(asked).toEqual([2, 3, 4, 2, 3, 4, 5, 6]);
  });

  test('a misprint needs a meaning that holds', () => {
    expect(misprint(fails, holds).verdict).toBe('misprint');
    expect(misprint(fails, fails).verdict).toBe('fails');
    expect(misprint(fails, ranged)).toMatchObject({
      verdict: 'misprint',
      evidence: { checked: inBoth('squares'), instances: 3 },
    });
    expect(misprint(fails, unchecked({ en: 'a', pt: 'b' })).verdict).toBe('fails');
    expect(misprint(holds, holds).verdict).toBe('holds');
  });

  test('a reading that does not hold is a bug', () => {
    expect([holds, ranged].map((one) => requireHolds(one).instances)).toEqual([1, 2]);
    expect(() => requireHolds(fails)).toThrow('the reading taken does not hold');
    expect(() => requireHolds(unchecked({ en: 'a', pt: 'b' }))).toThrow();
  });

  test('values can be exchanged', () => {
    expect(withValues(fails, ({ instance }) => instance)).toMatchObject({ values: 1 });
    expect(withValues(holds, () => 1)).toEqual(holds);
  });
});

test('a certificate must be found, and stand', () => {
  const divisors = (verify: (n: number, d: number) => boolean, instances = [4, 9]) =>
    certified({
      checked: inBoth('divisors'),
      instances,
      find: ['by trial', (n: number) => range(2, n - 1).find((d) => n % d === 0) ?? null],
      verify: ['by division', verify],
    });
  expect(divisors((n, d) => n % d === 0)).toMatchObject({
    verdict: 'holds-in-range',
    evidence: { independent: 2 },
  });
  expect(divisors((n, d) => n % d === 0, [4, 5])).toMatchObject({
    verdict: 'fails',
    values: { instance: 5 },
  });
  expect(() => divisors(() => false)).toThrow('two methods differ at 4');
  // Where none is found, the verifier is not asked.
  expect(divisors(() => true, [5]).verdict).toBe('fails');
});

test('numbers whose places are lost are compared by how often they occur', () => {
  const agree = (printed: number[], computed: number[]) =>
    survivors('M', printed, computed).every((cell) => cell.printed === cell.computed);
  expect(agree([1, 2, 2], [2, 1, 2])).toBe(true);
  expect(agree([1, 2, 3], [1, 2, 2])).toBe(false);
  expect(agree([1, 2], [1, 2, 2])).toBe(true);
  expect(agree([1, 1], [1, 2, 2])).toBe(false);
  expect(agree([3], [1, 2, 2])).toBe(false);
});
