import type { Tower } from '@manaus/core';
import { digitsOf, heldBy, type PegImage, renamedRank } from '@manaus/kernels/internals';
import { type TopClasses, topClasses } from '../planes/classes.js';

/**
 * A move of a large disc that leads from a class to a class, for every setting of the small discs
 * that leaves the two pegs empty. In the other class the setting is renamed by `image`.
 */
export interface Door {
  readonly pegs: readonly [number, number];
  readonly target: number;
  readonly image: PegImage;
}

/** The place of a state among the classes: its small discs are renamed by `image`. */
export interface Located {
  readonly cls: number;
  readonly image: PegImage;
}

/** The placements of the large discs, in classes whose states lie at the same distances. */
export interface Placements {
  readonly count: number;
  /** The class does not depend on classes of higher stages. */
  stageOf(cls: number): number;
  /** The number of placements in a class. */
  sizeOf(cls: number): number;
  /** The placement that stands for a class: base-P digits, the smallest large disc first. */
  placementOf(cls: number): number;
  doorsOf(cls: number): readonly Door[];
  locate(placement: number): Located;
  /**
   * The placements of a class, each once, with a renaming of the small discs from the stored one.
   */
  membersOf(cls: number): Iterable<Member>;
}

/** A placement of a class, whose states are those of the stored placement renamed by `image`. */
export interface Member {
  readonly placement: number;
  readonly image: PegImage;
}

/**
 * The classes under the renamings of pegs that keep rules and sources: one stage. A renaming that
 * takes a state to a state keeps its distance, and every door has an image under it.
 */
export function symmetricPlacements(
  rules: Tower,
  discs: number,
  group: readonly PegImage[],
): Placements {
  const classes = topClasses(discs, group);
  const { representatives, sizes, classOf, toRepresentative } = classes;
  return {
    count: representatives.length,
    stageOf: () => 0,
    sizeOf: (cls) => sizes[cls],
    placementOf: (cls) => representatives[cls],
    doorsOf: (cls) => doorsAmong(rules, discs, classes, cls),
    locate: (placement) => ({
      cls: classOf[placement],
      image: group[toRepresentative[placement]],
    }),
    membersOf: (cls) => images(representatives[cls], discs, group),
  };
}

/**
 * The doors from a class of the placements of some discs to another, by a move of one of these;
 * classes are numbered from `first` on.
 */
export function doorsAmong(
  rules: Tower,
  discs: number,
  { group, representatives, classOf }: TopClasses,
  cls: number,
  first = 0,
): Door[] {
  const doors: Door[] = [];
  for (const { pegs, after } of largeMoves(rules, representatives[cls - first], discs))
    for (const image of group)
      if (renamedRank(after, discs, image) === representatives[classOf[after]])
        doors.push({ pegs, target: first + classOf[after], image });
  return doors;
}

/** The images of a placement under a group, each once. */
export function images(stored: number, discs: number, group: readonly PegImage[]): Member[] {
  const found = new Map(group.map((image) => [renamedRank(stored, discs, image), image]));
  return Array.from(found, ([placement, image]) => ({ placement, image }));
}

/** A move of one of some large discs, if the small ones are out of the way. */
export interface LargeMove {
  /** The pegs that must be free of small discs. */
  readonly pegs: readonly [number, number];
  readonly after: number;
}

/** The moves of the large discs of a placement among each other, by digraph and capacities. */
export function* largeMoves(
  { capacities, moves }: Pick<Tower, 'capacities' | 'moves'>,
  placement: number,
  discs: number,
): Generator<LargeMove> {
  const pegs = capacities.length;
  const digits = digitsOf(placement, discs, pegs);
  const held = heldBy(digits, pegs);
  for (let disc = 0, weight = 1; disc < discs; disc++, weight *= pegs) {
    const from = digits[disc];
    const covered = digits.slice(0, disc);
    if (covered.includes(from)) continue;
    for (let to = 0; to < pegs; to++)
      if (moves[from][to] && !covered.includes(to) && held[to] < capacities[to])
        yield { pegs: [from, to], after: placement + (to - from) * weight };
  }
}

/** The number of orbits of the settings of some discs under a group, by Burnside's lemma. */
export function orbitCount(discs: number, group: readonly PegImage[]): number {
  const fixed = group.map((image) => image.filter((to, peg) => to === peg).length ** discs);
  return fixed.reduce((sum, count) => sum + count, 0) / group.length;
}
