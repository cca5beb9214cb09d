import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { towerRegistry } from '@manaus/core';
import { heapGames as allHeapGames } from '@manaus/games';
import { type AnswerPoint, type Manifest, readManifest } from '@manaus/jobs/internals';
import { clearTemporary } from '@manaus/jobs/storage';
import { badInput, mustBe } from '../../errors/refusal.js';
import type { HeapGames } from '../../heaps/options.js';
import { text } from '../../options/kinds.js';
import { withDefault } from '../../options/option.js';
import type { Towers } from '../../options/puzzle.js';
import { towersOf } from './documents.js';
import { clearKept, keptNames } from './kept.js';
import { keptGame } from './kept-games.js';
import { answering, questionsOf } from './questions.js';

/** The positional argument of all actions: the folder of the sweep. */
export const folderArgument = withDefault(
  text('DIR', 'the folder of the sweep', 'a folder'),
  'sweep',
);

/** A planned sweep, with the version of the code and the function that answers its points. */
export interface ReadySweep {
  readonly manifest: Manifest;
  readonly code: string;
  readonly answer: AnswerPoint;
  /** The towers of its puzzles, and those of the registry. */
  readonly towers: Towers;
  /** The same of its heap games. */
  readonly games: HeapGames;
}

/** The sweep that a folder holds. */
export async function ready(
  folder: string,
  towers: Towers = towerRegistry,
  heapGames: HeapGames = allHeapGames,
): Promise<ReadySweep> {
  const manifest = readManifest(folder);
  const points = manifest.entries.map(({ parameters }) => parameters);
  const puzzles = points.flatMap((point) => ('game' in point ? [] : [point.puzzle]));
  const games = points.flatMap((point) => ('game' in point ? [point.game] : []));
  const kept = keptNames(games, heapGames).map((name) => keptGame(folder, name));
  const registries = {
    towers: towersOf(folder, puzzles, towers),
    games: [...heapGames, ...kept],
  };
  return { manifest, ...registries, ...(await answering(questionsOf(manifest))) };
}

/**
 * Refuses to plan a sweep in a folder that holds something else, and names the first file of it.
 */
export function requireFree(folder: string): void {
  if (!existsSync(folder)) return;
  if (!statSync(folder).isDirectory()) throw mustBe('DIR', 'a folder', folder);
  clearTemporary(folder);
  clearKept(folder);
  const [other] = readdirSync(folder).sort();
  if (other !== undefined && !existsSync(join(folder, 'manifest.jsonl')))
    throw badInput(
      `DIR must be a folder that is new, empty or of a sweep: ${join(folder, other)} is there; --force plans in it all the same`,
    );
}
