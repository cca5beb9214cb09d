import { compileTower, hanoi, manaus } from '@manaus/core';
import { expect, test } from 'vitest';
import { lowTable, smallestWithin } from '../../src/graphs/sorted-tables.js';

test('as many of the smallest discs as have so many settings, and one at least', () => {
  const few = (discs: number, pegs: number, settings: number) =>
    smallestWithin(discs, pegs, settings);
  expect([26, 27, 28, 80, 81].map((settings) => few(9, 3, settings))).toEqual([2, 3, 3, 3, 4]);
  expect([1, 2, 3, 4, 9].map((discs) => few(discs, 3, 27))).toEqual([1, 2, 3, 3, 3]);
  expect([few(5, 3, 1), few(5, 3, 8), few(5, 2, 2), few(0, 3, 9)]).toEqual([1, 1, 1, 1]);
});

const towers = [
  hanoi(1),
  hanoi(4),
  hanoi(9),
  manaus(10),
  hanoi(13, { pegs: 2 }),
  hanoi(4, { pegs: 12 }),
  hanoi(8, { pegs: 4, moves: 'cyclic' }),
];

test.each(towers)('the table of $name with $discs discs', (rules) => {
  const pegs = rules.capacities.length;
  const { discs, space, held, unseen, ends } = lowTable(compileTower(rules), pegs);
  expect(discs).toBe(smallestWithin(rules.discs, pegs, 7_000));
  expect([space, ends.length]).toEqual([pegs ** discs, pegs ** discs]);
  const onPegs = Array.from({ length: space }, (_, setting) => {
    const count = new Array<number>(pegs).fill(0);
    for (let disc = 0, rest = setting; disc < discs; disc++, rest = Math.floor(rest / pegs))
      count[rest % pegs]++;
    return count;
  });
  expect([...held]).toEqual(onPegs.flat());
  // A larger disc may move between two empty pegs.
  const open = onPegs.map((count) => {
    const empty = [...count.keys()].filter((peg) => count[peg] === 0);
    return empty.length < 2 ? 0 : empty.reduce((bits, peg) => bits + 2 ** peg, 0);
  });
  expect([...unseen]).toEqual(open.map((bits) => (rules.discs > discs ? bits : 0)));
});
