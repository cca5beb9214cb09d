import { expect, test } from 'vitest';
import { itemPath, relative } from '../../src/page/paths.js';

test.each([
  ['index.html', 'index.html', 'index.html'],
  ['index.html', 'errata/index.html', 'errata/index.html'],
  ['martins2024/theorem-7/index.html', 'index.html', '../../index.html'],
  ['pt/a/b/index.html', 'pt/a/c/index.html', '../c/index.html'],
  ['pt/a/index.html', 'a/index.html#place', '../../a/index.html#place'],
  ['a/index.html', 'a/index.html#place', '#place'],
])('from %s to %s', (from, to, address) => expect(relative(from, to)).toBe(address));

test('an id is a folder', () => {
  expect(itemPath('martins2024/section-3.4/order size')).toBe(
    'martins2024/section-3.4/order-size/index.html',
  );
});
