import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { markdownOf } from '../../src/errata/markdown.js';
import { Mathematics } from '../../src/page/mathematics.js';

const html = (text: string): string => renderToString(h(Mathematics, { text }));
const both = (letter: string, sub: string, sup: string) =>
  `${letter}<span class="both"><sub>${sub}</sub><sup>${sup}</sup></span>`;

test.each([
  ['H_3^n', both('H', '3', 'n')],
  ['M_3^(n-1) and M_3^{n-1}', `${both('M', '3', 'n−1')} and ${both('M', '3', 'n−1')}`],
  ['3^n - 2(n + 1)', '3<sup>n</sup> − 2(n + 1)'],
  ['2^n - 3', '2<sup>n</sup> − 3'],
  ['u_1u_6', 'u<sub>1</sub>u<sub>6</sub>'],
  ['p_{k-1}, p_(h-1), H_(n-1)', 'p<sub>k−1</sub>, p<sub>h−1</sub>, H<sub>n−1</sub>'],
  [
    'log_2 3, 101_2, Nim_k, 1..n-1//d_n',
    'log<sub>2</sub> 3, 101<sub>2</sub>, Nim<sub>k</sub>, 1..n-1//d<sub>n</sub>',
  ],
  ['from p0 to p2, p0[0]', 'from p<sub>0</sub> to p<sub>2</sub>, p<sub>0</sub>[0]'],
  ['sqrt(pi) 2^sqrt(2n)', '√π 2<sup>√(2n)</sup>'],
  ['(3 log 3 + 6)^(1/1) and O(n^2)', '(3 log 3 + 6)<sup>1/1</sup> and O(n<sup>2</sup>)'],
  ['n >= 2, 9 * 11 < 100', 'n ≥ 2, 9 × 11 &lt; 100'],
])('mathematics: %s', (text, expected) => expect(html(text)).toBe(expected));

test.each([
  '12/3/',
  '/1/',
  'martins2024/section-6.3/L33-class',
  'a_name is_good L_x1',
  'data_set',
  'URDL_UU_R',
  '12//3 - 2/1/3',
])('labels, ids and names stay: %s', (text) => {
  expect(html(text)).toBe(text);
});

test('mathematics is escaped, and Markdown keeps its signs', () => {
  expect(html('<b>H_3^2</b> "x"')).not.toContain('<b>');
  expect(markdownOf('"H_3^n" | *')).toBe('"H<sub>3</sub><sup>n</sup>" \\| \\*');
});
