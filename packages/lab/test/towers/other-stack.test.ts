import { formatLabel, hanoi, readTower, towerRegistry } from '@manaus/core';
import { expect, test } from 'vitest';
import { otherStack } from '../../src/internals.js';

const labelOf = (...[rules]: Parameters<typeof otherStack>) => {
  const stack = otherStack(rules);
  return stack === null ? null : formatLabel(stack);
};

test('of the named towers', () => {
  expect(towerRegistry.map(({ name, tower }) => [name, labelOf(tower(4))])).toEqual([
    ['hanoi', '1234//'],
    ['bucharest', '1234//'],
    ['london', null],
    ['oxford', '//1234'],
    ['oxford1', '1234//'],
    ['manaus', null],
  ]);
});

test('on the peg farthest from that of the goal, if it holds all discs', () => {
  expect(labelOf(hanoi(2, { pegs: 4, goal: '/12//' }))).toBe('///12');
  expect(labelOf(hanoi(2, { pegs: 4, goal: '/12//', capacities: [1, 2, 2, 1] }))).toBe('//12/');
  expect(labelOf(hanoi(2, { capacities: [1, 1, 2] }))).toBeNull();
  expect(labelOf(hanoi(2, { goal: '1/2/' }))).toBeNull();
});

test('by size, where the discs have sizes', () => {
  const family = readTower({
    name: 'Down',
    pegs: 3,
    sizes: [3, 2, 1],
    goals: [{ allOn: 2 }],
  });
  expect(labelOf(family(3))).toBe('321//');
});
