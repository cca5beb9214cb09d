import type { Tower } from '@manaus/core';
import {
  keepsRules,
  ordersOf,
  type PegImage,
  renamedRank,
  renamings,
} from '@manaus/kernels/internals';

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
  const identity = [...rules.capacities.keys()];
  if (sources === null || sources.length > 1000) return [identity];
  const keeps = keepsAll(sources, rules.discs);
  if (identity.length <= 4) return [identity, ...renamings(rules)].filter(keeps);
  const groups = triples(identity).map((three) =>
    renamingsAmong(three, identity).filter((image) => keepsRules(rules, image) && keeps(image)),
  );
  return groups.reduce((best, group) => (group.length > best.length ? group : best));
}

/** True of the renamings that take each of some ranks to one of them. */
function keepsAll(ranks: readonly number[], discs: number): (image: PegImage) => boolean {
  const known = new Set(ranks);
  return (image) => ranks.every((rank) => known.has(renamedRank(rank, discs, image)));
}

/** All choices of three pegs, in increasing order. */
const triples = (pegs: readonly number[]): number[][] =>
  pegs.flatMap((a) => pegs.slice(a + 1).flatMap((b) => pegs.slice(b + 1).map((c) => [a, b, c])));

/** The renamings of some pegs among each other, the identity first. */
const renamingsAmong = (some: readonly number[], pegs: readonly number[]): PegImage[] =>
  ordersOf(some).map((order) => pegs.map((peg) => order[some.indexOf(peg)] ?? peg));

/**
 * The classes of the settings of some discs under a group of renamings; the smallest number of a
 * class is stored.
 */
export function topClasses(discs: number, group: readonly PegImage[]): TopClasses {
  const count = group[0].length ** discs;
  const classOf = new Int32Array(count);
  const toRepresentative = new Uint8Array(count);
  const representatives: number[] = [];
  for (let setting = 0; setting < count; setting++) {
    const renamed = group.map((image) => renamedRank(setting, discs, image));
    const least = Math.min(...renamed);
    toRepresentative[setting] = renamed.indexOf(least);
    classOf[setting] = least === setting ? representatives.push(setting) - 1 : classOf[least];
  }
  return {
    group,
    representatives: Int32Array.from(representatives),
    sizes: sizesOf(representatives.length, classOf),
    classOf,
    toRepresentative,
    stabilizers: representatives.map((setting) =>
      group.flatMap((image, place) =>
        place > 0 && renamedRank(setting, discs, image) === setting ? [place] : [],
      ),
    ),
  };
}

function sizesOf(classes: number, classOf: Int32Array): Int32Array {
  const sizes = new Int32Array(classes);
  for (const cls of classOf) sizes[cls]++;
  return sizes;
}
