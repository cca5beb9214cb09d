import {
  compileTower,
  factorial,
  hanoi,
  london,
  oxford,
  pegMoves,
  type TowerRules,
} from '@manaus/core';
import { towerGraph } from '@manaus/kernels';
import { describe, expect, test } from 'vitest';
import { liftThreads } from '../../src/lift/crew.js';
import { type LiftLayout, liftLayout } from '../../src/lift/layout.js';
import { cores } from '../../src/planes/crew.js';

const layoutOf = (rules: TowerRules, positions?: number) =>
  liftLayout(compileTower(rules), positions) as LiftLayout;

test('free-order towers of 4 to 13 discs have a layout', () => {
  const applies = (rules: TowerRules) => liftLayout(compileTower(rules)) !== null;
  expect([3, 4, 13, 14].map((discs) => applies(oxford(discs)))).toEqual([false, true, true, false]);
  expect(applies(hanoi(5))).toBe(false);
  expect(applies({ ...oxford(5), permits: () => true })).toBe(false);
});

/** For each setting of the heights, those that a move leads to: one order has the moves of all. */
function movesOf(rules: TowerRules, { heights, words }: LiftLayout): number[][] {
  const { neighbors, maxDegree } = towerGraph(rules);
  const out = new Uint32Array(maxDegree);
  const orders = 24 * words;
  return heights.map((_, setting) =>
    Array.from(out.subarray(0, neighbors(setting * orders, out)), (rank) =>
      Math.floor(rank / orders),
    ),
  );
}

const towers: TowerRules[] = [
  oxford(4),
  oxford(6),
  london(5),
  oxford(5, { moves: 'cyclic' }),
  oxford(5, { capacities: [5, 0, 0] }),
  { ...oxford(4), capacities: [4, 2, 3, 4], moves: pegMoves('star', 4), goals: [] },
];

describe.each(towers)('$name with $discs discs', (rules) => {
  test('the moves into a setting are those of the graph', () => {
    const layout = layoutOf(rules);
    const moves = movesOf(rules, layout);
    const { heights, incoming } = layout;
    const into = heights.map((_, setting) =>
      moves.flatMap((targets, from) => targets.filter((to) => to === setting).map(() => from)),
    );
    expect(incoming.map((list) => list.map(({ from }) => from).sort((a, b) => a - b))).toEqual(
      into,
    );
  });
  test('planes are held as long as somebody comes from there', () => {
    const layout = layoutOf(rules);
    const moves = movesOf(rules, layout);
    const { heights, finished } = layout;
    // In the turn of a setting its new plane is there, besides those before it, and the old ones
    // from which it or a later one is reached.
    const until = moves.map((targets) => Math.max(0, ...targets));
    const held = heights.map((_, turn) => turn + 1 + until.filter((last) => last >= turn).length);
    expect(layout.levelPlanes).toBe(Math.max(heights.length, ...held));
    expect(finished.map((list) => [...list].sort((a, b) => a - b))).toEqual(
      heights.map((_, turn) => [...until.keys()].filter((from) => until[from] === turn)),
    );
  });
});

test('the memory is that of the planes, the flags of pieces and parts, and the tables', () => {
  for (const [discs, pieces, head] of [
    [9, 9, 1],
    [10, 90, 2],
  ]) {
    const { bytes, heights, words, levelPlanes } = layoutOf(oxford(discs));
    expect([heights.length, words]).toEqual([
      ((discs + 1) * (discs + 2)) / 2,
      Number(factorial(discs)) / 24,
    ]);
    const planes = (heights.length + levelPlanes) * words * 4;
    const flags = heights.length * pieces * (8 * 2 + 3);
    expect(bytes).toBe(planes + flags + 8 * pieces * 8 * head + 2 ** 22);
  }
  const { bytes, heights, words, levelPlanes } = layoutOf(oxford(5));
  expect(bytes).toBe((heights.length + levelPlanes) * words * 4 + heights.length * 5 + 2 ** 22);
});

test('threads come with four million words, one for a piece at most', () => {
  expect([9, 10].map((discs) => liftThreads(layoutOf(oxford(discs))))).toEqual([1, cores()]);
  expect([1, 3, 9, 10].map((wished) => liftThreads(layoutOf(oxford(9)), wished))).toEqual([
    1, 3, 9, 9,
  ]);
});
