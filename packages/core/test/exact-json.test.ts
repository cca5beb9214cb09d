import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exactJson, exactJsonText, jsonDepth } from '../src/exact-json.js';

const LARGE = 9007199254740993n;

describe('exactJson', () => {
  test.each<[string, unknown]>([
    ['9007199254740991', 9007199254740991],
    ['9007199254740992', 9007199254740992n],
    ['[9007199254740993,-9007199254740993]', [LARGE, -LARGE]],
    ['{"a":{"b":[1,9007199254740993]}}', { a: { b: [1, LARGE] } }],
    ['"9007199254740993"', '9007199254740993'],
    ['["\\"9007199254740993", 9007199254740993]', ['"9007199254740993', LARGE]],
    ['["\\\\", 9007199254740993, "\\u0000 1"]', ['\\', LARGE, '\0 1']],
    [
      '{"9007199254740993":"\\u00009007199254740993"}',
      { '9007199254740993': '\x009007199254740993' },
    ],
    ['0.12345678901234567890', 0.12345678901234568],
    ['1e22', 1e22],
    ['[-0,1.5e300,0.1]', [-0, 1.5e300, 0.1]],
    ['{"__proto__":9007199254740993}', JSON.parse('{"__proto__":0}', (_, each) => each || LARGE)],
  ])('%s', (text, value) => expect(exactJson(text)).toEqual(value));

  test.each([
    '',
    '[1',
    '01',
    '[9007199254740993',
    'NaN',
    '9007199254740993 1',
    '[9007199254740993,]',
  ])('no JSON: %j', (text) => expect(() => exactJson(text)).toThrow(SyntaxError));

  test.each(['1e400', '-1e309', '9'.repeat(400)])('too large: %s', (text) =>
    expect(() => exactJson(`[${text}]`)).toThrow(RangeError),
  );

  test('is JSON.parse but for large whole numbers', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        const parsed = JSON.parse(text);
        const exact = exactJson(text);
        expect(
          JSON.stringify(exact, (_, each) => (typeof each === 'bigint' ? Number(each) : each)),
        ).toBe(JSON.stringify(parsed));
      }),
    );
  });

  test('no whole number changes, whatever stands beside it', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 300n), max: 10n ** 300n }),
        fc.string(),
        (large, text) => {
          const [found, beside] = exactJson(`[${large},${JSON.stringify(text)}]`) as [
            bigint,
            string,
          ];
          expect([BigInt(found), beside]).toEqual([large, text]);
          const value = { [text]: [large, text, `\0${large}`, `"${large}"`] };
          expect(exactJsonText(exactJson(exactJsonText(value)))).toBe(exactJsonText(value));
        },
      ),
    );
  });

  test('a text of megabytes is read', () => {
    const text = JSON.stringify(['\n"'.repeat(2 ** 20), 'x'.repeat(2 ** 21)]);
    expect(exactJson(`[${text},9007199254740993]`)).toHaveLength(2);
  });
});

test.each([
  ['1', 0],
  ['[]', 1],
  ['[[],[[]]]', 3],
  ['{"a":{"b":[1]},"c":[]}', 3],
  ['"[[["', 0],
  ['["\\"[[", []]', 2],
  ['['.repeat(1000), 1000],
])('the depth of %s is %i', (text, depth) => expect(jsonDepth(text)).toBe(depth));
