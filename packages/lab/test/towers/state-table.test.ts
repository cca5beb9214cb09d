import { compileTower, hanoi, isGoodManaus, manaus, parseLabel, towerPuzzle } from '@manaus/core';
import { expect, test } from 'vitest';
import { analyze, stateRows, storeTower } from '../../src/index.js';
import { moveRows } from '../../src/internals.js';

test.each([
  ['Manaus', manaus(4)],
  ['Hanoi', hanoi(3)],
  ['cyclic Hanoi', hanoi(3, { moves: 'cyclic' })],
])('%s: the rows agree with the analysis and the rules', (_, tower) => {
  const stored = storeTower(tower);
  const states = stateRows(stored, { eccentricities: true });
  const moves = moveRows(stored);
  const found = analyze(tower);
  expect([states.length, moves.length]).toEqual([found.order, found.size]);
  expect(new Set(states.map(({ component }) => component)).size).toBe(found.components?.length);
  expect(states.filter(({ good }) => good)).toHaveLength(found.reachable);
  expect(Math.max(...states.map(({ distance }) => distance ?? 0))).toBe(found.eccentricity);
  const puzzle = towerPuzzle(tower);
  const compiled = compileTower(tower);
  for (const { source, target, disc, from, to } of moves) {
    const before = parseLabel(compiled, source);
    const move = puzzle.moves(before).find((each) => each.from === from && each.to === to);
    expect(move?.disc).toBe(disc);
    expect(move && stored.rules.notation.format(puzzle.apply(before, move))).toBe(target);
  }
});

test('good states of Manaus are those of the theorem', () => {
  const stored = storeTower(manaus(5));
  for (const [vertex, { good }] of stateRows(stored).entries())
    expect(good).toBe(isGoodManaus(stored.states[vertex]));
});

test('each good state but the goal has a move on a shortest path, a bad one none', () => {
  const stored = storeTower(manaus(4));
  const onShortest = new Set(
    moveRows(stored)
      .filter(({ shortest }) => shortest)
      .flatMap(({ source, target }) => [source, target]),
  );
  for (const { label, distance } of stateRows(stored))
    expect(onShortest.has(label)).toBe(distance !== null);
});
