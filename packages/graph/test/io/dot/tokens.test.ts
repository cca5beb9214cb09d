import { seededRandom } from '@manaus/core';
import { expect, test } from 'vitest';
import { type Token, tokensOf } from '../../../src/io/dot/tokens.js';

/** Spellings, and the texts that they stand for. */
const names = [
  ...['a', 'b1', '_', 'Z_9', 'é', 'nodes', 'strict1', 'xgraph'].map((name) => [name, name]),
  ...['1', '007', '-12', '.5', '-.25', '12.', '3.75', '-10.02'].map((name) => [name, name]),
  ...['<>', '<b>', '<<i>x</i>"y>', '<a\n<b> --\n>'].map((name) => [name, name]),
  ['""', ''],
  ['"a b"', 'a b'],
  ['"graph"', 'graph'],
  ['"{"', '{'],
  ['"+"', '+'],
  ['"x\\"y"', 'x"y'],
  ['"two\nlines"', 'two\nlines'],
  ['"one \\\nline"', 'one line'],
  ['"one \\\r\nline"', 'one line'],
  ['"\\\\"', '\\\\'],
  ['"\\\\\\"x\\n"', '\\\\"x\\n'],
] as const;
const keywords = ['strict', 'GRAPH', 'diGraph', 'node', 'Edge', 'subgraph'];
const signs = ['->', '--', '{', '}', '[', ']', ';', ',', '=', ':'];
const spaces = [
  ...[' ', '\n', ' \t\r\n  ', '/**/', '/* a */', '/*"\n**\n/*/', '// b -- c\n', '//\n'],
  ...['\n# line "1\n', '\n#\n\n'],
];

type Part = readonly [spelling: string, kind: Token['kind'], text: string];

const random = seededRandom(11);
const of = <T>(things: readonly T[]): T => things[Math.floor(random() * things.length)];
const space = () => of(spaces) + (random() < 0.3 ? of(spaces) : '');

/** A token in one of its spellings; a name perhaps as a sum. */
function anyPart(): Part {
  const choice = random();
  if (choice < 0.25) {
    const keyword = of(keywords);
    return [keyword, 'keyword', keyword.toLowerCase()];
  }
  if (choice < 0.6) {
    const sign = of(signs);
    return [sign, 'sign', sign];
  }
  const summands = Array.from({ length: choice < 0.85 ? 1 : 2 + Math.floor(random() * 2) }, () =>
    of(names),
  );
  const sum = summands.map(([spelling]) => spelling).join(`${space()}+${space()}`);
  return [sum, 'name', summands.map(([, text]) => text).join('')];
}

test('the tokens of any text, each with its line', () => {
  for (let round = 0; round < 1000; round++) {
    let text = round % 2 === 0 ? '' : '# head\n';
    const expected: Token[] = [];
    for (let left = Math.floor(random() * 8); left > 0; left--) {
      const [spelling, kind, found] = anyPart();
      text += space();
      expected.push({ kind, text: found, line: text.split('\n').length });
      text += spelling;
    }
    expect(tokensOf(text + space()), text).toEqual(expected);
    expect(tokensOf(text), text).toEqual(expected);
  }
});

const kinds = (text: string) => tokensOf(text).map((token) => `${token.kind} ${token.text}`);

test.each([
  ['{a->b--c[x=1]}', '{ a -> b -- c [ x = 1 ]'],
  ['a--1->-2', 'a -- 1 -> -2'],
  ['1.5.5a"b"c', '1.5 .5 a b c'],
  ['a "+" b', 'a + b'],
])('%s needs no space', (text, texts) => {
  expect(kinds(text).map((each) => each.split(' ')[1])).toEqual(
    text.startsWith('{') ? [...texts.split(' '), '}'] : texts.split(' '),
  );
});

test.each([
  ['+ a', 'sign +, name a'],
  ['; + a', 'sign ;, sign +, name a'],
  ['node + a', 'keyword node, sign +, name a'],
  ['a + node', 'name a, sign +, keyword node'],
  ['a + ; b', 'name a, sign +, sign ;, name b'],
  ['a "+" b', 'name a, name +, name b'],
])('a sum is of names only: %s', (text, expected) => {
  expect(kinds(text).join(', ')).toBe(expected);
});

test.each([
  ['a\n"b', 2, '"b'],
  ['a\n\n <b>\n <<c>', 4, '<<c>'],
  ['/* a', 1, '/* a'],
  ['a\n# b\n - c', 3, '- c'],
  ['a # b', 1, '# b'],
  ['a\n "\\"', 2, '"\\"'],
  ['a & b', 1, '& b'],
])('%j is refused from where it goes wrong', (text, line, got) => {
  expect(() => tokensOf(text)).toThrow(
    expect.objectContaining({ parameter: { line }, code: 'form', values: { form: 'DOT', got } }),
  );
});
