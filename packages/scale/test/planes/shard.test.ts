import { compileTower, hanoi } from '@manaus/core';
import { expect, test } from 'vitest';
import { type PlaneLayout, planeLayout } from '../../src/planes/layout.js';
import { planeMoves } from '../../src/planes/moves.js';
import { makeShard, shardBytes } from '../../src/planes/shard.js';

const layoutOf = (discs: number, pegs: number) =>
  planeLayout(compileTower(hanoi(discs, { pegs })), [0]) as PlaneLayout;

const cases = [
  [6, 4, 1],
  [9, 4, 3],
  [11, 4, 2],
  [5, 6, 2],
  [5, 8, 1],
  [13, 4, 1],
  [9, 6, 1],
] as const;

test.each(cases)(
  '%i discs on %i pegs, %i shards: the parts of a memory fit, and little is left between them',
  (discs, pegs, shards) => {
    const layout = layoutOf(discs, pegs);
    const moves = planeMoves(layout);
    const all = Array.from({ length: shards }, (_, me) => makeShard(layout, moves, shards, me).map);
    expect(all.reduce((sum, { words }) => sum + words, 0)).toBe(layout.words);
    const first = Math.ceil(layout.classes.representatives.length / shards);
    expect(all[0].words).toBe(first * layout.lowWords);
    for (const { words, planes, marks, over, boxes, inbox, list, boxSize, boxLimit } of all) {
      const groups = Math.ceil(words / 64);
      expect(planes % 64).toBe(0);
      // 16 bytes a word, a group of 64 words, and 64 groups.
      expect([marks - planes, over - marks]).toEqual([16 * words, 16 * groups]);
      const used = over + 16 * Math.ceil(groups / 64);
      expect(boxes >= used && boxes < used + 64 && boxes % 64 === 0).toBe(true);
      expect([inbox - boxes, list - inbox]).toEqual([2 * boxSize, boxSize]);
      // Messages of 16 bytes: those at which a sweep pauses, those of a group of 64 words, and one.
      const most = 64 * moves.pairs.length * layout.classes.group.length;
      expect(boxSize).toBe(shards === 1 ? 0 : 16 * (boxLimit + most + 1));
      expect(boxLimit).toBe(shards === 1 ? 0 : Math.min(2 ** 16, Math.ceil(words / 16)));
    }
  },
);

test('a box pauses at 2^16 messages', () => {
  const layout = layoutOf(15, 4);
  expect(makeShard(layout, planeMoves(layout), 2, 1).map.boxLimit).toBe(2 ** 16);
});

test.each(cases)(
  '%i discs on %i pegs, %i shards: predicted are the parts and a list of a level',
  (discs, pegs, shards) => {
    const layout = layoutOf(discs, pegs);
    const { map } = makeShard(layout, planeMoves(layout), shards, 0);
    const list = 12 * map.words * (pegs === 4 ? 1 / 2 : 1);
    const more = shardBytes(layout, shards, 0) - map.list - list;
    // Tables take less than 2^18 bytes.
    expect(more > 0 && more <= 2 ** 18).toBe(true);
  },
);
