import { readFileSync } from 'node:fs';
import { blockGame, checkPath, parseLevel } from '@manaus/blocks';
import { describe, expect, test } from 'vitest';
import { analyzeLevel } from '../../src/index.js';
import { levelJudge, levelPositions, levelSolver } from '../../src/internals.js';

const level = (name: string) =>
  parseLevel(readFileSync(new URL(`../../../../levels/${name}.txt`, import.meta.url), 'utf8'));

describe.each(['twins', 'feather', 'seesaw', 'plus-and-minus'])('%s', (name) => {
  const played = level(name);
  const positions = levelPositions(played, { count: 25, seed: 5 });
  const judge = levelJudge(played);

  test('every position is as another solver has it', () => {
    const { game, solve } = levelSolver(played);
    for (const { position, solvable, least, play, certificate } of positions) {
      const state = [...position].reduce(
        (here, letter) => game.move(here, (game.letters as readonly string[]).indexOf(letter)),
        game.start,
      );
      expect(solve(state)?.length ?? null).toBe(least);
      expect([solvable, certificate === null]).toEqual([least !== null, least !== null]);
      if (play !== null)
        expect(checkPath(blockGame(played), position + play)).toMatchObject({ wins: true });
      expect(certificate?.states?.[0] ?? position).toBe(position);
    }
  });
  test('the judge agrees, and finds each forgery', () => {
    for (const position of positions) {
      expect(judge({ ...position })).toMatchObject({ right: true, refuted: [] });
      expect(judge({ ...position, least: 999 })).toMatchObject({ refuted: ['least'] });
      const longer = { position: position.position, play: `${position.play ?? ''}X` };
      expect(judge(longer)).toMatchObject({ legal: false, right: false });
    }
  });
});

test('the start has as many shortest plays as the analysis counts', () => {
  const twins = level('twins');
  expect(levelJudge(twins)({ position: '' }).facts).toEqual({
    solvable: true,
    least: analyzeLevel(twins).moves,
    plays: String(analyzeLevel(twins).shortest),
  });
});

test('a position that cannot be reached is refused', () => {
  expect(levelJudge(level('twins'))({ position: 'LLLLLLLL', play: 'R' })).toMatchObject({
    facts: null,
    legal: false,
    right: false,
    why: { code: 'illegalMove', parameter: 'position' },
  });
});
