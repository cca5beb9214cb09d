import { factorial, type TowerRules } from '@manaus/core';
import { unrankPermutation } from '@manaus/core/internals';
import { type PegImage, type RenamedHalves, renamedHalves } from './renamed-rank.js';

/** The permutations of pegs, but the identity, that keep the rules. */
export function renamings(rules: TowerRules): number[][] {
  if (rules.capacities.length > 5) return [];
  const [, ...others] = ordersOf([...rules.capacities.keys()]);
  return others.filter((image) => keepsRules(rules, image));
}

/** All orders of a list, the given one first. */
export function ordersOf(list: readonly number[]): number[][] {
  const count = Number(factorial(list.length));
  return Array.from({ length: count }, (_, rank) =>
    unrankPermutation(rank, list.length).map((place) => list[place - 1]),
  );
}

/**
 * Some of these permutations from which all others are composed; with more than five pegs,
 * exchanges of two pegs only.
 */
export function renamingGenerators(rules: TowerRules): number[][] {
  if (rules.capacities.length > 5) return exchanges(rules);
  const pegs = rules.capacities.map((_, peg) => peg);
  const generators: number[][] = [];
  const composed = new Map([[pegs.join(), pegs]]);
  for (const image of renamings(rules)) {
    if (composed.has(image.join())) continue;
    generators.push(image);
    // A map grows while it is read: what is composed is composed further.
    for (const one of composed.values())
      for (const generator of generators) {
        const both = one.map((peg) => generator[peg]);
        composed.set(both.join(), both);
      }
  }
  return generators;
}

/** The tables of these permutations. */
export const generatorHalves = (rules: TowerRules): RenamedHalves[] =>
  renamingGenerators(rules).map((image) => renamedHalves(image, rules.discs));

/** Each peg with the next that is like it in everything. */
function exchanges(rules: TowerRules): number[][] {
  const pegs = [...rules.capacities.keys()];
  return pegs.flatMap((peg) => {
    const next = pegs.slice(peg + 1).map((other) => exchange(pegs, peg, other));
    return next.filter((image) => keepsRules(rules, image)).slice(0, 1);
  });
}

/** A renaming with two of its images exchanged. */
export const exchange = (image: PegImage, a: number, b: number): number[] =>
  image.map((peg) => (peg === a ? b : peg === b ? a : peg));

/** True if renaming the pegs keeps the capacities and the digraph. */
export function keepsRules(
  { capacities, moves }: Pick<TowerRules, 'capacities' | 'moves'>,
  image: readonly number[],
): boolean {
  return image.every(
    (to, peg) =>
      capacities[to] === capacities[peg] &&
      moves[peg].every((allowed, other) => allowed === moves[to][image[other]]),
  );
}
