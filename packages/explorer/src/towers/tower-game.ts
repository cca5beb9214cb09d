import { formatLabel, type NamedTower, range, towerRegistry } from '@manaus/core';
import { brokenRule } from '@manaus/core/internals';
import { current, type History, historyOf, startOf } from '../play/history.js';
import type { Fields } from '../shell/game-state.js';
import { readSetup, rulesOf, type TowerSetup, writeSetup } from './setup.js';
import { revisited } from './visits.js';
import { goalPeg, type World, worldOf } from './world.js';

/** A tower, its graph, and the vertices that the play on it has come by. */
export interface TowerGame {
  readonly setup: TowerSetup;
  readonly world: World;
  readonly history: History<number>;
}

/**
 * The game of the fields of an address, with the graph of the old game if the rules are the same.
 * Throws an `InputError` if they name no game.
 */
export function openTower(
  fields: Fields,
  old?: TowerGame,
  towers: readonly NamedTower[] = towerRegistry,
): TowerGame {
  return gameOf(readSetup(fields, towers), fields, old);
}

/** The game of a setup, at the states that the fields name. */
export function gameOf(
  setup: TowerSetup,
  { start: label, at }: Fields,
  old?: TowerGame,
): TowerGame {
  const isSame = old && JSON.stringify(writeSetup(old.setup)) === JSON.stringify(writeSetup(setup));
  const world = isSame ? old.world : worldOf(rulesOf(setup));
  const start = label === undefined ? invitingStart(world) : world.vertex(label);
  // A link to the start is a play without a move, not one with a jump.
  const here = at === undefined ? start : world.vertex(at);
  return { setup, world, history: historyOf(here === start ? [start] : [start, here]) };
}

/**
 * A game that was opened as the play of another has come by its position; `null` where it has not,
 * or where rules or start are others.
 */
export function asComeBy(game: TowerGame, old: TowerGame): TowerGame | null {
  if (game.world !== old.world || startOf(game.history) !== startOf(old.history)) return null;
  const at = current(game.history);
  if (at === current(old.history)) return old;
  const history = revisited(old.history, at);
  return history && { ...old, history };
}

/** The distance of the position from the goal; negative if none can be reached. */
export const distanceHere = ({ world, history }: TowerGame): number =>
  world.distances[current(history)];

/** The fields of the address of a game. */
export const fieldsOf = (game: TowerGame): Record<string, string> => ({
  ...writeSetup(game.setup),
  start: game.world.label(startOf(game.history)),
  ...positionOf(game),
});

/** The position of a game as a field of its address; none at the start. */
export function positionOf({ world, history }: TowerGame): Record<string, string> {
  const at = current(history);
  return at === startOf(history) ? {} : { at: world.label(at) };
}

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
