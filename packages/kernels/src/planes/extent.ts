import type { Tower } from '@manaus/core';
import type { ClassSearch } from '@manaus/graph/internals';
import type { ClassSearcher } from '../shared/class-searcher.js';
import { renamingGenerators, renamings } from '../symmetry/renamings.js';
import { type PlaneLayout, planeLayout } from './layout.js';
import { planeMoves } from './moves.js';
import { narrowPlanes } from './narrow.js';
import { scriptBytes } from './plan.js';
import { closeHoles } from './planes.js';
import { widePlanes } from './wide.js';

/**
 * The layout for searches from anywhere, and the bytes of them all; `null` if bit planes do not
 * apply.
 */
export function planeSearches(rules: Tower): { layout: PlaneLayout; bytes: number } | null {
  const layout = planeLayout(rules, null);
  const space = rules.capacities.length ** rules.discs;
  if (layout === null || space >= 2 ** 31) return null;
  // With more than five pegs the group is not counted: the bytes are a bound.
  const group = renamings(rules).length + 1;
  // Names of classes; of each class its representative, two bounds, two distances and a place among the members.
  return {
    layout,
    bytes:
      scriptBytes(layout) +
      (renamingGenerators(rules).length === 0 ? 0 : 4 * space) +
      (space / group) * 1.1 * 28,
  };
}

/**
 * Searches of a size-ordered tower in bit planes; a class holds the states that renamings of pegs (which keep the rules) take to each other.
 *
 * The plain twin: distances in the stored graph, by classes under `pegSymmetries`.
 */
export function planeSearcher(layout: PlaneLayout): ClassSearcher {
  const { rules, blockSize, wide } = layout;
  const moves = planeMoves(layout);
  const { representatives, names } = rankClasses(rules);
  const nearest = new Int32Array(representatives.length);
  const farthest = new Int32Array(representatives.length);
  const bounded = rules.capacities.some((capacity) => capacity < rules.discs);

  /** Notes the level of all states in a half word. */
  function note(level: number, first: number, half: number): void {
    for (let bits = half; bits !== 0; bits &= bits - 1) {
      const rank = first + 31 - Math.clz32(bits & -bits);
      const cls = names === null ? rank : names[rank];
      if (nearest[cls] < 0) nearest[cls] = level;
      farthest[cls] = level;
    }
  }

  function search(
    cls: number,
    shouldStop?: () => boolean,
  ): (ClassSearch & { reached: number }) | null {
    const planes = (wide ? widePlanes : narrowPlanes)(layout, moves, () => shouldStop?.() ?? false);
    if (bounded) closeHoles(layout, planes);
    const rank = representatives[cls];
    const setting = rank % blockSize;
    planes.put(
      (rank - setting) / blockSize,
      setting < 32 ? 1 << setting : 0,
      setting < 32 ? 0 : 1 << (setting - 32),
    );
    nearest.fill(-1);
    farthest.fill(-1);
    let reached = 0;
    let level = 0;
    for (let width = planes.advance(level); width > 0; width = planes.advance(++level)) {
      reached += width;
      for (const [word, low, high] of planes.last()) {
        note(level, word * blockSize, low);
        note(level, word * blockSize + 32, high);
      }
      if (shouldStop?.()) return null;
    }
    return { eccentricity: level - 1, nearest, farthest, reached };
  }

  return {
    classes: representatives.length,
    classOf: (rank) => (names === null ? rank : names[rank]),
    search,
  };
}

/** The classes of all ranks, in the order of their least members; names are `null` where every rank is its own class. */
function rankClasses(rules: Tower): {
  representatives: Uint32Array;
  names: Uint32Array | null;
} {
  const space = rules.capacities.length ** rules.discs;
  const images = renamedHalves(rules);
  if (images.length === 0)
    return { representatives: Uint32Array.from({ length: space }, (_, rank) => rank), names: null };
  const names = new Uint32Array(space).fill(UNNAMED);
  const representatives: number[] = [];
  const half = images[0].low.length;
  const open: number[] = [];
  for (let least = 0; least < space; least++) {
    if (names[least] !== UNNAMED) continue;
    const name = representatives.push(least) - 1;
    names[least] = name;
    for (let rank: number | undefined = least; rank !== undefined; rank = open.pop()) {
      const low = rank % half;
      const high = (rank - low) / half;
      for (const image of images) {
        const other = image.low[low] + image.high[high];
        if (names[other] !== UNNAMED) continue;
        names[other] = name;
        open.push(other);
      }
    }
  }
  return { representatives: Uint32Array.from(representatives), names };
}

const UNNAMED = 0xffffffff;

/** The rank after each renaming that composes the others, as a sum of two tables: of the smaller discs and of the larger. */
function renamedHalves(rules: Tower): { low: Uint32Array; high: Uint32Array }[] {
  const pegs = rules.capacities.length;
  const lower = Math.ceil(rules.discs / 2);
  const weight = pegs ** lower;
  const table = (discs: number, image: readonly number[], unit: number) => {
    const sums = new Uint32Array(pegs ** discs);
    for (let disc = 0, step = 1; disc < discs; disc++, step *= pegs)
      for (let rank = 0; rank < sums.length; rank++)
        sums[rank] += image[Math.floor(rank / step) % pegs] * step * unit;
    return sums;
  };
  return renamingGenerators(rules).map((image) => ({
    low: table(lower, image, 1),
    high: table(rules.discs - lower, image, weight),
  }));
}
