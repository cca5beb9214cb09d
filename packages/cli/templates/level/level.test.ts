import { readFileSync } from 'node:fs';
import { blockGame, checkPath, parseLevel } from '@manaus/blocks';
import { analyzeLevel, solveLevel } from '@manaus/lab';
import { expect, test } from 'vitest';

const text = readFileSync(new URL('./level.txt', import.meta.url), 'utf8');
const level = parseLevel(text);

test('two searches agree on it', () => {
  expect(solveLevel(level).moves).toBe(solveLevel(level, { plain: true }).moves);
});

// Three facts to replace by yours, found by hand: a slip in the level shows here first.
test('this path wins', () => {
  expect(checkPath(blockGame(level), 'RRDDLULURDRR')).toEqual({
    legal: true,
    wins: true,
    failedAt: null,
  });
});

test('no shorter one does, and nothing is a dead end', () => {
  expect(analyzeLevel(level)).toMatchObject({ moves: 12, dead: 0 });
});

test('with floor in place of the wood, 6 moves are enough', () => {
  expect(solveLevel(parseLevel(text.replace('.~##.', '.###.'))).moves).toBe(6);
});
