import type { Tower } from '@manaus/core';
import { type PegImage, renamedRank } from '../symmetry/renamed-rank.js';
import { keepsRules, ordersOf, renamings } from '../symmetry/renamings.js';

/**
 * The settings of the largest discs, up to renaming pegs: only one setting of each class is stored.
 */
export interface TopClasses {
  readonly group: readonly PegImage[];
  /**
   * The stored setting of each class, base-P digits, the smallest of these discs the least
   * significant.
   */
  readonly representatives: Int32Array;
  /** The number of settings of each class. */
  readonly sizes: Int32Array;
  /** The class of every setting. */
  readonly classOf: Int32Array;
  /** The renaming, as a place in the group, that takes a setting to the stored one of its class. */
  readonly toRepresentative: Uint8Array;
  /**
   * For each class: the renamings but the identity that keep its stored setting, as places in the
   * group.
   */
  readonly stabilizers: readonly (readonly number[])[];
}

/**
 * The renamings of pegs, the identity first, that keep capacities, digraph and the set of sources
 * (ranks).
 *
 * All of them up to 4 pegs; beyond, the largest group found that moves three pegs only, so that
 * what a state stands for stays short.
 */
export function sourceSymmetries(rules: Tower, sources: readonly number[] | null): PegImage[] {
  const identity = rules.capacities.map((_, peg) => peg);
  if (sources === null || sources.length > 1000) return [identity];
  const known = new Set(sources);
  const keepsSources = (image: PegImage) =>
    sources.every((rank) => known.has(renamedRank(rank, rules.discs, image)));
  if (identity.length <= 4) return [identity, ...renamings(rules)].filter(keepsSources);
  let best: number[][] = [];
  for (const a of identity)
    for (const b of identity.slice(a + 1))
      for (const c of identity.slice(b + 1)) {
        const three = [a, b, c];
        const kept = ordersOf(three)
          .map((order) => identity.map((peg) => order[three.indexOf(peg)] ?? peg))
          .filter((image) => keepsRules(rules, image) && keepsSources(image));
        if (kept.length > best.length) best = kept;
      }
  return best;
}

/**
 * The classes of the settings of some discs under a group of renamings; the smallest number of a
 * class is stored.
 */
export function topClasses(discs: number, group: readonly PegImage[]): TopClasses {
  const count = group[0].length ** discs;
  const classOf = new Int32Array(count);
  const toRepresentative = new Uint8Array(count);
  const representatives: number[] = [];
  const stabilizers: number[][] = [];
  for (let setting = 0; setting < count; setting++) {
    const renamed = group.map((image) => renamedRank(setting, discs, image));
    const least = Math.min(...renamed);
    toRepresentative[setting] = renamed.indexOf(least);
    if (least === setting) {
      classOf[setting] = representatives.push(setting) - 1;
      stabilizers.push(keeping(setting, renamed));
    } else classOf[setting] = classOf[least];
  }
  return {
    group,
    representatives: Int32Array.from(representatives),
    sizes: sizesOf(representatives.length, classOf),
    classOf,
    toRepresentative,
    stabilizers,
  };
}

function sizesOf(classes: number, classOf: Int32Array): Int32Array {
  const sizes = new Int32Array(classes);
  for (const cls of classOf) sizes[cls]++;
  return sizes;
}

/** The renamings but the identity that keep a setting, given what each makes of it. */
const keeping = (setting: number, renamed: readonly number[]): number[] =>
  renamed.flatMap((image, place) => (place > 0 && image === setting ? [place] : []));
