import { expect, test } from 'vitest';
import { withKept } from '../../src/blocks/use-kept-level.js';

test('a level that was kept is opened where the address names none', () => {
  const kept = { text: 'game bloxorz', path: 'RR', rules: 'strict' };
  expect(withKept({}, kept)).toEqual(kept);
  expect(withKept({ level: 'twins' }, kept)).toEqual({ level: 'twins' });
  expect(withKept({ text: 'x' }, kept)).toEqual({ text: 'x' });
  for (const broken of [null, 'x', [], { text: 1, path: '' }, { text: 'x' }])
    expect(withKept({ lang: 'en' }, broken)).toEqual({ lang: 'en' });
});
