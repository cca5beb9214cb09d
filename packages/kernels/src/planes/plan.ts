import { InputError } from '@manaus/core';
import { hasWasm } from '../wasm/load.js';
import { cores, threads } from './crew.js';
import type { PlaneLayout } from './layout.js';
import type { PlanesBackend } from './planes.js';
import { shardBytes } from './shard.js';

/** What was asked of the planes. */
export interface PlanesWish {
  readonly backend?: 'ts' | 'wasm' | 'auto';
  readonly workers?: number;
}

/** A backend, and the bytes that it is predicted to take. */
export interface PlanesPlan extends PlanesBackend {
  readonly bytes: number;
}

/** From how many words on WebAssembly is worth its start, and threads theirs. */
const WASM_WORDS = 2 ** 14;
const CREW_WORDS = 2 ** 20;

/** A memory of WebAssembly has at most 4 GiB; a page is left out. */
const MOST_SHARD = 2 ** 32 - 2 ** 16;

/** The share of the words that lists of TypeScript have held, with the slack in which they grow. */
const LISTED = 2 / 3;

/** Node, its tables, and what a thread takes beside its memory. */
const BASE = 2 ** 22;

/** The backend that serves, the wish respected; `null` where none does. */
export function planPlanes(
  layout: PlaneLayout,
  { backend = 'auto', workers }: PlanesWish,
): PlanesPlan | null {
  const { wide, words, classes } = layout;
  const script = words * (wide ? 4 : 2) < 2 ** 31;
  const compiled = wide && hasWasm;
  if (
    backend !== 'ts' &&
    compiled &&
    (backend === 'wasm' || !script || words >= WASM_WORDS || (workers ?? 1) > 1)
  ) {
    const most = threads() === null ? 1 : classes.representatives.length;
    const count = Math.min(most, workers ?? usualWorkers(layout));
    const bytes = Array.from({ length: count }, (_, me) => shardBytes(layout, count, me));
    if (bytes[0] <= MOST_SHARD)
      return {
        backend: 'wasm',
        workers: count,
        bytes: bytes.reduce((sum, each) => sum + each, BASE),
      };
    if (workers !== undefined && !script)
      throw new InputError('graph/search-tower', 'workers', 'workers', {
        discs: layout.rules.discs,
        least: leastWorkers(layout),
        got: workers,
      });
  }
  if (!script || backend === 'wasm') return null;
  return { backend: 'ts', workers: 1, bytes: scriptBytes(layout) };
}

/** What the planes take in TypeScript. */
export function scriptBytes({ words, wide }: PlaneLayout): number {
  return words * (wide ? 16 + 16 * LISTED : 8 + 6 * LISTED) + BASE;
}

/** As many as the machine runs at once, or a multiple where the memory needs more. */
function usualWorkers(layout: PlaneLayout): number {
  const least = leastWorkers(layout);
  if (layout.words < CREW_WORDS) return least;
  return Math.ceil(least / cores()) * cores();
}

/** The fewest workers whose memories hold all shards. */
function leastWorkers(layout: PlaneLayout): number {
  let count = 1;
  while (count < layout.classes.representatives.length && shardBytes(layout, count, 0) > MOST_SHARD)
    count++;
  return count;
}
