import { pegPairs, range, type TowerState } from '@manaus/core';
import { pegMovesName } from '@manaus/core/internals';
import type { Sentence } from '../shell/phrase.js';
import type { Key } from '../words/words.js';
import type { TowerSetup } from './setup.js';
import { goalPeg, isBound, pegName, type World } from './world.js';

/**
 * The instructions of a tower, from its rules: the goal, the moves, the restrictions, the bad
 * states.
 */
export function howItGoes({ tower }: TowerSetup, world: World): Sentence[] {
  const { rules, distances } = world;
  const peg = goalPeg(world);
  const values = { n: rules.discs, peg: peg ?? 0, label: world.label(world.goals[0]) };
  const aim = (): Sentence['key'] => {
    if (tower.anyOrder === true) return peg === null ? 'how.aimAnyOrder' : 'how.aimAll';
    return peg !== null && inOrder(goalOf(world)[peg]) ? 'how.aimStack' : 'how.aim';
  };
  return [
    { key: aim(), values },
    { key: 'how.move' },
    stackingRule(world),
    ...(isBound(rules)
      ? [{ key: 'how.capacities' as const, values: { capacities: rules.capacities.join(', ') } }]
      : []),
    moveRule(world),
    { key: distances.includes(-1) ? 'how.bad' : 'how.noBad' },
  ];
}

const goalOf = ({ goals, state }: World): TowerState => state(goals[0]);

/** True if a peg has its discs in order, the smallest on top. */
const inOrder = (discs: TowerState[number]): boolean => discs.every((disc, i) => disc === i + 1);

/** The rule by which a disc may lie on another. */
function stackingRule({ rules: { stacking, discs } }: World): Sentence {
  if (typeof stacking === 'string') return { key: `how.${stacking}` };
  const all = range(1, discs);
  const pairs = all.flatMap((disc) =>
    all.filter((on) => on !== disc && stacking(disc, on)).map((on) => `${disc}/${on}`),
  );
  return { key: 'how.pairs', values: { pairs: pairs.join(', ') || '–' } };
}

/** The pegs between which a disc may move, by the name of their digraph or by its arcs. */
function moveRule({ rules: { moves } }: World): Sentence {
  const name = pegMovesName(moves);
  if (name !== null) return { key: `how.${name}` as Key };
  const arcs = pegPairs(moves).map(([from, to]) => `${pegName(from)}→${pegName(to)}`);
  return { key: 'how.arcs', values: { arcs: arcs.join(', ') || '–' } };
}

/**
 * The task of a tower in a few words: what to bring where, what may not lie on what, what the pegs
 * hold, and where it starts if that is not a tower.
 */
export function taskOf({ tower }: TowerSetup, world: World, start: number): Sentence[] {
  const { rules } = world;
  const peg = goalPeg(world);
  const values = { n: rules.discs, peg: peg ?? 0 };
  const stacked = peg !== null && (tower.anyOrder === true || inOrder(goalOf(world)[peg]));
  const sorted = rules.stacking === 'sorted';
  const order = stacked && !sorted && tower.anyOrder !== true;
  return [
    { key: stacked ? (order ? 'task.ordered' : 'task.peg') : 'task.picture', values },
    ...(sorted ? [{ key: 'task.sorted' as const }] : []),
    ...(isBound(rules)
      ? [{ key: 'task.capacities' as const, values: { all: listOf(rules.capacities) } }]
      : []),
    ...(pegMovesName(rules.moves) === 'any' ? [] : [moveRule(world)]),
    ...(start === world.worst && world.distances.includes(-1)
      ? [{ key: 'task.far' as const }]
      : []),
  ];
}

/** Numbers as a list such as 3, 2 and 1. */
const listOf = (numbers: readonly number[]): Sentence => ({
  key: 'list.and',
  values: { list: numbers.slice(0, -1).join(', '), last: numbers.at(-1) ?? 0 },
});
