import type { Tower } from '@manaus/core';
import { append } from '@manaus/core/internals';
import { reverseTower, towerGraph } from '../graphs/tower-graph.js';
import { availableBytes } from '../limits/available-bytes.js';
import { isOutOfMemory } from '../limits/out-of-memory.js';
import type { ShortestWay, ShortestWayOptions, WaySearch } from '../shared/shortest-way.js';
import { beyondMemory } from '../shared/too-large.js';
import { renamedRank } from '../symmetry/renamed-rank.js';
import { hasWasmAddresses } from '../wasm/addresses.js';
import { type PlaneLayout, planeLayout } from './layout.js';
import { type PlanesPlan, planPlanes } from './plan.js';
import { fillPlanes, makePlanes } from './planes.js';
import { bitOf, longer, type Planes } from './words.js';

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
  const plan = planPlanes(layout, {});
  if (plan === null || plan.bytes > availableBytes()) return null;
  if (plan.engine === 'wasm' && !hasWasmAddresses(plan.workers)) return null;
  return {
    from(start, options = {}) {
      try {
        return descend({ tower, layout, plan }, start, options);
      } catch (error) {
        const other = isOutOfMemory(error) ? planPlanes(layout, { engine: 'ts' }) : null;
        if (other === null || plan.engine === 'ts') throw error;
        return descend({ tower, layout, plan: other }, start, options);
      }
    },
  };
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
    for (const [moves, found] of levelsIn(planes, onLevel)) {
      if (wanted.leastIn(found) !== null)
        return { moves, path: () => wayDown(descent, levels, start) };
      if (count) continue;
      levels.push(found);
      bytes += found.byteLength;
      if (bytes > available) throw beyondMemory('graph/descent', tower, bytes, available);
    }
    return null;
  } finally {
    planes.end();
  }
}

/** All levels, each with its number. */
function* levelsIn(
  planes: Planes,
  onLevel: ShortestWayOptions['onLevel'],
): Generator<[number, Level]> {
  let reached = 0;
  for (let level = 0; ; level++) {
    const width = planes.advance(level);
    if (width === 0) return;
    reached += width;
    onLevel?.(reached);
    yield [level, levelOf(planes.last())];
  }
}

function* wayDown(
  { tower, layout }: Descent,
  levels: readonly Level[],
  start: number,
): Generator<number> {
  const graph = towerGraph(tower);
  const out = new Uint32Array(graph.maxDegree + 1);
  yield start;
  for (let rank = start, level = levels.length - 1; level >= 0; level--) {
    const near = out.subarray(0, graph.neighbors(rank, out));
    rank = new Wanted(layout, near).leastIn(levels[level]) as number;
    yield rank;
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
  const number = Math.floor(renamed / blockSize);
  const [low, high] = bitOf(renamed - number * blockSize);
  return { word: classes.classOf[top] * lowWords + (number % lowWords), low, high };
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
