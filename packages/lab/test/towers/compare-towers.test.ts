import { formatLabel, hanoi, manaus, type TowerRules, towerPuzzle } from '@manaus/core';
import { verifyIsomorphism } from '@manaus/graph';
import { expect, test } from 'vitest';
import { compareTowers, solve, storeTower } from '../../src/index.js';

const free: TowerRules = { ...hanoi(3), stacking: 'free' };
const pairs: readonly (readonly [string, TowerRules, TowerRules])[] = [
  ['Hanoi and its star', hanoi(3), hanoi(3, { moves: 'star' })],
  ['Manaus in Hanoi', manaus(3), hanoi(3)],
  ['both ways and one way', hanoi(3), hanoi(3, { moves: 'cyclic' })],
  ['two numbers of discs', hanoi(2), hanoi(3)],
  ['any order', hanoi(3), free],
];

/** The moves of the plain rules, by the labels of both states. */
function movesOf(rules: TowerRules): Set<string> {
  const puzzle = towerPuzzle(rules);
  const { states } = storeTower(rules);
  return new Set(
    states.flatMap((state) =>
      puzzle
        .moves(state)
        .map((move) => [state, puzzle.apply(state, move)].map(formatLabel).join(' ')),
    ),
  );
}

test.each(pairs)('%s: states, moves and distances as the plain rules have them', (_, a, b) => {
  const [one, other] = [storeTower(a), storeTower(b)];
  const { states, moves, distances } = compareTowers(one, other);
  const shared = one.labels.filter((label) => other.labels.includes(label));
  expect(states).toMatchObject({
    common: shared.length,
    lost: one.labels.length - shared.length,
    gained: other.labels.length - shared.length,
  });
  const [before, after] = [movesOf(a), movesOf(b)];
  const lost = [...before].filter((move) => !after.has(move));
  const gained = [...after].filter((move) => !before.has(move));
  expect([moves.lost, moves.gained, moves.common]).toEqual([
    lost.length,
    gained.length,
    before.size - lost.length,
  ]);
  expect(lost.includes(moves.firstLost?.join(' ') ?? '')).toBe(lost.length > 0);
  expect(gained.includes(moves.firstGained?.join(' ') ?? '')).toBe(gained.length > 0);
  const differ = shared.filter((label) => {
    const [x, y] = [one, other].map((tower) =>
      solve(tower.rules, tower.states[tower.vertex(label)]),
    );
    return x.moves !== y.moves;
  });
  expect([distances.different, distances.equal]).toEqual([
    differ.length,
    shared.length - differ.length,
  ]);
  expect(distances.first?.label ?? null).toBe(differ[0] ?? null);
});

test('an isomorphism is verified apart from its finder, and keeps no goal', () => {
  const [one, other] = [storeTower(hanoi(3)), storeTower(hanoi(3, { goal: '123//' }))];
  const { isomorphism, changed } = compareTowers(one, other);
  expect(isomorphism.answer).toBe('found');
  const images = isomorphism.map?.map(([, to]) => other.vertex(to)) ?? [];
  expect(verifyIsomorphism(one.graph, other.graph, images)).toBe(true);
  expect(changed.map(({ field }) => field)).toEqual(['goal', 'farthest']);
});

test('a tower is equal to itself', () => {
  const tower = storeTower(manaus(3));
  expect(compareTowers(tower, tower)).toMatchObject({
    changed: [],
    states: { common: 19, lost: 0, gained: 0, firstLost: null, firstGained: null },
    moves: { common: 44, lost: 0, gained: 0, firstLost: null, firstGained: null },
    distances: { equal: 19, different: 0, first: null },
    isomorphism: { answer: 'found', difference: null },
  });
});

test('moves that can all be undone are the same graph, declared directed or not', () => {
  const guarded: TowerRules = { ...hanoi(2), permitsMove: () => true };
  const { isomorphism, changed } = compareTowers(storeTower(hanoi(2)), storeTower(guarded));
  expect(isomorphism.answer).toBe('found');
  expect(changed.map(({ field }) => field)).toContain('directed');
});

test('a search that gives up says so', () => {
  const towers = [hanoi(3), hanoi(3, { goal: '123//' })].map(storeTower);
  expect(compareTowers(towers[0], towers[1], { limit: 1 }).isomorphism).toMatchObject({
    answer: 'unknown',
    map: null,
  });
});
