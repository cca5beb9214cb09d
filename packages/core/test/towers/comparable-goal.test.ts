import { expect, test } from 'vitest';
import { compileTower, hanoi, london, manaus } from '../../src/index.js';
import { comparableGoal } from '../../src/internals.js';

test('a goal is comparable where the other tower has that state, and another goal', () => {
  const [m, h, l] = [manaus(3), hanoi(3), london(3)].map((rules) => compileTower(rules));
  expect(comparableGoal(m, h)).toBe('123//');
  expect(comparableGoal(h, m)).toBeNull();
  expect(comparableGoal(m, l)).toBeNull();
  expect(comparableGoal(m, compileTower(hanoi(4)))).toBeNull();
  expect(comparableGoal(m, compileTower(hanoi(3, { pegs: 4 })))).toBeNull();
});
