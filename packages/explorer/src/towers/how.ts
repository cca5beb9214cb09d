import { pegMovesName, type TowerState } from '@manaus/core';
import type { Sentence } from '../shell/phrase.js';
import type { Key } from '../words/words.js';
import { type TowerSetup, writeMoves } from './setup.js';
import type { World } from './world.js';

/**
 * The instructions of a tower, from its rules: the goal, the moves, the restrictions, the bad
 * states.
 */
export function howItGoes({ tower }: TowerSetup, world: World): Sentence[] {
  const { rules, distances } = world;
  const bound = rules.capacities.some((capacity) => capacity < rules.discs);
  return [
    aim(world, tower.anyOrder === true),
    { key: 'how.move' },
    { key: rules.stacking === 'sorted' ? 'how.sorted' : 'how.free' },
    ...(bound
      ? [{ key: 'how.capacities' as const, values: { capacities: rules.capacities.join(', ') } }]
      : []),
    between(world),
    { key: distances.includes(-1) ? 'how.bad' : 'how.noBad' },
  ];
}

function aim({ rules, goals, state, label }: World, anyOrder: boolean): Sentence {
  const goal = state(goals[0]);
  const peg = goal.findIndex((discs) => discs.length === rules.discs);
  const values = { n: rules.discs, peg, label: label(goals[0]) };
  if (anyOrder) return { key: peg < 0 ? 'how.aimAnyOrder' : 'how.aimAll', values };
  return { key: peg >= 0 && inOrder(goal[peg]) ? 'how.aimStack' : 'how.aim', values };
}

const inOrder = (discs: TowerState[number]): boolean => discs.every((disc, i) => disc === i + 1);

function between({ rules: { moves } }: World): Sentence {
  const own = writeMoves(moves);
  const name = pegMovesName(moves);
  return name === null
    ? { key: 'how.arcs', values: { arcs: own.replaceAll('-', '→').replaceAll(',', ', ') } }
    : { key: `how.${name}` as Key };
}
