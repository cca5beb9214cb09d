import { range, type Tower } from '@manaus/core';
import {
  digitsOf,
  exchange,
  isCapped,
  ordersOf,
  type PegImage,
  renamedRank,
} from '@manaus/kernels/internals';
import { type TopClasses, topClasses } from '../planes/classes.js';
import {
  type Door,
  doorsAmong,
  images,
  type Located,
  type Member,
  type Placements,
} from './placements.js';

/**
 * The peg of a perfect tower as the only source, if the staged classes apply: Hanoi with all moves
 * between 3 to 5 pegs that hold all discs; `null` else.
 */
export function stagedHome(rules: Tower, sources: readonly number[] | null): number | null {
  const pegs = rules.capacities.length;
  if (pegs < 3 || pegs > 5 || !isHanoi(rules) || sources?.length !== 1) return null;
  const home = sources[0] % pegs;
  return digitsOf(sources[0], rules.discs, pegs).every((peg) => peg === home) ? home : null;
}

/** True if any disc may go to any peg, but for smaller discs. */
function isHanoi(rules: Tower): boolean {
  if (rules.kernelOrder !== 'sorted' || isCapped(rules)) return false;
  return rules.moves.every((row, from) => row.every((allowed, to) => allowed === (from !== to)));
}

/**
 * The classes of placements for distances from a perfect tower, on `home`, in stages.
 *
 * In stage 0 all large discs stand at home. In stage s the s-th smallest of them is away and all
 * larger ones are at home; its smaller ones stand anywhere. Two facts make these classes fewer than
 * those under renamings of the other pegs:
 *
 * 1. *On some shortest path from a perfect tower the largest disc that moves at all moves once.*
 *    Let it go from `home` over y1, y2, ... to yr. If it comes home in between, let it stay there
 *    up to then: nothing hinders the others. Else, when it goes from y to y', no other disc is on
 *    either, so exchanging y and y' in all that follows, instead of moving it, also makes a path.
 *    Do so for every move but the first, and rename the whole path so that it ends as before. The
 *    renaming fixes `home`, hence also the perfect tower. The new path is shorter by r - 1.
 * 2. So within a stage the disc that is away, on peg z, does not move, and what enters the stage
 *    has neither `home` nor z in use below it. Exchanging these two for the smaller discs takes
 *    that set to itself, with its distances, and so all distances of the stage.
 *
 * A stage thus depends on the one before alone: larger discs wait at home until the next smaller
 * one is away.
 */
export function stagedPlacements(rules: Tower, discs: number, home: number): Placements {
  const stages = stagesOf(rules, discs, home);
  const { pegs, firsts, classesIn } = stages;
  return {
    count: firsts.at(-1) as number,
    stageOf: (cls) => stageOf(stages, cls),
    sizeOf(cls) {
      const stage = stageOf(stages, cls);
      return stage === 0 ? 1 : (pegs - 1) * classesIn(stage).sizes[cls - firsts[stage]];
    },
    placementOf: (cls) => placementIn(stages, stageOf(stages, cls), cls),
    doorsOf(cls) {
      const stage = stageOf(stages, cls);
      return [
        ...(stage === 0
          ? []
          : doorsAmong(stages.rules, stage - 1, classesIn(stage), cls, firsts[stage])),
        ...(stage < discs ? doorsOnward(stages, stage, cls) : []),
      ];
    },
    locate: (placement) => locatePlacement(stages, digitsOf(placement, discs, pegs), placement),
    membersOf: (cls) => membersIn(stages, stageOf(stages, cls), cls),
  };
}

/** The classes of all stages, in their order. */
interface Stages {
  readonly rules: Tower;
  readonly pegs: number;
  readonly home: number;
  /** The peg of the disc that is away, in a representative. */
  readonly away: number;
  /** All renamings of the pegs, and those that keep a stage. */
  readonly all: readonly PegImage[];
  readonly group: readonly PegImage[];
  /** The first class of each stage; stage 0 has one class. */
  readonly firsts: readonly number[];
  /** The classes of a stage, by what is below the disc that is away. */
  classesIn(stage: number): TopClasses;
  /** The placement of all discs from this one on at home, 0 being the smallest. */
  homeFrom(disc: number): number;
}

function stagesOf(rules: Tower, discs: number, home: number): Stages {
  const pegs = rules.capacities.length;
  const away = home === 0 ? 1 : 0;
  const group = stagedGroup(pegs, home, away);
  const classes = Array.from({ length: discs }, (_, smaller) => topClasses(smaller, group));
  const firsts = [0, 1];
  for (const { representatives } of classes)
    firsts.push((firsts.at(-1) as number) + representatives.length);
  const homeFrom = (disc: number) => {
    let placement = 0;
    for (let i = disc; i < discs; i++) placement += home * pegs ** i;
    return placement;
  };
  const classesIn = (stage: number) => classes[stage - 1];
  return { rules, pegs, home, away, all: allImages(pegs), group, firsts, classesIn, homeFrom };
}

function stageOf({ firsts }: Stages, cls: number): number {
  let stage = 0;
  while (firsts[stage + 1] <= cls) stage++;
  return stage;
}

/** The placement that stands for a class. */
function placementIn(stages: Stages, stage: number, cls: number): number {
  const { pegs, away, homeFrom } = stages;
  if (stage === 0) return homeFrom(0);
  return lowerIn(stages, stage, cls) + away * pegs ** (stage - 1) + homeFrom(stage);
}

/** The placement, in the one that stands for a class, of the discs below the one that is away. */
const lowerIn = ({ firsts, classesIn }: Stages, stage: number, cls: number): number =>
  classesIn(stage).representatives[cls - firsts[stage]];

/** The class of a placement with some digits. */
function locatePlacement(stages: Stages, digits: readonly number[], placement: number): Located {
  const { home, away, all, group, firsts, classesIn } = stages;
  let stage = digits.length;
  while (digits[stage - 1] === home) stage--;
  if (stage === 0) return { cls: 0, image: all[0] };
  const turn = exchange(all[0], digits[stage - 1], away);
  const lower = renamedRank(placement, stage - 1, turn);
  const { classOf, toRepresentative } = classesIn(stage);
  const image = group[toRepresentative[lower]];
  return { cls: firsts[stage] + classOf[lower], image: turn.map((peg) => image[peg]) };
}

/** The moves of the next larger disc from home, from the states that the class stands for. */
function doorsOnward(stages: Stages, stage: number, cls: number): Door[] {
  const { pegs, home, away, all } = stages;
  const lower = stage === 0 ? 0 : lowerIn(stages, stage, cls);
  const identity = all[0];
  const variants = stage === 0 ? [identity] : [identity, exchange(identity, home, away)];
  return variants.flatMap((variant) => {
    const others = renamedRank(lower, stage - 1, variant);
    const placement = stage === 0 ? 0 : others + away * pegs ** (stage - 1);
    return doorsFromHome(stages, stage, placement, variant);
  });
}

/** The moves of the next larger disc from home to the pegs that a placement leaves free. */
function doorsFromHome(
  stages: Stages,
  stage: number,
  placement: number,
  variant: PegImage,
): Door[] {
  const { pegs, home, all, firsts } = stages;
  const taken = new Set(digitsOf(placement, stage, pegs));
  if (taken.has(home)) return [];
  return all[0]
    .filter((to) => !taken.has(to))
    .flatMap((to) =>
      entries(stages, stage + 1, placement, to).map(({ cls, image }) => ({
        pegs: [variant[home], variant[to]],
        target: firsts[stage + 1] + cls,
        image: variant.map((peg) => image[peg]),
      })),
    );
}

/**
 * The classes that a disc from home to a peg enters, and the renamings that make the placement
 * theirs.
 */
function entries(
  { home, away, all, classesIn }: Stages,
  stage: number,
  placement: number,
  to: number,
): Located[] {
  const { representatives, classOf } = classesIn(stage);
  // None takes home to both.
  const entering = all.filter((image) => takesPair(image, [home, to], [home, away]));
  return entering.flatMap((image) => {
    const renamed = renamedRank(placement, stage - 1, image);
    const cls = classOf[renamed];
    return renamed === representatives[cls] ? [{ cls, image }] : [];
  });
}

/** The placements that a class stands for. */
function* membersIn(stages: Stages, stage: number, cls: number): Generator<Member> {
  const { pegs, home, away, all, group, homeFrom } = stages;
  if (stage === 0) return yield { placement: homeFrom(0), image: all[0] };
  const lower = lowerIn(stages, stage, cls);
  for (const { placement, image } of images(lower, stage - 1, group))
    for (let peg = 0; peg < pegs; peg++) {
      if (peg === home) continue;
      const turn = exchange(all[0], away, peg);
      yield {
        placement:
          renamedRank(placement, stage - 1, turn) + peg * pegs ** (stage - 1) + homeFrom(stage),
        image: image.map((to) => turn[to]),
      };
    }
}

/**
 * The renamings that keep a stage: of the pegs `home` and `away` among each other, and of the
 * others.
 */
export const stagedGroup = (pegs: number, home: number, away: number): PegImage[] =>
  allImages(pegs).filter((image) => takesPair(image, [home, away], [home, away]));

/** All renamings of some pegs, the identity first. */
const allImages = (pegs: number): PegImage[] => ordersOf(range(0, pegs - 1));

const takesPair = (
  image: PegImage,
  [a, b]: readonly [number, number],
  [c, d]: readonly [number, number],
) => (image[a] === c && image[b] === d) || (image[a] === d && image[b] === c);
