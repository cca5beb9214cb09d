import { formatLabel, range } from '@manaus/core';
import { brokenRule } from '@manaus/core/internals';
import { goalPeg, type World } from './world.js';

/**
 * The start that invites: all discs in a tower as far from the goal as a tower can be, at best on
 * the peg farthest from the goal's; if no such tower leads to the goal, the farthest state.
 */
export function invitingStart(world: World): number {
  const goal = goalPeg(world);
  const towers = goal === null ? [] : towersElsewhere(world, goal);
  const far = Math.max(0, ...towers.map((vertex) => world.distances[vertex]));
  return far === 0 ? world.worst : (towers.find((vertex) => world.distances[vertex] === far) ?? 0);
}

/**
 * The permitted towers in order on the pegs that hold all discs, those farthest from the goal's peg
 * first.
 */
function towersElsewhere({ rules, vertex }: World, goal: number): number[] {
  const { discs, capacities } = rules;
  const all = range(1, discs);
  return capacities
    .flatMap((capacity, peg) => (capacity < discs || peg === goal ? [] : [peg]))
    .sort((a, b) => Math.abs(b - goal) - Math.abs(a - goal))
    .map((peg) => capacities.map((_, other) => (other === peg ? all : [])))
    .filter((state) => brokenRule(rules, state) === null)
    .map((state) => vertex(formatLabel(state)));
}
