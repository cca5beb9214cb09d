import type { Tower } from '@manaus/core';
import type { RenamedHalves } from '@manaus/kernels/internals';
import { generatorHalves, renamingGenerators, renamings } from '@manaus/kernels/internals';
import { type ClassLevels, emptyLevels, searchLevels } from '../shared/class-levels.js';
import type { ClassSearcher } from '../shared/class-searcher.js';
import { type PlaneLayout, planeLayout } from './layout.js';
import { planeMoves } from './moves.js';
import { scriptBytes } from './plan.js';
import { closeHoles, scriptPlanes } from './planes.js';
import { type Planes, spotOf } from './words.js';

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
  // Names of classes; of each class its representative, two bounds, two distances and a place among
  // the members.
  return {
    layout,
    bytes:
      scriptBytes(layout) +
      (renamingGenerators(rules).length === 0 ? 0 : 4 * space) +
      (space / group) * 1.1 * 28,
  };
}

/**
 * Searches of a size-ordered tower in bit planes; a class holds the states that renamings of pegs
 * (which keep the rules) take to each other.
 *
 * The plain twin: distances in the stored graph, by classes under `pegSymmetries`.
 */
export function planeSearcher(layout: PlaneLayout): ClassSearcher {
  const moves = planeMoves(layout);
  const { representatives, names } = rankClasses(layout.rules);
  const levels = emptyLevels(representatives.length);
  return {
    classes: representatives.length,
    classOf: (rank) => (names === null ? rank : names[rank]),
    search(cls, shouldStop = () => false) {
      const planes = scriptPlanes(layout, moves, shouldStop);
      closeHoles(layout, planes);
      planes.put(...spotOf(representatives[cls], layout.blockSize));
      const advance = (level: number) => planes.advance(level);
      const note = (level: number) => noteLast(layout, planes, names, levels, level);
      return searchLevels(levels, advance, note, shouldStop);
    },
  };
}

/** Notes the level of the classes of all states of the last level. */
function noteLast(
  { blockSize }: PlaneLayout,
  planes: Planes,
  names: Uint32Array | null,
  levels: ClassLevels,
  level: number,
): void {
  for (const [word, low, high] of planes.last()) {
    note(names, levels, level, word * blockSize, low);
    note(names, levels, level, word * blockSize + 32, high);
  }
}

/** Notes the level of all states in a half word. */
function note(
  names: Uint32Array | null,
  { nearest, farthest }: ClassLevels,
  level: number,
  first: number,
  half: number,
): void {
  for (let bits = half; bits !== 0; bits &= bits - 1) {
    const rank = first + 31 - Math.clz32(bits & -bits);
    const cls = names === null ? rank : names[rank];
    if (nearest[cls] < 0) nearest[cls] = level;
    farthest[cls] = level;
  }
}

/**
 * The classes of all ranks, in the order of their least members; names are `null` where every rank
 * is its own class.
 */
function rankClasses(rules: Tower): {
  representatives: Uint32Array;
  names: Uint32Array | null;
} {
  const space = rules.capacities.length ** rules.discs;
  const images = generatorHalves(rules);
  if (images.length === 0)
    return { representatives: Uint32Array.from({ length: space }, (_, rank) => rank), names: null };
  const names = new Uint32Array(space).fill(UNNAMED);
  const representatives: number[] = [];
  for (let least = 0; least < space; least++)
    if (names[least] === UNNAMED) nameClass(names, least, representatives.push(least) - 1, images);
  return { representatives: Uint32Array.from(representatives), names };
}

/** Names all ranks that renamings make from one. */
function nameClass(
  names: Uint32Array,
  least: number,
  name: number,
  images: readonly RenamedHalves[],
): void {
  const half = images[0].low.length;
  names[least] = name;
  const open = [least];
  for (let rank = open.pop(); rank !== undefined; rank = open.pop()) {
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

const UNNAMED = 0xffffffff;
