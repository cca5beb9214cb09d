import { Worker } from 'node:worker_threads';
import { anyFault, faultOf } from '@manaus/testing/any-fault';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listed, short } from '../src/errors/sentence.js';
import {
  type FaultCode,
  faultText,
  InputError,
  isInputError,
  namedTowers,
  requireInteger,
} from '../src/index.js';
import { faultCodes, faultMaker, requireOneOf, requireOptions } from '../src/internals.js';

declare module '../src/faults.js' {
  interface Faults {
    tooSweet: { readonly got: unknown };
  }
}

const oneShortLine = /^[^\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]{1,300}$/u;

describe('an input error', () => {
  test('has a code, typed values and a sentence of place, parameter, bound and value', () => {
    const error = new InputError('core/hanoi', 'discs', 'between', { least: 1, most: 8, got: 9 });
    expect(error).toMatchObject({
      name: 'InputError',
      place: 'core/hanoi',
      parameter: 'discs',
      code: 'between',
      values: { least: 1, most: 8, got: 9 },
      got: 9,
      message: 'core/hanoi: discs must be an integer from 1 to 8 (got 9)',
    });
  });

  test('does not compile with the values of another code', () => {
    // @ts-expect-error: `got` is missing.
    new InputError('core/hanoi', 'discs', 'between', { least: 1, most: 8 });
    // @ts-expect-error: `least` is a number.
    new InputError('core/hanoi', 'discs', 'number', { least: 'one', got: 0 });
    // @ts-expect-error: there is no such code.
    expect(() => new InputError('core/hanoi', 'discs', 'round', { got: 0 })).toThrow(TypeError);
    // @ts-expect-error: there is no such noun.
    new InputError('core/hanoi', 'discs', 'exactly', { n: 1, of: 'bananas', got: 0 });
  });

  test.each([
    ['a text', '"a text"'],
    ['two\nlines \u0000\u001b[2J\u202e', '"two\\nlines \\u0000\\u001b[2J\\u202e"'],
    ['x'.repeat(58), `"${'x'.repeat(58)}"`],
    ['x'.repeat(59), `"${'x'.repeat(56)}...`],
    ['x'.repeat(500), `"${'x'.repeat(56)}...`],
    [12, '12'],
    [2n ** 70n, String(2n ** 70n)],
    [Number.NaN, 'NaN'],
    [undefined, 'nothing'],
    [null, 'nothing'],
    [[3, 2, 1], '"3,2,1"'],
    [
      [
        [0, 1],
        [1, 2],
      ],
      '"[[0,1],[1,2]]"',
    ],
    [{ a: 1 }, '"{\\"a\\":1}"'],
    [Object.create(null), '"{}"'],
    [() => 1, '"() => 1"'],
    [Symbol('s'), '"Symbol(s)"'],
  ])('shows a value in one short line (%#)', (got, shown) => {
    expect(new InputError('p', 'x', 'integer', { got }).message).toBe(
      `p: x must be an integer (got ${shown})`,
    );
  });

  const circle: unknown[] = [];
  circle.push(circle);

  test.each([
    [[[]], '"[[]]"'],
    [new Uint8Array(3), '"[0,0,0]"'],
    [
      { heaps: [2n], name: 'x'.repeat(500) },
      `"{\\"heaps\\":[2],\\"name\\":\\"${'x'.repeat(30)}...`,
    ],
    [circle, `"${'['.repeat(56)}...`],
    [
      {
        a: 1,
        get b() {
          throw new Error();
        },
      },
      '"{\\"a\\":1,\\"b\\":"',
    ],
  ])('shows the beginning of any object (%#)', (got, shown) => {
    expect(new InputError('p', 'x', 'integer', { got }).message).toBe(
      `p: x must be an integer (got ${shown})`,
    );
  });

  test.each(['objects', 'lists', 'numbers'])('of a million %s looks at the first', (kind) => {
    let read = 0;
    const entries = new Proxy(new Array<number>(1e6), {
      get(list, name, receiver) {
        if (!/^\d+$/.test(String(name))) return Reflect.get(list, name, receiver);
        read++;
        return { objects: { vertex: 1 }, lists: [1] }[kind] ?? 1;
      },
    });
    for (const got of [entries, { entries }]) new InputError('p', 'x', 'integer', { got });
    expect(read).toBeGreaterThan(0);
    expect(read).toBeLessThan(500);
  });

  test('is one line of at most 300 characters, whatever its values are', () => {
    for (const code of faultCodes)
      fc.assert(
        fc.property(faultOf(code), (fault) => {
          const { message } = InputError.from(fault);
          expect(message).toMatch(oneShortLine);
          expect(faultText(InputError.from(fault), '--option')).toMatch(oneShortLine);
        }),
        { numRuns: 30 },
      );
  });

  test('is cut between characters, never within one', () => {
    const error = new InputError('p', 'x', 'oneOf', { names: ['a'], got: '\u{1f600}'.repeat(200) });
    expect(error.message).toMatch(oneShortLine);
    expect(
      new InputError('p', 'x', 'oneOf', { names: ['a'], got: `b${error.values.got}` }).message,
    ).toMatch(oneShortLine);
  });

  test.each(faultCodes)('%s says nothing that is missing', (code) => {
    fc.assert(
      fc.property(faultOf(code), ({ values }) => {
        const error = new InputError('p', 'x', code, { ...values, got: 7 });
        expect(faultText(error)).not.toMatch(/undefined|\[object/);
      }),
      { numRuns: 20 },
    );
  });

  test('names what is wrong as a command line calls it', () => {
    const fault = new InputError('lab/analyze', 'discs', 'ranks', {
      states: 3 ** 30,
      bytes: 3 ** 30 * 1.25,
      most: 2 ** 32,
      got: 30,
    });
    expect(faultText(fault)).toBe(
      '30 discs: 2.06e14 states would need 2.40e5 GiB (limit 2^32 states)',
    );
    expect(faultText(fault, '--discs')).toMatch(/^--discs 30: 2\.06e14 states/);
  });

  test('says so where a function takes no field at all', () => {
    expect(() => requireOptions('core/example', [], { peg: 4 })).toThrow(
      'unknown field peg: there are no fields',
    );
    expect(() => requireOptions('core/example', [], 'four')).toThrow(
      'options must be an object with no fields (got "four")',
    );
  });
  test('names a few of many names, and how many there are', () => {
    const names = Array.from({ length: 500 }, (_, i) => `name-${i}`);
    expect(new InputError('p', 'x', 'oneOf', { names, got: 'y' }).message).toMatch(
      /^p: x must be one of name-0, name-1, .*, \.\.\. \(500 in all\) \(got "y"\)$/,
    );
  });
});

describe('across threads', () => {
  test('the data of an error is sent, and makes the same error', () => {
    fc.assert(
      fc.property(anyFault, (fault) => {
        const error = InputError.from(fault);
        const back = InputError.from(structuredClone(error.toJSON()));
        expect(back).toEqual(error);
        expect([back.message, back.code, back.values]).toEqual([
          error.message,
          error.code,
          error.values,
        ]);
      }),
    );
  });

  test('an error that a thread dies of is still known as one, with code and values', async () => {
    const source = `
      class InputError extends Error {
        name = 'InputError';
        constructor() {
          super('p: x must be an integer (got "y")');
          Object.assign(this, { place: 'p', parameter: 'x', code: 'integer', values: { got: 'y' } });
        }
      }
      throw new InputError();`;
    const worker = new Worker(source, { eval: true });
    const error = await new Promise<unknown>((resolve) => worker.on('error', resolve));
    expect(isInputError(error) && [error.code, error.values]).toEqual(['integer', { got: 'y' }]);
  });
});

test('a sentence that is given says what is wrong, also under another name, and stays whole', () => {
  const error = new InputError(
    'sugar',
    'tea',
    'required',
    {},
    (_, what) => `${what}${'!'.repeat(400)}`,
  );
  expect(error.text()).toBe(`tea${'!'.repeat(400)}`);
  expect(faultText(error, 'coffee')).toBe(`coffee${'!'.repeat(400)}`);
  expect(error.message).toHaveLength(300);
  expect(error.message).toMatch(/^sugar: tea!+\.\.\.$/);
  const data = structuredClone(error.toJSON());
  expect([InputError.from(data).message, faultText(data)]).toEqual([error.message, error.text()]);
  const { sentence: _, ...unworded } = { ...data, code: 'tooBitter' as FaultCode };
  expect(codeOf(() => InputError.from(unworded))).toBe('oneOf');
});

test('a code of another package is worded by it, in one line, and known by its sentence', () => {
  const fault = faultMaker({ tooSweet: ({ got }, what) => `${what} is sweet\n${got}` });
  const error = fault('sugar', 'tea', 'tooSweet', { got: 'x'.repeat(400) });
  expect(error.message).toBe(`sugar: tea is sweet\\u000a${'x'.repeat(100)}`);
  expect(faultText(error, 'coffee')).toBe(`coffee is sweet\\u000a${'x'.repeat(100)}`);
  expect(fault('p', 'x'.repeat(400), 'tooSweet', { got: 1 }).text()).toMatch(/^x{297}\.\.\.$/);
  const ofAnotherCopy = Object.assign(new Error(error.message), { ...error.toJSON() });
  ofAnotherCopy.name = 'InputError';
  expect(isInputError(ofAnotherCopy)).toBe(true);
  Object.assign(ofAnotherCopy, { sentence: undefined });
  expect(isInputError(ofAnotherCopy)).toBe(false);
});

describe('what is required', () => {
  test('an integer between its bounds', () => {
    expect(requireInteger('p', 'x', 3, 1, 3)).toBe(3);
    expect(codeOf(() => requireInteger('p', 'x', 4, 1, 3))).toBe('between');
    expect(codeOf(() => requireInteger('p', 'x', Number.NaN, 1))).toBe('atLeast');
  });

  test('one of some names', () => {
    expect(requireOneOf('p', 'x', ['a', 'b'], 'b')).toBe('b');
    expect(codeOf(() => requireOneOf('p', 'x', ['a', 'b'], undefined))).toBe('oneOf');
  });
});

test.each([
  [() => namedTowers.manaus(3, { goal: '12//' }), 'regular'],
  [() => namedTowers.manaus(3, { goal: '1/2/3/' }), 'regular'],
  [() => namedTowers.manaus(3, { capacities: [1, 1] }), 'onePer'],
  [() => namedTowers.manaus(1), 'atLeast'],
] satisfies [() => unknown, FaultCode][])('%s is refused by its code', (refused, code) => {
  expect(codeOf(refused)).toBe(code);
});

function codeOf(refused: () => unknown): FaultCode | null {
  try {
    refused();
  } catch (error) {
    if (isInputError(error)) return error.code;
    throw error;
  }
  return null;
}

test('names are listed as far as 200 characters go, with their number where some are left out', () => {
  const names = (count: number) => Array<string>(count).fill('ab');
  const whole = [...names(49), 'abcd'];
  expect(listed(whole)).toBe(whole.join(', '));
  expect(listed(whole)).toHaveLength(200);
  expect(listed([...names(49), 'abcde'])).toBe(`${names(49).join(', ')}, ... (50 in all)`);
  expect(listed(names(60))).toBe(`${names(49).join(', ')}, ... (60 in all)`);
  expect(listed(['x'.repeat(300), 'y'])).toBe(`${'x'.repeat(227)}...`);
});

test('large numbers are short: as powers, else by three digits', () => {
  expect([999_999, 1e6, 2 ** 20, 10 ** 21, 1_234_567, 2e300 * 1e10].map(short)).toEqual([
    '999999',
    '10^6',
    '2^20',
    '10^21',
    '1.23e6',
    'more than 1e308',
  ]);
});
