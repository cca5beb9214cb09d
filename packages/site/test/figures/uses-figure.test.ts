import { expect, test } from 'vitest';
import { usesFigure } from '../../src/figures/uses-figure.js';

test('what a theorem uses is drawn, with an arrow per use', () => {
  const uses = { one: ['towers/Walks.v#walk_one'], two: ['one'] };
  const marks = usesFigure('en', 'towers/X.v', uses, new Set(['two']))?.marks ?? [];
  const texts = marks.flatMap((mark) => (mark.kind === 'text' ? [mark] : []));
  expect(texts.map(({ text }) => text)).toEqual(['walk_one', 'one', 'two']);
  expect(texts.map(({ weight }) => weight)).toEqual(['normal', 'normal', 'bold']);
  expect(marks[0]).toMatchObject({ kind: 'line', lines: { length: 2 } });
  expect(usesFigure('en', 'towers/X.v', {}, new Set())).toBeNull();
});
