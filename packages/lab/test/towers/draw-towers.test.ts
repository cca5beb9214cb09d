import { hanoi, london, manaus } from '@manaus/core';
import { expect, test } from 'vitest';
import { drawTower, drawTowers, storeTower } from '../../src/index.js';

const small = london(2);
const full = london(2, { capacities: [3, 2, 1] });
const labels = (figures: ReturnType<typeof drawTower>) =>
  figures.marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []));

test('towers that are compared have one color code', () => {
  const compared = labels(drawTowers([small, full].map(storeTower), { title: '' }));
  // London on pegs of 2, 1 and 0 falls into two parts; on 3, 2 and 1 every state is good.
  expect(compared).toEqual(
    expect.arrayContaining(['good: 2 states', 'bad: 2 states', 'good: 10 states']),
  );
  expect(compared).not.toContain('moves to the goal');
  const solvable = labels(drawTowers([hanoi(1), hanoi(2)].map(storeTower), { title: '' }));
  expect(solvable.filter((text) => text === 'moves to the goal')).toHaveLength(2);
});

test('the colors of one tower are chosen by what it has, or given', () => {
  expect(drawTower(storeTower(full)).legend).toEqual([]);
  expect(drawTower(storeTower(full), { color: 'solvability' }).legend).toHaveLength(1);
  expect(labels(drawTower(storeTower(small), { color: 'distance' }))).toContain(
    'moves to the goal',
  );
});

test('a drawing is as small as its labels allow', () => {
  const sizes = (discs: number) => drawTowers([storeTower(manaus(discs))], { title: '' }).width;
  expect([3, 4, 5].map(sizes)).toEqual([424, 848, 424]);
});
