import { shortestWord } from '@manaus/graph/internals';
import { bloxorzTexts, levelTexts } from '@manaus/testing/level-texts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blockGame, checkPath, parseLevel, shortestPlay, shortestSolution } from '../src/index.js';
import { packedGame } from '../src/internals.js';

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

const counts = (path: string | null) => [path?.length, path?.replaceAll('_', '').length];

test.each(['moves', 'rolls'] as const)('the least %s, and then of the other', (least) => {
  fc.assert(
    fc.property(bloxorzTexts({ width: 5, height: 4 }, '######.TaA'), (text) => {
      const level = parseLevel(text);
      const { path } = shortestSolution(level, { ...most, least });
      expect(counts(path)).toEqual(counts(shortestPlay(blockGame(level), { ...most, least }).path));
      if (path !== null) expect(checkPath(blockGame(level), path).wins).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test('the fewest rolls may need more moves, as the letter _ is none', () => {
  const twoCounts =
    'game bloxorz\ngrid\nS##T\n......\n######\n..####\n####G#\n######\nend\nteleport T 5 1 4 2';
  for (const [least, moves, rolls] of [
    ['moves', 7, 7],
    ['rolls', 8, 6],
  ] as const) {
    const { path } = shortestSolution(parseLevel(twoCounts), { ...most, least });
    expect(counts(path)).toEqual([moves, rolls]);
    expect(counts(shortestPlay(blockGame(parseLevel(twoCounts)), { least }).path)).toEqual([
      moves,
      rolls,
    ]);
  }
});

test('of ways with as many moves one with the fewest rolls is found', () => {
  // RRRLUR has six rolls as well as six moves.
  const level = parseLevel('game bloxorz\ngrid\nS##T\n....\n####G\n#####\nend\nteleport T 4 1 3 1');
  expect(checkPath(blockGame(level), 'RRRLUR').wins).toBe(true);
  expect(counts(shortestSolution(level, most).path)).toEqual([6, 5]);
  expect(counts(shortestPlay(blockGame(level)).path)).toEqual([6, 5]);
});

test('the bound on states holds for both searches', () => {
  const level = parseLevel('game bloxorz\ngrid\nS#####\n######\n####.G\nend');
  expect(() => shortestPlay(blockGame(level), { mostStates: 3 })).toThrow('more than 3 states');
  expect(() => shortestSolution(level, { mostStates: 3 })).toThrow('more than 3 states');
});

test('progress is a number of states, or a share where a board is covered', () => {
  const toldOf = (...lines: string[]) => {
    const told: (readonly [states: number | null, share: number | null])[] = [];
    const onProgress = (...one: [number | null, number | null]) => told.push(one);
    shortestSolution(parseLevel(lines.join('\n')), { mostStates: 1e6, onProgress });
    return told;
  };
  const shares = toldOf('game on-the-edge', 'grid', 'S##', '##G', 'end');
  expect(shares.map(([states]) => states)).toEqual(shares.map(() => null));
  expect(shares.at(-1)).toEqual([null, 1]);
  // Two halves on a floor of 210 cells, and an end that cannot be reached.
  const floor = [`S##T${'#'.repeat(11)}..`, ...Array(12).fill('#'.repeat(15))];
  const counts = toldOf(
    'game bloxorz',
    'grid',
    ...floor,
    `${'#'.repeat(15)}.G`,
    'end',
    'teleport T 1 1 9 9',
  );
  expect(counts.length).toBeGreaterThan(0);
  for (const [states, share] of counts) {
    expect(states).toBeGreaterThanOrEqual(2 ** 16);
    expect(share).toBeNull();
  }
});
