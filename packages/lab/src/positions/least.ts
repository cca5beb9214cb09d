import {
  formatLabel,
  hanoiDistance,
  parseLabel,
  pegsOfDiscs,
  regularState,
  stacked,
  type Tower,
  type TowerState,
} from '@manaus/core';
import { once } from '@manaus/core/internals';
import { countShortestPaths, rankOf, reverse, toCsr, vertexOf } from '@manaus/graph/search';
import { towerGraph } from '@manaus/kernels/graphs';
import { frameStewart } from '../sequences/frame-stewart.js';
import { searchFromGoals } from '../towers/from-goals.js';
import { hanoiGoal } from '../towers/hanoi-descent.js';
import { whereItFits } from '../towers/memory.js';
import { automatonOf } from '../towers/solve-by-theorems.js';
import { MOST_STORED } from '../towers/store-tower.js';
import { type LeastSource, type SolvableFacts, solvableFacts } from './position.js';

/** What is true of a state, and how it is known. */
interface KnownFacts {
  readonly facts: SolvableFacts;
  readonly how: LeastSource | null;
}

const UNKNOWN: KnownFacts = { facts: { solvable: null, least: null, plays: null }, how: null };

/** What is known of the states of a tower with its goal. */
export interface TowerFacts {
  of(state: TowerState): KnownFacts;
  /** Of the states farthest from the goal the one of the least label; `null` where unknown. */
  farthest(): TowerState | null;
}

/**
 * What is known of the way from a state to the goal of a tower of any size: all of Hanoi on three
 * pegs by formula; all of towers of at most 10^6 ranks by a search, made when first asked for; of
 * larger ones what is between two stacks on four pegs, and what the theorems of a family on three
 * pegs tell. Of others nothing, which is said.
 *
 * Time O(discs) a state; the search once, O(order + size).
 */
export function factsTo(tower: Tower): TowerFacts {
  if (isSearched(tower)) return searchedFacts(tower);
  const onThree = hanoiGoal(tower, 3);
  if (onThree !== null) return { of: hanoiFacts(onThree), farthest: () => null };
  const onFour = hanoiGoal(tower, 4);
  if (onFour !== null)
    return { of: (state) => stackFacts(state, onFour) ?? UNKNOWN, farthest: () => null };
  // Theorems are found when first asked for: they may take a second.
  const automaton = once(() => automatonOf(tower, MOST_STORED));
  return {
    of(state) {
      const known = automaton();
      if (known === null) return UNKNOWN;
      const pegs = pegsOfDiscs(state);
      const distance = known.distance(pegs);
      const least = distance === null ? null : exact(distance);
      const plays = String(known.plays(pegs));
      return { facts: { solvable: distance !== null, least, plays }, how: 'theorem' };
    },
    farthest() {
      const pegs = automaton()?.farthest(tower.discs);
      return pegs ? regularState(tower, stacked(pegs, 3)) : null;
    },
  };
}

/** True if the facts about a tower come from a search of all its states. */
export const isSearched = (tower: Tower): boolean =>
  hanoiGoal(tower, 3) === null && tower.space <= MOST_STORED;

/** The largest disc that moves goes once or twice, and decides the rest (Hinz, 1989). */
function hanoiFacts(goal: TowerState) {
  const to = pegsOfDiscs(goal);
  return (state: TowerState): KnownFacts => {
    const { moves, paths } = hanoiDistance(pegsOfDiscs(state), to);
    return {
      facts: { solvable: true, least: exact(moves), plays: String(paths) },
      how: 'formula',
    };
  };
}

/** Between two stacks on four pegs the numbers of Frame and Stewart are least (Bousch, 2014). */
function stackFacts(from: TowerState, to: TowerState): KnownFacts | null {
  const height = from.flat().length;
  const isStack = ({ length }: readonly number[]) => length === height;
  if (!from.some(isStack) || !to.some(isStack)) return null;
  const areSame = from.findIndex(isStack) === to.findIndex(isStack);
  const least = exact(areSame ? 0n : frameStewart(height)[height]);
  return { facts: { solvable: true, least, plays: null }, how: 'formula' };
}

function searchedFacts(tower: Tower): TowerFacts {
  const { codec } = tower;
  const search = once(() =>
    whereItFits('lab/judge', tower, 100 * tower.space, () => {
      const graph = toCsr(towerGraph(tower));
      const { distance } = searchFromGoals(graph, tower.goalRanks);
      const goals = [...distance.keys()].filter((vertex) => distance[vertex] === 0);
      return { graph, distance, plays: countShortestPaths(reverse(graph), goals) };
    }),
  );
  return {
    of(state) {
      const { graph, distance, plays } = search();
      const vertex = vertexOf(graph, codec.rank(state));
      return { facts: solvableFacts(distance[vertex], plays[vertex]), how: 'search' };
    },
    farthest() {
      const { graph, distance } = search();
      const most = distance.reduce((far, each) => Math.max(far, each), 0);
      const labels = [...distance.keys()]
        .filter((vertex) => distance[vertex] === most)
        .map((vertex) => formatLabel(codec.unrank(rankOf(graph, vertex))));
      return parseLabel(
        tower,
        labels.reduce((least, each) => (each < least ? each : least)),
      );
    },
  };
}

/** A number, in decimal digits where it would not be exact. */
export const exact = (n: bigint): number | string =>
  n <= Number.MAX_SAFE_INTEGER ? Number(n) : String(n);
