import { InputError } from '@manaus/core';
import type { Method } from '../shared/method.js';
import { hasWasmAddresses } from '../wasm/addresses.js';
import { hasWasm } from '../wasm/load.js';
import { cores, threads } from './crew.js';
import { type PlaneLayout, planeLayout } from './layout.js';
import { type PlanesEngine, searchPlanes } from './planes.js';
import { shardBytes } from './shard.js';

/** The requested back end and number of threads. */
export interface PlanesWish {
  readonly engine?: 'ts' | 'wasm' | 'auto';
  readonly workers?: number | undefined;
}

/** A back end, and the predicted memory in bytes. */
export interface PlanesPlan extends PlanesEngine {
  readonly bytes: number;
}

/** The least numbers of words for which WebAssembly, and threads, repay their start. */
const WASM_WORDS = 2 ** 14;
const CREW_WORDS = 2 ** 20;

/** The largest memory of WebAssembly, 4 GiB, less one page. */
const MOST_SHARD = 2 ** 32 - 2 ** 16;

/** The measured share of the words in the lists of TypeScript, with their slack for growth. */
const LISTED = 2 / 3;

/** The bytes for Node, its tables, and each thread beside its memory. */
const BASE = 2 ** 22;

/**
 * The back end to use, honoring the requested one, but for WebAssembly without room for its
 * addresses; `null` if none fits.
 */
export function planPlanes(
  layout: PlaneLayout,
  { engine = 'auto', workers }: PlanesWish,
): PlanesPlan | null {
  const { wide, words } = layout;
  const script = words * (wide ? 4 : 2) < 2 ** 31;
  const repays = !script || words >= WASM_WORDS || (workers ?? 1) > 1;
  if (engine !== 'ts' && wide && hasWasm && (engine === 'wasm' || repays)) {
    const plan = planInWasm(layout, { engine, workers }, script);
    if (plan !== null) return plan;
  }
  if (!script || engine === 'wasm') return null;
  return { engine: 'ts', workers: 1, bytes: scriptBytes(layout) };
}

/** The plan in WebAssembly; `null` where it has too little room, but there may be another. */
function planInWasm(
  layout: PlaneLayout,
  { engine, workers }: PlanesWish,
  script: boolean,
): PlanesPlan | null {
  const most = threads() === null ? 1 : layout.classes.representatives.length;
  const count = Math.min(most, workers ?? usualWorkers(layout));
  const bytes = Array.from({ length: count }, (_, me) => shardBytes(layout, count, me));
  const roomy = engine === 'wasm' || !script || hasWasmAddresses(count);
  if (bytes[0] <= MOST_SHARD && roomy)
    return { engine: 'wasm', workers: count, bytes: bytes.reduce((sum, each) => sum + each, BASE) };
  if (workers === undefined || script) return null;
  throw new InputError('scale/search-tower', 'workers', 'workers', {
    discs: layout.rules.discs,
    least: leastWorkers(layout),
    got: workers,
  });
}

/** The memory of the planes in TypeScript. */
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

/** Bit planes, for size-ordered towers of 3 to 8 pegs. */
export const planesMethod: Method = {
  plan({ along, sources, options }) {
    const layout = planeLayout(along, sources);
    const plan = layout && planPlanes(layout, options);
    return (
      plan && {
        method: 'planes',
        ...plan,
        run: (from) => searchPlanes(layout, from, options, plan),
      }
    );
  },
};
