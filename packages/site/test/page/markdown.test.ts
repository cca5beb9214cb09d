import { expect, test } from 'vitest';
import { markdown } from '../../src/page/markdown.js';

test('formulas become MathML, prices and code do not', () => {
  expect(markdown('The least is $2^n - 1$.')).toMatch(/<math.*<\/math>/s);
  expect(markdown('$$\\sum_i i$$')).toContain('display="block"');
  expect(markdown('5$ and 6$.\n\n`$x$` \\$a\\$')).not.toContain('<math');
});

test('a formula and the punctuation after it stand on one line', () => {
  expect(markdown('less than $10^{15}$. More')).toMatch(
    /<span class="whole"><span class="katex">.*<\/math><\/span>\.<\/span> More/s,
  );
  expect(markdown('the $n$ discs')).not.toContain('whole');
});

test('primes stand in the line, exponents do not', () => {
  expect(markdown("$a'<b$")).toMatch(/<mrow><mi>a<\/mi><mo[^>]*>′<\/mo><\/mrow>/);
  expect(markdown("$a'$")).not.toContain('<msup>');
  expect(markdown('$a^2$')).toContain('<msup>');
});
