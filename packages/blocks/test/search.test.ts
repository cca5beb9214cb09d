import { shortestWord } from '@manaus/graph';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  blockGame,
  checkPath,
  packedGame,
  parseLevel,
  shortestPlay,
  shortestSolution,
} from '../src/index.js';
import { bloxorzTexts, levelTexts } from './level-texts.js';

const most = { mostStates: 20_000 };

test('numbers and plain states give ways of one length, after as many states', () => {
  let solved = 0;
  fc.assert(
    fc.property(levelTexts(), (text) => {
      const level = parseLevel(text);
      const plain = shortestPlay(blockGame(level), most);
      const { letters, visited } = shortestWord(packedGame(level), most);
      expect(letters?.length ?? null).toBe(plain.path?.length ?? null);
      if (letters === null) expect(visited).toBe(plain.visited);
      else solved++;
    }),
    { numRuns: 600 },
  );
  expect(solved).toBeGreaterThan(30);
});

test('a solution is one by the rules, as short as any, of every kind of level', () => {
  const solved = new Map<string, number>();
  fc.assert(
    fc.property(levelTexts(), (text) => {
      const level = parseLevel(text);
      const { path } = shortestSolution(level, most);
      expect(path?.length).toBe(shortestPlay(blockGame(level), most).path?.length);
      if (path === null) return;
      expect(checkPath(blockGame(level), path).wins).toBe(true);
      solved.set(level.game, (solved.get(level.game) ?? 0) + 1);
    }),
    { numRuns: 900 },
  );
  expect(solved.size).toBe(3);
});

/** The board of two ways: `_` once and three rolls more, or none. */
const least = ['moves', 'rolls'] as const;

test.each(least)('the least %s, and then the least of the other, by both searches', (first) => {
  let different = 0;
  fc.assert(
    fc.property(bloxorzTexts({ width: 5, height: 4 }, '######.TaA'), (text) => {
      const level = parseLevel(text);
      const counts = (path: string | null) => [path?.length, path?.replaceAll('_', '').length];
      const { path } = shortestSolution(level, { ...most, least: first });
      expect(counts(path)).toEqual(
        counts(shortestPlay(blockGame(level), { ...most, least: first }).path),
      );
      if (path === null) return;
      expect(checkPath(blockGame(level), path).wins).toBe(true);
      const other = shortestSolution(level, { ...most, least: least[1 - least.indexOf(first)] });
      if (String(counts(path)) !== String(counts(other.path))) different++;
    }),
    { numRuns: 1500 },
  );
  expect(different).toBeGreaterThan(0);
});

test('the bound on states holds for both searches', () => {
  const level = parseLevel('game bloxorz\ngrid\nS#####\n######\n####.G\nend');
  expect(() => shortestPlay(blockGame(level), { mostStates: 3 })).toThrow('more than 3 states');
  expect(() => shortestSolution(level, { mostStates: 3 })).toThrow('more than 3 states');
});
