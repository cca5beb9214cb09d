import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isInputError } from '@manaus/core';
import {
  cacheFolder,
  clearTemporary,
  type Damage,
  digest,
  seal,
  unsealFile,
  writeWhole,
} from '@manaus/jobs/storage';
import { codeHash } from './code-hash.js';
import type { Finding } from './finding.js';
import type { Effort, Item } from './item.js';

const FORMAT = { format: 'manaus-finding', version: 1 } as const;

/** Findings on disk, each of one item, effort and version of the code. */
export interface Findings {
  /** The stored finding of an item's check, else that of the check. */
  of(item: Item, effort: Effort): Promise<Finding>;
  /** True if the finding of an item's check is stored. */
  has(item: Item, effort: Effort): boolean;
}

/** Called with a stored finding that cannot be used, and what is wrong with it. */
export type OnDamaged = (file: string, damage: Damage) => void;

/**
 * The findings in a folder; by default in that of caches; with `false` in none.
 *
 * A damaged one is checked again; one that cannot be written is not kept.
 */
export function findingsIn(cache: string | false | undefined, onDamaged?: OnDamaged): Findings {
  const folder = cache === false ? null : (cache ?? cacheFolder('ledger'));
  if (folder === null) return { of: async (item, effort) => item.check(effort), has: () => false };
  clearTemporary(folder);
  return {
    of: (item, effort) => storedOrChecked(folder, item, effort, onDamaged),
    has: (item, effort) => storedIn(folder, item, effort).finding !== null,
  };
}

/** The stored finding of an item, what is wrong with it, and its file. */
function storedIn(folder: string, { id }: Item, effort: Effort) {
  const origin = { id, effort, code: codeHash() };
  const file = join(folder, `${digest(JSON.stringify(origin)).slice(0, 32)}.json`);
  return { ...read(file, origin), file, origin };
}

/** A finding, and what it is of. */
interface Kept {
  readonly id: string;
  readonly effort: Effort;
  readonly code: string;
  readonly finding: Finding;
}

async function storedOrChecked(
  folder: string,
  item: Item,
  effort: Effort,
  onDamaged?: OnDamaged,
): Promise<Finding> {
  const { finding, damage, file, origin } = storedIn(folder, item, effort);
  if (damage !== null) onDamaged?.(file, damage);
  if (finding !== null) return finding;
  const found = await item.check(effort);
  write(file, `${seal(FORMAT, { ...origin, finding: found })}\n`);
  return found;
}

function read(
  file: string,
  origin: Omit<Kept, 'finding'>,
): { readonly finding: Finding | null; readonly damage: Damage | null } {
  const text = textOf(file);
  if (text === null) return { finding: null, damage: null };
  const { record, damage } = unsealFile(text, FORMAT);
  if (damage !== null) return { finding: null, damage };
  const { id, effort, code, finding } = record as Kept;
  return id === origin.id && effort === origin.effort && code === origin.code
    ? { finding, damage: null }
    : { finding: null, damage: { code: 'foreign', owner: `${id} (${effort}, code ${code})` } };
}

/** The text of a file; `null` if it cannot be read. */
function textOf(file: string): string | null {
  try {
    return existsSync(file) ? readFileSync(file, 'utf8') : null;
  } catch {
    return null;
  }
}

function write(file: string, text: string): void {
  try {
    writeWhole(file, text);
  } catch (error) {
    if (!isInputError(error)) throw error;
  }
}
