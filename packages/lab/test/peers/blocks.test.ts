import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { blockGame, checkPath, type Level, parseLevel } from '@manaus/blocks';
import { describe, expect, it } from 'vitest';
import { solveLevel } from '../../src/index.js';

const python = process.env.MANAUS_PYTHON ?? 'python3';
const present = spawnSync(python, ['--version']).status === 0;
if (!present) console.warn(`peers/blocks: skipped, because there is no ${python}`);

/** The number of random levels. */
const TRIED = process.env.MANAUS_EFFORT === 'full' ? 6000 : 1500;

type Counts = readonly [moves: number, rolls: number] | null;

/**
 * Random levels, each with its seed and what a program in Python, written from the level format
 * alone, finds.
 */
function levels(
  first: number,
  last: number,
): [seed: number, text: string, leastMoves: Counts, leastRolls: Counts][] {
  const script = fileURLToPath(new URL('./blocks.py', import.meta.url));
  const run = spawnSync(python, ['-B', script, String(first), String(last)], {
    maxBuffer: 2 ** 28,
    encoding: 'utf8',
  });
  if (run.status !== 0) throw new Error(run.stderr);
  return JSON.parse(run.stdout);
}

/** The moves and rolls of a solution, whose path wins. */
function solved(level: Level, least: 'moves' | 'rolls'): Counts {
  const { moves, rolls, path } = solveLevel(level, { least });
  if (moves === null || rolls === null || path === null) return null;
  expect(checkPath(blockGame(level), path)).toEqual({ legal: true, wins: true, failedAt: null });
  return [moves, rolls];
}

describe.skipIf(!present)('against a solver in Python', () => {
  it('the fewest moves and rolls of random levels of the three games, under both rule sets of Bloxorz', () => {
    const kinds = new Map<string, number>();
    for (const [seed, text, leastMoves, leastRolls] of levels(0, TRIED)) {
      const level = parseLevel(text);
      const found = { leastMoves: solved(level, 'moves'), leastRolls: solved(level, 'rolls') };
      expect(found, `seed ${seed}\n${text}`).toEqual({ leastMoves, leastRolls });
      if (leastMoves === null) continue;
      const kind = level.game === 'bloxorz' ? level.rules : level.game;
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    }
    for (const kind of ['official', 'strict', 'on-the-edge', 'bobbin'])
      expect(kinds.get(kind), kind).toBeGreaterThan(TRIED / 60);
    console.log(`levels (Python): ${2 * TRIED} cases, 0 mismatches`);
  });
});
