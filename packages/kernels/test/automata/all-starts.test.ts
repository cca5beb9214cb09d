import { bucharest, hanoi, manaus, oxford, type TowerRules, towerPuzzle } from '@manaus/core';
import {
  type AllStarts,
  breadthFirstSearch,
  checkAllStarts,
  type ImplicitGraph,
  rankOf,
  reverse,
  type Step,
  toCsr,
  vertexOf,
} from '@manaus/graph';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { reverseTower } from '../../src/graphs/tower-graph.js';
import { goalRanks, stateGraph, towerGraph } from '../../src/index.js';

/** The answer by running the algorithm from every start, with distances in the stored graph. */
function byRunning(graph: ImplicitGraph, goals: readonly number[], step: Step): AllStarts {
  const stored = toCsr(graph);
  const { distance } = breadthFirstSearch(
    reverse(stored),
    goals.map((goal) => vertexOf(stored, goal)),
  );
  const distanceOf = (rank: number) => distance[vertexOf(stored, rank)];
  const out = new Uint32Array(graph.maxDegree + 1);
  const isMove = (rank: number, next: number) =>
    out.subarray(0, graph.neighbors(rank, out)).includes(next);
  const answer = {
    starts: 0,
    arriving: 0,
    lost: null as number | null,
    failure: null as AllStarts['failure'],
    excess: { sum: 0, most: 0 },
  };
  for (let vertex = 0; vertex < stored.order; vertex++) {
    const start = rankOf(stored, vertex);
    if (distance[vertex] < 0) continue;
    answer.starts++;
    if (!goals.includes(start)) {
      const next = step(start);
      const kind =
        next === -1
          ? 'no step'
          : !isMove(start, next)
            ? 'no move'
            : distanceOf(next) !== distance[vertex] - 1
              ? 'not nearer'
              : null;
      if (kind !== null) answer.failure ??= { rank: start, next, kind };
    }
    let moves = 0;
    let rank = start;
    for (; moves <= stored.order && !goals.includes(rank); moves++) {
      const next = step(rank);
      if (!isMove(rank, next)) break;
      rank = next;
    }
    if (!goals.includes(rank)) answer.lost ??= start;
    else {
      const beyond = moves - distance[vertex];
      answer.arriving++;
      answer.excess = {
        sum: answer.excess.sum + beyond,
        most: Math.max(answer.excess.most, beyond),
      };
    }
  }
  return { ...answer, optimal: answer.failure === null };
}

/**
 * Steps to a neighbor that is one nearer, but for those changed: to the given neighbor, to nowhere,
 * or to a rank that is no neighbor.
 */
function almostOptimal(
  graph: ImplicitGraph,
  goals: readonly number[],
  changes: readonly (readonly [pick: number, to: number])[],
): Step {
  const stored = toCsr(graph);
  const { distance } = breadthFirstSearch(
    reverse(stored),
    goals.map((goal) => vertexOf(stored, goal)),
  );
  const changed = new Map(changes.map(([pick, to]) => [rankOf(stored, pick % stored.order), to]));
  const out = new Uint32Array(graph.maxDegree + 1);
  return (rank) => {
    const neighbors = out.subarray(0, graph.neighbors(rank, out));
    const to = changed.get(rank);
    if (to === -1) return -1;
    if (to === -2) return rankOf(stored, (vertexOf(stored, rank) + 5) % stored.order);
    if (to !== undefined) return neighbors[to % neighbors.length] ?? -1;
    return (
      neighbors.find(
        (next) => distance[vertexOf(stored, next)] === distance[vertexOf(stored, rank)] - 1,
      ) ?? -1
    );
  };
}

const turned = (rules: TowerRules) => ({ backwards: towerGraph(reverseTower(rules)) });

describe('all starts at once are all starts one by one', () => {
  const towers: [string, TowerRules][] = [
    ['Hanoi', hanoi(4)],
    ['four pegs', hanoi(3, { pegs: 4 })],
    ['a circle', hanoi(4, { moves: 'cyclic' })],
    [
      'a star, one way',
      {
        ...hanoi(3, { pegs: 4 }),
        moves: [0, 1, 2, 3].map((from) =>
          [0, 1, 2, 3].map((to) => from < to || (from === 2 && to === 1)),
        ),
      },
    ],
    ['Manaus', manaus(4)],
    ['Oxford', oxford(3)],
    ['Bucharest', bucharest(4)],
  ];
  test.each(towers)('%s', (_, rules) => {
    const graph = stateGraph(towerPuzzle(rules));
    const goals = goalRanks(rules);
    expect(
      checkAllStarts(graph, goals, almostOptimal(graph, goals, []), turned(rules)),
    ).toMatchObject({ optimal: true, failure: null, excess: { sum: 0, most: 0 } });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(), fc.integer({ min: -2, max: 5 })), { maxLength: 12 }),
        (changes) => {
          const step = almostOptimal(graph, goals, changes);
          expect(checkAllStarts(graph, goals, step, turned(rules))).toEqual(
            byRunning(graph, goals, step),
          );
        },
      ),
      { numRuns: 25 },
    );
  });
  test('a directed graph needs its arcs turned round; without goals there are no starts', () => {
    const rules = hanoi(3, { moves: 'cyclic' });
    expect(() => checkAllStarts(towerGraph(rules), [0], () => -1)).toThrow(
      'graph/all-starts: backwards is required for a directed graph',
    );
    expect(checkAllStarts(towerGraph(hanoi(3)), [], () => -1)).toMatchObject({
      starts: 0,
      optimal: true,
      arriving: 0,
    });
  });
});
