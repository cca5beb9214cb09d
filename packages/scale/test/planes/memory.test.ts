import { compileTower, hanoi } from '@manaus/core';
import { expect, test } from 'vitest';
import { type PlaneLayout, planeLayout } from '../../src/planes/layout.js';
import { keptPlanes } from '../../src/planes/memory.js';
import type { Planes } from '../../src/planes/words.js';

const layout = planeLayout(compileTower(hanoi(6, { pegs: 4 })), [0]) as PlaneLayout;
const CLASSES = layout.classes.representatives.length;

/**
 * Planes that only have words: of each class its number, and as many of the last level as asked
 * for.
 */
function wordsOnly(count: number) {
  const classes = Array.from({ length: CLASSES }, (_, cls) => new Int32Array(5).fill(cls + 1));
  const asked: string[] = [];
  const planes: Planes = {
    put: () => {},
    ofClass: (cls) => classes[cls],
    advance: (level) => {
      asked.push(`advance ${level}`);
      return level < 3 ? 10 + level : 0;
    },
    resume: (level) => void asked.push(`resume ${level}`),
    *last() {
      for (let word = 0; word < count; word++) yield [word, 3 * word, -word];
    },
    end: () => {},
  };
  return { planes, classes, asked, kept: keptPlanes(layout, planes, [0]) };
}

const flat = (pieces: readonly Int32Array[]) => pieces.flatMap((piece) => [...piece]);

/** Around the number of words that a piece holds, and more. */
test.each([0, 1, 16383, 16384, 16385, 40000])('%i words of a level are kept', (count) => {
  const from = wordsOnly(count);
  expect([from.kept.advance(), from.kept.advance()]).toEqual([10, 11]);
  const words = flat(from.kept.last());
  expect(words).toHaveLength(4 * count);
  for (const word of [0, Math.floor(count / 2), count - 1].filter(
    (one) => one >= 0 && one < count,
  )) {
    const cls = Math.floor(word / layout.lowWords);
    const entry = words.slice(4 * word, 4 * word + 4);
    expect(entry).toEqual([cls, word % layout.lowWords, 3 * word, word === 0 ? 0 : -word]);
  }
  const bytes = Array.from(from.kept.memory.save(), (piece) => piece.slice());
  const to = wordsOnly(0);
  for (const words of to.classes) words.fill(-1);
  to.kept.memory.load(bytes);
  expect(to.classes).toEqual(from.classes);
  expect(flat(to.kept.last())).toEqual(words);
  expect(to.kept.advance()).toBe(12);
  expect(flat(to.kept.last())).toEqual([]);
  expect(to.asked).toEqual(['resume 2', 'advance 2']);
});

test('what is saved is a copy', () => {
  const { classes, kept } = wordsOnly(2);
  const saved = [...kept.memory.save()];
  expect(saved.some(({ buffer }) => classes.some((words) => words.buffer === buffer))).toBe(false);
});

test('after the last level, and where it was restored, it stays', () => {
  const { kept, asked } = wordsOnly(3);
  expect(Array.from({ length: 5 }, () => kept.advance())).toEqual([10, 11, 12, 0, 0]);
  expect(asked.at(-1)).toBe('advance 3');
  const other = wordsOnly(0);
  other.kept.memory.load([...kept.memory.save()]);
  expect(other.kept.advance()).toBe(0);
  expect(flat(other.kept.last())).toHaveLength(12);
});

test('the layout names the discs of its parts, and its classes', () => {
  expect(wordsOnly(0).kept.memory.layout).toMatch(/^planes of 3\+2\+1 discs, 2 classes: 6 discs, /);
});
