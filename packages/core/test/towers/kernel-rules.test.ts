import { expect, test } from 'vitest';
import {
  type Arrangement,
  compileTower,
  findTower,
  hanoi,
  oxford,
  type TowerRules,
  towerCodec,
} from '../../src/index.js';

const onFree = (change: Partial<TowerRules>) =>
  compileTower({ ...oxford(3), goals: [], ...change });
const regular = (rules: TowerRules) => {
  const codec = towerCodec(rules);
  return Array.from({ length: codec.space }, (_, rank) => rank).filter(codec.has).length;
};

test.each<[string, Partial<TowerRules>, 'sorted' | 'free' | null]>([
  ['a function that lays only smaller on larger', { stacking: (disc, on) => disc < on }, 'sorted'],
  ['a function that would lay a disc on itself', { stacking: (disc, on) => disc <= on }, 'sorted'],
  ['one that lays less', { stacking: (disc, on) => disc + 1 === on }, 'sorted'],
  ['one that lays disc 2 on disc 1', { stacking: (disc, on) => disc === 2 && on === 1 }, null],
  ['one that lays disc 3 on disc 2', { stacking: (disc, on) => disc === 3 && on === 2 }, null],
  ['one that lays disc 3 on disc 1', { stacking: (disc, on) => disc === 3 && on === 1 }, null],
  [
    'one size in two colors, on equals',
    { stacking: 'equals', sizes: [1, 1, 2], colors: ['r', 'b', 'r'] },
    null,
  ],
  ['sizes that increase', { stacking: 'sorted', sizes: [1, 4, 9] }, 'sorted'],
  ['sizes that do not', { stacking: 'sorted', sizes: [4, 1, 9] }, null],
  ['alike discs', { sizes: [1, 1, 1], colors: ['r', 'r', 'b'] }, null],
])('the order of discs with %s', (_, change, order) => {
  expect(onFree(change).discOrder).toBe(order);
});

test('a kernel is not asked where a function stacks, a state or a move is forbidden', () => {
  const sorted = (disc: number, on: number) => disc < on;
  const permits = (state: Arrangement) => state[0].length < 3;
  const orders = [
    {},
    { stacking: sorted },
    { permits },
    { permitsMove: () => true },
    { stacking: 'sorted' as const },
  ].map((change) => onFree(change).kernelOrder);
  expect(orders).toEqual(['free', null, null, null, 'sorted']);
});

test('states are those that both the stacking and the permission allow', () => {
  const stacking = (disc: number, on: number) => disc + 1 === on;
  const permits = (state: Arrangement) => state[1].length === 0;
  // Three discs on three pegs: 1 on 2, 2 on 3, 3 on none; a stack is a run of discs.
  expect([
    regular(onFree({ stacking })),
    regular(onFree({ permits })),
    regular(onFree({ stacking, permits })),
  ]).toEqual([3 + 2 * 6 + 6, 4 * 6, 2 + 2 * 2]);
});

test('a tower is found by its name', () => {
  expect(findTower('hanoi').tower(3, { pegs: 4 }).capacities).toEqual(
    hanoi(3, { pegs: 4 }).capacities,
  );
  expect(() => findTower('babel')).toThrow('core/find-tower: name must be one of hanoi');
});
