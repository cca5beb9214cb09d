import { compileTower, hanoi, type Tower } from '@manaus/core';
import { digits, sortedTowers } from '@manaus/testing/sorted-towers';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PlaneLayout, planeLayout } from '../../src/planes/layout.js';
import { planeMoves } from '../../src/planes/moves.js';
import { anyWithin, fourPegsWithin, goesByShifts, type Reach } from '../../src/planes/within.js';

const half = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });

const layoutOf = (rules: Tower) => planeLayout(rules, null) as PlaneLayout;

/** Whether a setting is in a word of two halves. */
const has = (low: number, high: number, setting: number) =>
  ((setting < 32 ? low : high) >>> (setting % 32)) % 2 === 1;

/** The settings that one move of a disc of a word reaches. */
function reachedFrom({ pegs, blockDiscs, rules }: PlaneLayout, setting: number): number[] {
  const places = digits(setting, blockDiscs, pegs);
  return places.flatMap((from, disc) =>
    rules.moves[from].flatMap((allowed, to) => {
      const free = places.slice(0, disc).every((peg) => peg !== from && peg !== to);
      return allowed && free ? [setting + (to - from) * pegs ** disc] : [];
    }),
  );
}

function expectPlain(layout: PlaneLayout, reach: Reach, low: number, high: number) {
  const all = Array.from({ length: layout.blockSize }, (_, setting) => setting);
  const reached = Int32Array.of(-1, -1);
  const kept = all.filter((setting) => has(low, high, setting));
  const [lowBits, highBits] = [0, 32].map((first) =>
    kept.reduce((bits, s) => (s >= first && s < first + 32 ? bits | (1 << s) : bits), 0),
  );
  reach(lowBits, highBits, reached);
  // Those from which they are reached may be among them or not: they are done.
  const found = Array.from({ length: 64 }, (_, s) => s).filter((s) =>
    has(reached[0], reached[1], s),
  );
  const sorted = (settings: number[]) => [...new Set([...settings, ...kept])].sort((a, b) => a - b);
  expect(sorted(found)).toEqual(sorted(kept.flatMap((setting) => reachedFrom(layout, setting))));
}

const layouts = fc
  .integer({ min: 3, max: 8 })
  .chain((pegs) => sortedTowers(pegs, 4, { roomy: true }))
  .map(layoutOf);

test('by tables: what each disc of a word reaches by a move', () =>
  fc.assert(
    fc.property(layouts, half, half, (layout, low, high) => {
      expectPlain(layout, anyWithin(planeMoves(layout).within), low, high);
    }),
    { numRuns: 40 },
  ));

test('by shifts, for all moves of four pegs: the same', () => {
  const layout = layoutOf(hanoi(4, { pegs: 4 }));
  const shifts = fourPegsWithin();
  for (let setting = 0; setting < 32; setting++) {
    expectPlain(layout, shifts, 1 << setting, 0);
    expectPlain(layout, shifts, 0, 1 << setting);
  }
  fc.assert(fc.property(half, half, (low, high) => expectPlain(layout, shifts, low, high)));
});

test('shifts serve four pegs with all twelve moves, and no other tower', () => {
  const tournament = hanoi(5, { pegs: 4 }).moves.map((row, a) => row.map((_, b) => a < b));
  const towers = [
    hanoi(5, { pegs: 4 }),
    hanoi(5, { pegs: 4, moves: 'star' }),
    { ...hanoi(5, { pegs: 4 }), moves: tournament },
    // Twelve moves, of six pairs, as on four pegs.
    hanoi(5, { pegs: 7, moves: 'star' }),
  ];
  expect(towers.map((rules) => goesByShifts(layoutOf(compileTower(rules))))).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
