import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { clearTemporary } from '@manaus/lab/storage';
import { isNameOf } from './kept-name.js';

/** The folders of a sweep for the documents and the heap games that it keeps. */
const KEPT = ['towers', 'games'];

/**
 * Removes what a plan kept and that has no manifest, because it failed or was killed; of others
 * nothing.
 */
export function clearKept(folder: string): void {
  if (existsSync(join(folder, 'manifest.jsonl'))) return;
  for (const name of KEPT) clearPlace(join(folder, name));
}

function clearPlace(place: string): void {
  clearTemporary(place);
  try {
    for (const file of filesIn(place)) if (isKept(file)) rmSync(file);
    rmdirSync(place);
  } catch {
    // It does not exist, or belongs to another.
  }
}

const filesIn = (place: string): string[] => readdirSync(place).map((name) => join(place, name));

const isKept = (file: string): boolean =>
  file.endsWith('.json') && isNameOf(basename(file, '.json'), readFileSync(file, 'utf8'));
