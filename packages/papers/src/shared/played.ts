import type { TowerRules } from '@manaus/core';
import { type Csr, graphFromEdges } from '@manaus/graph';
import { source } from '../check/index.js';
import {
  type Neighbors,
  neighborsIn,
  type PlainRules,
  plainBucharest,
  plainCyclic,
  plainHanoi,
  plainLabel,
  plainLondon,
  plainManaus,
  plainOxford,
  plainPlay,
  plainStates,
} from './plain-towers.js';

/** The five towers by name, the first version of Oxford included: its goal differs, no rule. */
const towers: Readonly<Record<string, (discs: number, pegs: number) => PlainRules>> = {
  Hanoi: plainHanoi,
  Bucharest: plainBucharest,
  London: plainLondon,
  Oxford: plainOxford,
  Oxford1: plainOxford,
  Manaus: plainManaus,
};

/**
 * The rules of a tower of the library, written again in arrays: they go by its name, its numbers of
 * discs and pegs, and by what makes it another tower: pegs in a circle, or a first peg
 * that does not hold n.
 */
function plainRulesOf({ name, discs, capacities, moves }: TowerRules): PlainRules {
  const pegs = capacities.length;
  if (name === 'Hanoi' && pegs > 2 && !moves[1][0]) return plainCyclic(discs, pegs);
  const tower = towers[name];
  if (tower === undefined) throw new Error(`${name} is not one of the towers in arrays`);
  const own = tower(discs, pegs);
  return capacities[0] !== discs ? { ...own, holds: capacities } : own;
}

/** The name of all evidence by these rules, however they are played: it counts once. */
export const inArrays = 'the rules in arrays';

/** A move of the plain rules: which disc, and the label it leads to. */
export interface PlayedMove {
  readonly disc: number;
  readonly to: string;
}

/**
 * The states of a tower by their labels with their moves, found by playing on from all discs on p0:
 * shares nothing with the packages.
 *
 * What cannot be reached from there is not in it.
 */
export const played = source(
  inArrays,
  (rules: TowerRules): ReadonlyMap<string, readonly PlayedMove[]> =>
    new Map(
      [...plainPlay(plainRulesOf(rules))].map(([label, moves]) => [
        label,
        moves.map(({ disc, after }) => ({ disc, to: plainLabel(after) })),
      ]),
    ),
);

/** All states of a tower by their labels, reached or not, each with those one move away. */
export const plainNeighbors = source(inArrays, (rules: TowerRules): Neighbors => {
  const own = plainRulesOf(rules);
  return neighborsIn(plainPlay(own, plainStates(own)));
});

/** The graph of these states; its vertices are numbered in their order. */
export const plainGraph = source(inArrays, (rules: TowerRules): Csr => {
  const neighbors = plainNeighbors(rules);
  const vertex = new Map([...neighbors.keys()].map((label, v) => [label, v]));
  const at = (label: string) => vertex.get(label) as number;
  return graphFromEdges(
    neighbors.size,
    [...neighbors].flatMap(([label, next]) =>
      next.map((to): [number, number] => [at(label), at(to)]).filter(([a, b]) => a < b),
    ),
  );
});
