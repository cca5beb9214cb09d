import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { blockGame, checkPath, parseLevel } from '@manaus/blocks';
import { describe, expect, it } from 'vitest';
import { solveLevel } from '../../src/node.js';

const python = process.env.MANAUS_PYTHON ?? 'python3';
const present = spawnSync(python, ['--version']).status === 0;
if (!present) console.warn(`peers/blocks: skipped, because there is no ${python}`);

/** Random levels, each with its seed and what a program in Python, written from the level format alone, finds. */
function levels(first: number, last: number): [seed: number, text: string, moves: number | null][] {
  const script = fileURLToPath(new URL('./blocks.py', import.meta.url));
  const run = spawnSync(python, ['-B', script, String(first), String(last)], {
    maxBuffer: 2 ** 28,
    encoding: 'utf8',
  });
  if (run.status !== 0) throw new Error(run.stderr);
  return JSON.parse(run.stdout);
}

describe.skipIf(!present)('against a solver in Python', () => {
  it('the fewest moves of 6000 random levels of the three games', { timeout: 120_000 }, () => {
    const games = new Map<string, number>();
    for (const [seed, text, moves] of levels(0, 6000)) {
      const level = parseLevel(text);
      const { path, moves: found } = solveLevel(level);
      if (found !== moves)
        expect.fail(`seed ${seed}: ${found} moves, Python finds ${moves}\n${text}`);
      if (path !== null)
        expect(checkPath(blockGame(level), path)).toEqual({
          legal: true,
          wins: true,
          failedAt: null,
        });
      if (moves !== null) games.set(level.game, (games.get(level.game) ?? 0) + 1);
    }
    for (const game of ['bloxorz', 'on-the-edge', 'bobbin'])
      expect(games.get(game), game).toBeGreaterThan(100);
  });
});
