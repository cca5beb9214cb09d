import type { NamedTower, Tower } from '@manaus/core';
import { hasManausRules } from '@manaus/core/internals';
import { towerReferences } from '@manaus/papers/references';
import type { Sentence } from '../shell/phrase.js';
import type { Key } from '../words/words.js';
import { goalPeg, type World } from './world.js';

/**
 * The reason why the goal can or cannot be reached: a sentence, its values, and the item of a work
 * that states it.
 */
export interface Explanation {
  readonly key: Key;
  readonly values: Readonly<Record<string, string | number>>;
  /** The obstacle, if one sentence can describe it. */
  readonly obstacle?: Sentence;
  /** The id of the item; `null` where only the search says so. */
  readonly item: string | null;
}

/**
 * The reason why the goal can or cannot be reached from a vertex.
 *
 * In Manaus the largest discs decide: [martins2024, theorem 4]. An item may state that the tower is
 * connected. Elsewhere the search is the only witness: how many states reach the goal.
 */
export function explain(world: World, vertex: number, tower?: NamedTower): Explanation {
  return isManaus(world) ? explainManaus(world, vertex) : explainBySearch(world, vertex, tower);
}

const isManaus = (world: World): boolean =>
  hasManausRules(world.rules) && world.goals.length === 1 && goalPeg(world) === 0;

function explainManaus({ rules: { discs: n }, state }: World, vertex: number): Explanation {
  const pegs = state(vertex);
  const pegOf = (disc: number): number => pegs.findIndex((held) => held.includes(disc));
  if (pegOf(n) === 0) return { key: 'why.onGoalPeg', values: { n }, item: 'martins2024/lemma-3' };
  if (pegOf(n) === 1) {
    const values = { n, others: n - 1, room: n - 2 };
    return { key: 'why.onMiddlePeg', values, item: 'martins2024/lemma-2' };
  }

  // The largest disc is on p2: the largest one elsewhere decides.
  let i = n - 1;
  while (pegOf(i) === 2) i--;
  const even = (n - i) % 2 === 0;
  const good = even === (pegOf(i) === 0);
  const parity = even ? 'even' : 'odd';
  const obstacle =
    !good && i === n - 1
      ? { key: 'why.obstacle' as const, values: { n, i, smaller: n - 2, room: n - 3 } }
      : undefined;
  return {
    key: `why.${good ? 'good' : 'bad'}.${parity}`,
    values: { n, i, peg: pegOf(i), difference: n - i },
    obstacle,
    item: 'martins2024/theorem-4',
  };
}

function explainBySearch(world: World, vertex: number, tower?: NamedTower): Explanation {
  const { distances, graph, rules } = world;
  const reaching = distances.filter((distance) => distance >= 0).length;
  const values = { n: reaching, of: graph.order };
  if (reaching < graph.order)
    return { key: distances[vertex] < 0 ? 'why.not' : 'why.some', values, item: null };
  // An item may state that the tower is connected; it speaks of the tower under its own rules.
  const item = tower && towerReferences(tower.name).connected;
  return { key: 'why.all', values, item: tower && item && hasMovesOf(tower, rules) ? item : null };
}

/** True if rules have the capacities and the moves of a tower with as many discs. */
function hasMovesOf(tower: NamedTower, rules: Tower): boolean {
  const own = tower.tower(rules.discs);
  return (
    own.capacities.join() === rules.capacities.join() &&
    JSON.stringify(own.moves) === JSON.stringify(rules.moves)
  );
}
