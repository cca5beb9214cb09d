import { compileTower, hanoi } from '@manaus/core';
import { renamedRank } from '@manaus/kernels/internals';
import { describe, expect, test } from 'vitest';
import { type Placements, symmetricPlacements } from '../../src/classes/placements.js';
import { stagedPlacements } from '../../src/classes/stages.js';
import { sourceSymmetries } from '../../src/planes/classes.js';

const DISCS = 4;

const towers = [3, 4, 5].map((pegs) => compileTower(hanoi(DISCS + 1, { pegs })));

const cases: [string, number, Placements][] = towers.flatMap((tower) => {
  const pegs = tower.capacities.length;
  const staged = [0, 1, pegs - 1].map((home): [string, number, Placements] => [
    `${pegs} pegs, in stages from peg ${home}`,
    pegs,
    stagedPlacements(tower, DISCS, home),
  ]);
  const group = sourceSymmetries(tower, tower.goalRanks);
  return [
    ...staged,
    [`${pegs} pegs, under renamings`, pegs, symmetricPlacements(tower, DISCS, group)],
  ];
});

describe.each(cases)('%s', (_, pegs, placements) => {
  const all = Array.from({ length: placements.count }, (__, cls) => cls);
  test('every placement is a member of one class, that in which it is found', () => {
    const members = all.flatMap((cls) =>
      [...placements.membersOf(cls)].map(({ placement }) => ({ cls, placement })),
    );
    expect(members.map(({ placement }) => placement).sort((a, b) => a - b)).toEqual(
      Array.from({ length: pegs ** DISCS }, (__, placement) => placement),
    );
    for (const { cls, placement } of members) expect(placements.locate(placement).cls).toBe(cls);
  });
  test('a class has as many as it says, the one that stands for it among them, as it is', () => {
    for (const cls of all) {
      const members = [...placements.membersOf(cls)];
      expect(members).toHaveLength(placements.sizeOf(cls));
      const stored = placements.placementOf(cls);
      expect(members.map(({ placement }) => placement)).toContain(stored);
      const { image } = placements.locate(stored);
      expect(renamedRank(stored, DISCS, image)).toBe(stored);
    }
  });
});
