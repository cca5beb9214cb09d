import type { Tower } from '@manaus/core';
import { unrankPermutation } from '@manaus/core/internals';

/** The image of each peg. */
export type PegImage = readonly number[];

/** The settings of the largest discs, up to renaming pegs: only one setting of each class is stored. */
export interface TopClasses {
  readonly group: readonly PegImage[];
  /** The stored setting of each class, base-P digits, the smallest of these discs the least significant. */
  readonly representatives: Int32Array;
  /** The number of settings of each class. */
  readonly sizes: Int32Array;
  /** The class of every setting. */
  readonly classOf: Int32Array;
  /** The renaming, as a place in the group, that takes a setting to the stored one of its class. */
  readonly toRepresentative: Uint8Array;
  /** For each class: the renamings but the identity that keep its stored setting, as places in the group. */
  readonly stabilizers: readonly (readonly number[])[];
}

/**
 * The renamings of pegs, the identity first, that keep capacities, digraph and the set of sources (ranks).
 *
 * All of them up to 4 pegs; beyond, the largest group found that moves three pegs only, so that what a state stands for stays short.
 */
export function sourceSymmetries(rules: Tower, sources: readonly number[] | null): PegImage[] {
  const pegs = rules.capacities.length;
  const identity = Array.from({ length: pegs }, (_, peg) => peg);
  if (sources === null || sources.length > 1000) return [identity];
  const known = new Set(sources);
  const keeps = (image: PegImage) =>
    keepsRules(rules, image) &&
    sources.every((rank) => known.has(renamedRank(rank, rules.discs, image)));
  if (pegs <= 4) return images(identity).filter(keeps);
  let best = [identity];
  for (let a = 0; a < pegs; a++)
    for (let b = a + 1; b < pegs; b++)
      for (let c = b + 1; c < pegs; c++) {
        const group = images([a, b, c]).map((image) =>
          identity.map((peg) =>
            peg === a ? image[0] : peg === b ? image[1] : peg === c ? image[2] : peg,
          ),
        );
        const kept = group.filter(keeps);
        if (kept.length > best.length) best = kept;
      }
  return best;
}

/** All orders of a few pegs, the given one first. */
function images(pegs: readonly number[]): number[][] {
  const count = pegs.reduce((product, _, i) => product * (i + 1), 1);
  return Array.from({ length: count }, (_, rank) =>
    unrankPermutation(rank, pegs.length).map((place) => pegs[place - 1]),
  );
}

function keepsRules({ capacities, moves }: Tower, image: PegImage): boolean {
  return capacities.every(
    (capacity, peg) =>
      capacity === capacities[image[peg]] &&
      moves[peg].every((allowed, to) => allowed === moves[image[peg]][image[to]]),
  );
}

/** The number after the digit of every disc went to its image. */
export function renamedRank(rank: number, discs: number, image: PegImage): number {
  const pegs = image.length;
  let result = 0;
  for (let disc = 0, rest = rank, weight = 1; disc < discs; disc++, weight *= pegs) {
    const above = Math.floor(rest / pegs);
    result += image[rest - above * pegs] * weight;
    rest = above;
  }
  return result;
}

/** The classes of the settings of some discs under a group of renamings; the smallest number of a class is stored. */
export function topClasses(discs: number, group: readonly PegImage[]): TopClasses {
  const count = group[0].length ** discs;
  const classOf = new Int32Array(count);
  const toRepresentative = new Uint8Array(count);
  const representatives: number[] = [];
  const sizes: number[] = [];
  const stabilizers: number[][] = [];
  for (let setting = 0; setting < count; setting++) {
    const renamed = group.map((image) => renamedRank(setting, discs, image));
    const least = Math.min(...renamed);
    toRepresentative[setting] = renamed.indexOf(least);
    if (least === setting) {
      classOf[setting] = representatives.length;
      representatives.push(setting);
      stabilizers.push(
        renamed.flatMap((image, place) => (place > 0 && image === setting ? [place] : [])),
      );
      sizes.push(0);
    } else classOf[setting] = classOf[least];
    sizes[classOf[setting]]++;
  }
  return {
    group,
    representatives: Int32Array.from(representatives),
    sizes: Int32Array.from(sizes),
    classOf,
    toRepresentative,
    stabilizers,
  };
}
