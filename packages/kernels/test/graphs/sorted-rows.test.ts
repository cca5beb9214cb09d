import { hanoi } from '@manaus/core';
import { expect, test } from 'vitest';
import { towerGraph } from '../../src/index.js';

test('the rows tell of every fiftieth of the blocks or so, and go over them twice', () => {
  // Twelve of the 19 discs are in the table, which leaves 2^7 blocks; a fiftieth of them are three.
  const shares: number[] = [];
  towerGraph(hanoi(19, { pegs: 2 })).rows?.((share) => shares.push(share));
  const once = Array.from({ length: 43 }, (_, i) => (3 * i) / 128 / 2);
  expect(shares).toEqual([...once, ...once.map((share) => 0.5 + share)]);
});
