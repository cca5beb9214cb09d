import type { Tower } from '@manaus/core';
import { unrankPermutation } from '@manaus/core/internals';
import { type PegImage, renamedRank, type TopClasses, topClasses } from '../planes/classes.js';
import {
  type Door,
  digitsOf,
  images,
  type Located,
  largeMoves,
  type Member,
  type Placements,
} from './placements.js';

/**
 * The peg of a perfect tower as the only source, if the staged classes apply: Hanoi with all moves
 * between 3 to 5 pegs that hold all discs; `null` else.
 */
export function stagedHome(rules: Tower, sources: readonly number[] | null): number | null {
  const { capacities, discs, moves } = rules;
  const pegs = capacities.length;
  if (rules.kernelOrder !== 'sorted' || pegs < 3 || pegs > 5 || sources?.length !== 1) return null;
  if (capacities.some((capacity) => capacity < discs)) return null;
  if (moves.some((row, from) => row.some((allowed, to) => allowed !== (from !== to)))) return null;
  const home = sources[0] % pegs;
  return digitsOf(sources[0], discs, pegs).every((peg) => peg === home) ? home : null;
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
 *    either, so exchanging y and y' in all that follows, instead of moving it, also makes a path. Do so
 *    for every move but the first, and rename the whole path so that it ends as before. The renaming
 *    fixes `home`, hence also the perfect tower. The new path is shorter by r - 1.
 * 2. So within a stage the disc that is away, on peg z, does not move, and what enters the stage has
 *    neither `home` nor z in use below it. Exchanging these two for the smaller discs takes that set to
 *    itself, with its distances, and so all distances of the stage.
 *
 * A stage thus depends on the one before alone: larger discs wait at home until the next smaller
 * one is away.
 */
export function stagedPlacements(rules: Tower, discs: number, home: number): Placements {
  const pegs = rules.capacities.length;
  const away = home === 0 ? 1 : 0;
  const all = allImages(pegs);
  const group = stagedGroup(pegs, home, away);
  const stages = Array.from({ length: discs }, (_, smaller) => topClasses(smaller, group));
  /** Stage 0 has one class, and those of stage s begin here. */
  const firsts = [0, 1];
  for (const { representatives } of stages)
    firsts.push((firsts.at(-1) as number) + representatives.length);
  const stageOf = (cls: number) => {
    let stage = 0;
    while (firsts[stage + 1] <= cls) stage++;
    return stage;
  };
  const inStage = (stage: number): TopClasses => stages[stage - 1];
  const homeFrom = (disc: number) => {
    let placement = 0;
    for (let i = disc; i < discs; i++) placement += home * pegs ** i;
    return placement;
  };

  const within = (stage: number, cls: number): Door[] => {
    const { representatives, classOf } = inStage(stage);
    const first = firsts[stage];
    const doors: Door[] = [];
    for (const { pegs: pair, after } of largeMoves(rules, representatives[cls - first], stage - 1))
      for (const image of group)
        if (renamedRank(after, stage - 1, image) === representatives[classOf[after]])
          doors.push({ pegs: pair, target: first + classOf[after], image });
    return doors;
  };

  /** The moves of the next larger disc from home, from the states that the class stands for. */
  const onward = (stage: number, cls: number): Door[] => {
    const { representatives, classOf } = inStage(stage + 1);
    const lower = stage === 0 ? 0 : inStage(stage).representatives[cls - firsts[stage]];
    const identity = all[0];
    const variants = stage === 0 ? [identity] : [identity, exchange(identity, home, away)];
    const doors: Door[] = [];
    for (const variant of variants) {
      const others = renamedRank(lower, Math.max(0, stage - 1), variant);
      const placement = stage === 0 ? 0 : others + away * pegs ** (stage - 1);
      const taken = new Set(digitsOf(placement, stage, pegs));
      if (taken.has(home)) continue;
      for (const to of identity) {
        if (taken.has(to)) continue;
        for (const image of all) {
          // None takes home to both.
          if (!takesPair(image, [home, to], [home, away])) continue;
          const renamed = renamedRank(placement, stage, image);
          if (renamed !== representatives[classOf[renamed]]) continue;
          doors.push({
            pegs: [variant[home], variant[to]],
            target: firsts[stage + 1] + classOf[renamed],
            image: variant.map((peg) => image[peg]),
          });
        }
      }
    }
    return doors;
  };

  return {
    count: firsts.at(-1) as number,
    stageOf,
    sizeOf(cls) {
      const stage = stageOf(cls);
      return stage === 0 ? 1 : (pegs - 1) * inStage(stage).sizes[cls - firsts[stage]];
    },
    placementOf(cls) {
      const stage = stageOf(cls);
      if (stage === 0) return homeFrom(0);
      const lower = inStage(stage).representatives[cls - firsts[stage]];
      return lower + away * pegs ** (stage - 1) + homeFrom(stage);
    },
    doorsOf(cls) {
      const stage = stageOf(cls);
      return [
        ...(stage === 0 ? [] : within(stage, cls)),
        ...(stage < discs ? onward(stage, cls) : []),
      ];
    },
    locate(placement): Located {
      const digits = digitsOf(placement, discs, pegs);
      let stage = discs;
      while (stage > 0 && digits[stage - 1] === home) stage--;
      if (stage === 0) return { cls: 0, image: all[0] };
      const turn = exchange(all[0], digits[stage - 1], away);
      const lower = renamedRank(placement % pegs ** (stage - 1), stage - 1, turn);
      const { classOf, toRepresentative } = inStage(stage);
      const image = group[toRepresentative[lower]];
      return { cls: firsts[stage] + classOf[lower], image: turn.map((peg) => image[peg]) };
    },
    *membersOf(cls): Generator<Member> {
      const stage = stageOf(cls);
      if (stage === 0) return yield { placement: homeFrom(0), image: all[0] };
      const lower = inStage(stage).representatives[cls - firsts[stage]];
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
    },
  };
}

/** The renamings that keep a stage: of the pegs `home` and `away` among each other, and of the others. */
export const stagedGroup = (pegs: number, home: number, away: number): PegImage[] =>
  allImages(pegs).filter((image) => takesPair(image, [home, away], [home, away]));

/** All renamings of some pegs, the identity first. */
function allImages(pegs: number): PegImage[] {
  const count = Array.from({ length: pegs }, (_, i) => i + 1).reduce((a, b) => a * b, 1);
  return Array.from({ length: count }, (_, rank) =>
    unrankPermutation(rank, pegs).map((place) => place - 1),
  );
}

const takesPair = (
  image: PegImage,
  [a, b]: readonly [number, number],
  [c, d]: readonly [number, number],
) => (image[a] === c && image[b] === d) || (image[a] === d && image[b] === c);

const exchange = (image: PegImage, a: number, b: number): PegImage =>
  image.map((peg) => (peg === a ? b : peg === b ? a : peg));
