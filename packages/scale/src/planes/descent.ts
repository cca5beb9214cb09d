import type { Tower } from '@manaus/core';
import { append } from '@manaus/core/internals';
import { availableBytes, isOutOfMemory } from '@manaus/core/system';
import { towerGraph } from '@manaus/kernels/graphs';
import { beyondMemory, renamedRank, reverseTower } from '@manaus/kernels/internals';
import { levelsInTurn, wayDown } from '../shared/levels-in-turn.js';
import type { ShortestWay, ShortestWayOptions, WaySearch } from '../shared/shortest-way.js';
import { hasWasmAddresses } from '../wasm/addresses.js';
import { type PlaneLayout, planeLayout } from './layout.js';
import { type PlanesPlan, planPlanes } from './plan.js';
import { fillPlanes, makePlanes } from './planes.js';
import { longer, spotOf } from './words.js';

/**
 * The search in bit planes for shortest ways to the goals of a size-ordered tower of 3 to 8 pegs;
 * `null` where planes do not apply or do not fit in memory.
 *
 * It goes from the goals against the moves until the state is reached, and keeps the words of each
 * level, 12 bytes for at most 64 states of a class; the way goes down the levels. Throws an
 * `InputError` when these take too much memory.
 */
export function planeWays(tower: Tower): WaySearch | null {
  const layout = planeLayout(reverseTower(tower), tower.goalRanks);
  if (layout === null || layout.words >= 2 ** 31) return null;
  const plan = planFor(layout);
  return (
    plan && { from: (start, options = {}) => wayFrom({ tower, layout, plan }, start, options) }
  );
}

/** The plan of the search; `null` where it does not fit. */
function planFor(layout: PlaneLayout): PlanesPlan | null {
  const plan = planPlanes(layout, {});
  if (plan === null || plan.bytes > availableBytes()) return null;
  return plan.engine === 'wasm' && !hasWasmAddresses(plan.workers) ? null : plan;
}

/**
 * The words of a level that have states of it, three entries each: the word, and its states, low
 * half and high half.
 */
type Level = Int32Array;

/** The tower, and the layout and the back end of the search against its moves. */
interface Descent {
  readonly tower: Tower;
  readonly layout: PlaneLayout;
  readonly plan: PlanesPlan;
}

/** The way from a state; in TypeScript where WebAssembly gets no memory. */
function wayFrom(descent: Descent, start: number, options: ShortestWayOptions): ShortestWay | null {
  try {
    return descend(descent, start, options);
  } catch (error) {
    const other = isOutOfMemory(error) ? inScript(descent) : null;
    if (other === null) throw error;
    return descend(other, start, options);
  }
}

/** The same in TypeScript; `null` where it is already, or does not fit. */
function inScript({ plan, ...descent }: Descent): Descent | null {
  const other = plan.engine === 'ts' ? null : planPlanes(descent.layout, { engine: 'ts' });
  return other && { ...descent, plan: other };
}

function descend(
  descent: Descent,
  start: number,
  { count = false, onLevel }: ShortestWayOptions,
): ShortestWay | null {
  const { tower, layout, plan } = descent;
  const available = availableBytes();
  const planes = makePlanes(layout, plan, () => false);
  const levels: Level[] = [];
  try {
    fillPlanes(layout, planes, tower.goalRanks);
    const wanted = new Wanted(layout, [start]);
    let bytes = plan.bytes;
    for (const moves of levelsInTurn((level) => planes.advance(level), onLevel)) {
      const found = levelOf(planes.last());
      if (wanted.leastIn(found) !== null)
        return {
          moves,
          path: () => {
            const leastOf = (near: Uint32Array, level: number) =>
              new Wanted(layout, near).leastIn(levels[level]) as number;
            return wayDown(towerGraph(tower), start, levels.length, leastOf);
          },
        };
      if (count) continue;
      levels.push(found);
      bytes += found.byteLength;
      if (bytes > available) throw beyondMemory('scale/descent', tower, bytes, available);
    }
    return null;
  } finally {
    planes.end();
  }
}

/** A bit of a word, and the rank that it stands for here. */
interface Place {
  readonly low: number;
  readonly high: number;
  readonly rank: number;
}

/** Some ranks, by the words that hold them or what they are renamed to. */
class Wanted {
  readonly #byWord = new Map<number, Place[]>();

  constructor(layout: PlaneLayout, ranks: Iterable<number>) {
    for (const rank of ranks) {
      const { word, ...place } = placeOf(layout, rank);
      append(this.#byWord, word, { ...place, rank });
    }
  }

  /** The least of the ranks that a level has. */
  leastIn(level: Level): number | null {
    let least: number | null = null;
    for (let i = 0; i < level.length; i += 3) {
      const places = this.#byWord.get(level[i]);
      if (places === undefined) continue;
      for (const { low, high, rank } of places) {
        const isThere = ((level[i + 1] & low) | (level[i + 2] & high)) !== 0;
        if (isThere && (least === null || rank < least)) least = rank;
      }
    }
    return least;
  }
}

/**
 * The word and the bit of a state, once the pegs are renamed so that its largest discs are those of
 * a stored class.
 */
function placeOf(
  { rules, blockSize, lowWords, classes }: PlaneLayout,
  rank: number,
): Omit<Place, 'rank'> & { readonly word: number } {
  const top = Math.floor(rank / blockSize / lowWords);
  const image = classes.group[classes.toRepresentative[top]];
  const renamed = renamedRank(rank, rules.discs, image);
  const [word, low, high] = spotOf(renamed, blockSize);
  return { word: classes.classOf[top] * lowWords + (word % lowWords), low, high };
}

function levelOf(last: Iterable<readonly [number, number, number]>): Level {
  let entries: Int32Array = new Int32Array(48);
  let count = 0;
  for (const entry of last) {
    if (3 * count === entries.length) entries = longer(entries, 2 * entries.length);
    entries.set(entry, 3 * count++);
  }
  return entries.slice(0, 3 * count);
}
