import { seededRandom } from '@manaus/core';
import { attacked, type Chance, replaced } from '@manaus/testing/attacked';
import { describe, expect, test } from 'vitest';
import {
  type AllStarts,
  breadthFirstSearch,
  type Csr,
  checkAllStarts,
  graphFromEdges,
  type ImplicitGraph,
  type Misstep,
  neighborsOf,
  reverse,
} from '../../src/index.js';
import { apart, randomGraph } from '../structure/forged.js';

/** A step for every vertex; -1 where none is made. */
interface Algorithm {
  readonly graph: Csr;
  readonly goal: number;
  readonly steps: readonly number[];
}

const implicit = (graph: Csr): ImplicitGraph => ({
  space: graph.order,
  maxDegree: Math.max(
    ...Array.from({ length: graph.order }, (_, v) => neighborsOf(graph, v).length),
  ),
  directed: graph.directed,
  has: () => true,
  neighbors: (v, out) => {
    const all = neighborsOf(graph, v);
    out.set(all);
    return all.length;
  },
});

const levelsOf = ({ graph, goal }: Pick<Algorithm, 'graph' | 'goal'>): Int32Array =>
  breadthFirstSearch(graph, [goal]).distance;

/** A step nearer to a goal wherever there is one. */
function honest(from: Chance): Algorithm {
  const graph = randomGraph(from, 9, 3);
  const goal = from.below(graph.order);
  const distance = levelsOf({ graph, goal });
  const nearer = (v: number) => neighborsOf(graph, v).filter((w) => distance[w] < distance[v]);
  const steps = Array.from({ length: graph.order }, (_, v) =>
    distance[v] > 0 ? from.of(nearer(v)) : -1,
  );
  return { graph, goal, steps };
}

/** The same with another step at a vertex, not the goal, from which the goal can be reached. */
function errs(
  one: Algorithm,
  from: Chance,
  name: (v: number) => readonly number[],
): Algorithm | null {
  const asked = [...one.steps.keys()].filter((v) => one.steps[v] >= 0);
  if (asked.length === 0) return null;
  const at = from.of(asked);
  const named = name(at);
  return named.length === 0 ? null : { ...one, steps: replaced(one.steps, at, from.of(named)) };
}

attacked<Algorithm>(
  honest,
  ({ graph, goal, steps }) => checkAllStarts(implicit(graph), [goal], (v) => steps[v]).optimal,
  {
    'a neighbor that is no nearer': (one, from) => {
      const distance = levelsOf(one);
      return errs(one, from, (v) =>
        neighborsOf(one.graph, v).filter((w) => distance[w] >= distance[v]),
      );
    },
    'a vertex that is no neighbor': (one, from) =>
      errs(one, from, (v) =>
        [...one.steps.keys()].filter((w) => !neighborsOf(one.graph, v).includes(w)),
      ),
    'no step': (one, from) => errs(one, from, () => [-1]),
    'what is no vertex': (one, from) => errs(one, from, () => [one.graph.order, 0.5, Number.NaN]),
    'an edge that the graph has not': (one, from) => {
      const free = apart(one.graph, from);
      if (free === null) return null;
      const [v, w] = free;
      return one.steps[v] < 0 ? null : { ...one, steps: replaced(one.steps, v, w) };
    },
  },
);

/** The answer by the definition: the steps from each start are followed one by one. */
function followed(
  graph: Csr,
  goals: readonly number[],
  steps: readonly number[],
): Omit<AllStarts, 'failure'> & { failure: AllStarts['failure'] } {
  const { distance } = breadthFirstSearch(graph.directed ? reverse(graph) : graph, [...goals]);
  const starts = [...distance.keys()].filter((v) => distance[v] >= 0);
  const isMove = (v: number) => neighborsOf(graph, v).includes(steps[v]);
  const kindAt = (v: number): Misstep['kind'] | null =>
    steps[v] === -1
      ? 'no step'
      : !isMove(v)
        ? 'no move'
        : distance[steps[v]] === distance[v] - 1
          ? null
          : 'not nearer';
  const wrong = starts.find((v) => !goals.includes(v) && kindAt(v) !== null);
  const failure =
    wrong === undefined
      ? null
      : { rank: wrong, next: steps[wrong], kind: kindAt(wrong) ?? 'no step' };
  const movesFrom = (start: number): number | null => {
    let [v, moves] = [start, 0];
    for (; !goals.includes(v); moves++) {
      if (!isMove(v) || moves > graph.order) return null;
      v = steps[v];
    }
    return moves;
  };
  const lengths = starts.map(movesFrom);
  const beyond = starts.flatMap((v, i) => {
    const moves = lengths[i];
    return moves === null ? [] : [moves - distance[v]];
  });
  return {
    starts: starts.length,
    optimal: failure === null,
    failure,
    arriving: beyond.length,
    lost: starts.find((_, i) => lengths[i] === null) ?? null,
    excess: { sum: beyond.reduce((a, b) => a + b, 0), most: Math.max(0, ...beyond) },
  };
}

describe('the whole answer is what following each start gives', () => {
  test.each([false, true])('directed: %s', (directed) => {
    const random = seededRandom(7);
    const below = (bound: number) => Math.floor(random() * bound);
    const kinds = new Set<string | undefined>();
    for (let round = 0; round < 600; round++) {
      const order = 2 + below(9);
      const pairs = Array.from({ length: order ** 2 }, (_, i) => [i % order, Math.floor(i / order)])
        .filter(([a, b]) => (directed ? a !== b : a < b) && below(100) < 35)
        .map(([a, b]): [number, number] => [a, b]);
      const graph = graphFromEdges(order, pairs, directed);
      const goals = round % 3 === 0 ? [below(order), below(order)] : [below(order)];
      const backwards = directed ? implicit(reverse(graph)) : undefined;
      const { distance } = breadthFirstSearch(directed ? reverse(graph) : graph, goals);
      const steps = Array.from({ length: order }, (_, v) => {
        const all = [...neighborsOf(graph, v)];
        const near = all.filter((w) => distance[w] >= 0 && distance[w] < distance[v]);
        const from = below(20);
        return from === 0 ? -1 : from === 1 ? below(order) : ((from < 6 ? all : near).at(0) ?? -1);
      });
      const phases: string[] = [];
      const found = checkAllStarts(implicit(graph), goals, (v) => steps[v], {
        backwards,
        onPhase: (what) => phases.push(what),
      });
      expect(found).toEqual(followed(graph, goals, steps));
      expect(phases).toEqual(['levels', 'steps', ...(found.optimal ? [] : ['ends'])]);
      kinds.add(found.failure?.kind);
    }
    expect(kinds.size).toBe(4);
  });

  test('a directed graph needs its reverse', () => {
    const graph = implicit(graphFromEdges(2, [[0, 1]], true));
    expect(() => checkAllStarts(graph, [1], () => 1)).toThrow('graph/all-starts: backwards');
  });
});
