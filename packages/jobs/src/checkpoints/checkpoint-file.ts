import { damagedFile } from '../storage/damage.js';
import type { Format } from '../storage/seal.js';
import { readSealed, writeSealed } from '../storage/sealed-pieces.js';

/** The format of a checkpoint. */
export const CHECKPOINT: Format = { format: 'manaus-checkpoint', version: 1 };

/** The file of a checkpoint in its folder. */
export const CHECKPOINT_FILE = 'search.checkpoint';

/** The head of a checkpoint, before the bytes of the kernel. */
export interface CheckpointHead {
  /** Names the kernel, the rules, the sources and how the bytes lie. */
  readonly layout: string;
  readonly spheres: readonly number[];
}

/**
 * Writes a checkpoint atomically; an error of one line names the file and leaves the one before.
 */
export function writeCheckpoint(
  file: string,
  head: CheckpointHead,
  bytes: Iterable<Uint8Array>,
): void {
  writeSealed(file, CHECKPOINT, head, bytes);
}

/**
 * The checkpoint in a file, which must be of a search with this layout; an `InputError` names the
 * file and what is wrong with it.
 */
export function readCheckpoint(
  file: string,
  layout: string,
): CheckpointHead & { readonly bytes: Iterable<Uint8Array> } {
  const sealed = readSealed(file, CHECKPOINT);
  const damage = sealed.damage ?? foreign(sealed.head as CheckpointHead, layout);
  if (damage !== null) throw damagedFile('jobs/checkpoint', file, 'checkpoint', damage);
  return { ...(sealed.head as CheckpointHead), bytes: sealed.pieces ?? [] };
}

const foreign = (head: CheckpointHead, layout: string) =>
  head.layout === layout ? null : ({ code: 'foreign', owner: head.layout } as const);
