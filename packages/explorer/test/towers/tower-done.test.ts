import { expect, test } from 'vitest';
import { readSetup, towerDone } from '../../src/towers/setup.js';

test('progress is kept of named towers under their own rules', () => {
  expect(towerDone(readSetup({ puzzle: 'hanoi', discs: '4' }))).toBe('tower/hanoi-4');
  expect(towerDone(readSetup({ puzzle: 'hanoi', discs: '4', pegs: '4' }))).toBeNull();
  expect(towerDone(readSetup({ puzzle: 'manaus', discs: '3', capacities: '3,3,3' }))).toBeNull();
});
