import {
  formatLabel,
  hanoi,
  isDirectedTower,
  isGoal,
  moveBetween,
  parseLabel,
  puzzleLaws,
  type TowerState,
  towerCodec,
  towerPuzzle,
  withForbiddenStates,
  withGoals,
  withStateCapacities,
} from '@manaus/core';
import {
  breadthFirstSearch,
  explore,
  type ImplicitGraph,
  rankOf,
  reverse,
  size,
  toCsr,
  vertexOf,
} from '@manaus/graph';
import { goalRanks, stateGraph, towerGraph } from '@manaus/kernels';
import { searchTower } from '@manaus/scale';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { analyze, solve } from '../../src/index.js';
import { randomTowers } from './random-rules.js';
import { seen } from './tower-twin.js';

const runs = { numRuns: 80 };

test('towers of random pieces obey the laws', () => {
  fc.assert(
    fc.property(randomTowers, ({ rules }) => {
      expect(puzzleLaws(towerPuzzle(rules))).toEqual([]);
    }),
    runs,
  );
});

test('their fast graph is the plain one at every vertex', () => {
  fc.assert(
    fc.property(randomTowers, ({ rules }) => {
      expect(difference(towerGraph(rules), stateGraph(towerPuzzle(rules)))).toBeNull();
    }),
    runs,
  );
});

/** The first rank at which two graphs differ, in words. */
function difference(fast: ImplicitGraph, plain: ImplicitGraph): string | null {
  if (fast.space !== plain.space || fast.directed !== plain.directed)
    return 'another space or direction';
  const [a, b] = [new Uint32Array(fast.maxDegree + 1), new Uint32Array(plain.maxDegree + 1)];
  for (let rank = 0; rank < plain.space; rank++) {
    if (fast.has(rank) !== plain.has(rank)) return `has differs at ${rank}`;
    if (!plain.has(rank)) continue;
    const [x, y] = [a.slice(0, fast.neighbors(rank, a)), b.slice(0, plain.neighbors(rank, b))];
    if (x.sort().join() !== y.sort().join()) return `neighbors of ${rank}: ${x} and ${y}`;
  }
  return null;
}

test('their states, moves and distances are those of a search that knows strings only', () => {
  fc.assert(
    fc.property(randomTowers, ({ spec, twin, rules }) => {
      const codec = towerCodec(rules);
      const graph = toCsr(towerGraph(rules));
      const sights = Array.from({ length: graph.order }, (_, vertex) =>
        seen(spec, codec.unrank(rankOf(graph, vertex))),
      );
      expect([...sights].sort()).toEqual([...twin.states.keys()].sort());
      expect(size(graph) * (graph.directed ? 1 : 2)).toBe(twin.arcs.size);
      const { distance } = breadthFirstSearch(
        reverse(graph),
        goalRanks(rules).map((rank) => vertexOf(graph, rank)),
      );
      expect(sights.map((sight, vertex) => [sight, distance[vertex]])).toEqual(
        sights.map((sight) => [sight, twin.distances.get(sight) ?? -1]),
      );
      for (const state of twin.states.values())
        expect(isGoal(rules, state as readonly (readonly number[])[] as TowerState)).toBe(
          twin.distances.get(seen(spec, state)) === 0,
        );
    }),
    runs,
  );
});

test('analysis, search and solutions are those of the plain search', () => {
  fc.assert(
    fc.property(randomTowers, fc.nat(), ({ spec, twin, rules }, pick) => {
      const spheres: number[] = [];
      for (const distance of twin.distances.values())
        spheres[distance] = (spheres[distance] ?? 0) + 1;
      const whole = analyze(rules);
      expect(whole).toMatchObject({
        order: twin.states.size,
        directed: isDirectedTower(rules),
        distances: spheres,
        reachable: twin.distances.size,
      });
      expect(whole.components?.reduce((sum, order) => sum + order, 0)).toBe(twin.states.size);
      expect(analyze(rules, { engine: 'ts' })).toMatchObject({
        distances: spheres,
        farthest: whole.farthest,
      });
      expect(searchTower(rules).spheres).toEqual(spheres);
      const start = [...twin.states.values()][pick % twin.states.size];
      const solution = solve(rules, parseLabel(rules, formatLabel(start)));
      expect(solution.moves).toBe(twin.distances.get(seen(spec, start)) ?? null);
      const from = parseLabel(rules, formatLabel(start));
      expect(searchTower(rules, { from }).spheres).toEqual(
        explore(stateGraph(towerPuzzle(rules)), [towerCodec(rules).rank(from)]).spheres,
      );
    }),
    { numRuns: 60 },
  );
});

test('the steps of a solution, replayed by the plain rules, reach each of its states in turn', () => {
  fc.assert(
    fc.property(randomTowers, fc.nat(), ({ spec, twin, rules }, pick) => {
      const start = [...twin.states.values()][pick % twin.states.size];
      const { moves, states, steps } = solve(rules, parseLabel(rules, formatLabel(start)));
      expect(steps).toHaveLength(moves ?? 0);
      const puzzle = towerPuzzle(rules);
      let state = parseLabel(rules, formatLabel(start));
      for (const [i, step] of steps.entries()) {
        expect(puzzle.notation.format(state)).toBe(states[i]);
        expect(step.disc).toBe(state[step.from][0]);
        expect(puzzle.moves(state)).toContainEqual(step);
        state = puzzle.apply(state, step);
      }
      if (moves !== null) expect(puzzle.notation.format(state)).toBe(states.at(-1));
      const sights = states.map((label) => seen(spec, parseLabel(rules, label)));
      for (const i of steps.keys()) expect(twin.arcs).toContain(`${sights[i]} > ${sights[i + 1]}`);
    }),
    { numRuns: 150 },
  );
});

test('a move leads between two states exactly where the twin has an arc', () => {
  fc.assert(
    fc.property(randomTowers, fc.nat(), fc.nat(), ({ spec, twin, rules }, i, j) => {
      const states = [...twin.states.values()];
      const [before, after] = [states[i % states.length], states[j % states.length]];
      const arc = `${seen(spec, before)} > ${seen(spec, after)}`;
      if (!twin.arcs.has(arc))
        expect(() => moveBetween(rules, before, after)).toThrow('states must be one move apart');
      else {
        const { disc, from, to } = moveBetween(rules, before, after);
        expect(disc).toBe(before[from][0]);
        const moved = before.map((discs, peg) =>
          peg === from ? discs.slice(1) : peg === to ? [disc, ...discs] : discs,
        );
        expect(seen(spec, moved)).toBe(seen(spec, after));
      }
    }),
    { numRuns: 300 },
  );
});

test('a goal that no state meets is bad input', () => {
  expect(() => analyze(withGoals(hanoi(2), () => false))).toThrow(
    'lab/analyze: goals must be met by a state:',
  );
});

test('kept searches are told apart by what the rules permit', () => {
  const layouts = [
    hanoi(3),
    withForbiddenStates(hanoi(3), ['12/3/']),
    withForbiddenStates(hanoi(3), ['1/23/']),
    ...[1, 2].map((most) => withStateCapacities(hanoi(3, { goal: '1/2/3' }), () => most)),
  ].map((rules) => {
    let name = '';
    const restore = (layout: string) => {
      name = layout;
      return null;
    };
    searchTower(rules, { method: 'lists', keeper: { restore, due: () => false, save: () => {} } });
    return name;
  });
  expect(new Set(layouts).size).toBe(layouts.length);
});
