import { join } from 'node:path';
import { range } from '@manaus/core';
import type { HeapGameEntry, HeapRule } from '@manaus/games';
import { ruleEntry } from '@manaus/games/internals';
import { writeWhole } from '@manaus/jobs/storage';
import { badInput, mustBe } from '../../errors/refusal.js';
import { checkedRemains, readHeapRule } from '../../heaps/heap-file.js';
import type { Io } from '../../shell/io.js';
import { keptName, keptText } from './kept.js';

/** A heap game of a file, as a sweep keeps it: what a move can leave of each heap, as data. */
export interface SweptGame {
  readonly name: string;
  readonly text: string;
}

/** The most options of a game that are kept. */
const MOST_OPTIONS = 3_000_000;

const gameFile = (folder: string, name: string) => join(folder, 'games', `${name}.json`);

/**
 * The heap game of a file, which is run now, because the command line names it: its options are
 * written down, so that the sweep runs no program of anyone.
 */
export async function sweptGame(file: string, upto: number, io: Io): Promise<SweptGame> {
  const { name, options } = await readHeapRule(file, io);
  const bound = `a heap up to which ${file} has at most ${MOST_OPTIONS} moves`;
  // The options of every heap, as many as fit in a document.
  let left = MOST_OPTIONS;
  const text = JSON.stringify({
    name,
    options: range(0, upto).map((heap) => {
      const remains = options(heap);
      left -= remains.length;
      if (left < 0) throw mustBe('--upto', bound, `${upto}`);
      return remains;
    }),
  });
  return { name: keptName(name, text), text };
}

/** Keeps the games of a sweep in its folder. */
export function keepGames(folder: string, games: readonly SweptGame[]): void {
  for (const { name, text } of games) writeWhole(gameFile(folder, name), text);
}

/** The game that the folder of a sweep keeps under a name. */
export function keptGame(folder: string, name: string): HeapGameEntry {
  const file = gameFile(folder, name);
  return { ...ruleEntry(ruleIn(keptText(file, name), file)), name };
}

function ruleIn(text: string, file: string): HeapRule {
  const { name, options } = JSON.parse(text) as { name: string; options: readonly unknown[] };
  return {
    name,
    options(heap) {
      if (heap >= options.length)
        throw badInput(`${file} has no heap of more than ${options.length - 1} objects`);
      return checkedRemains(options[heap], heap, file);
    },
  };
}
