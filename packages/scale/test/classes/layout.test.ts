import { compileTower, hanoi, oxford, type TowerRules } from '@manaus/core';
import { breadthFirstSearch, toCsr, vertexOf } from '@manaus/graph';
import { towerGraph } from '@manaus/kernels';
import { digitsOf } from '@manaus/kernels/internals';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { classesLayout, hasClasses, turned } from '../../src/classes/layout.js';
import { UNKNOWN } from '../../src/classes/runner.js';
import { Settled } from '../../src/classes/settled.js';
import { emptyTable } from '../../src/classes/table.js';
import { wayWithin } from '../../src/classes/way.js';
import { layoutOf } from './plain-pool.js';

test('classes are of size-ordered towers on 3 to 8 pegs, with discs of either kind', () => {
  const applies = (rules: TowerRules) => hasClasses(compileTower(rules));
  expect([2, 3, 8, 9].map((pegs) => applies(hanoi(3, { pegs })))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(applies(oxford(4))).toBe(false);
  const tower = compileTower(hanoi(4, { pegs: 4 }));
  expect([0, 1, 3, 4].map((small) => classesLayout(tower, [0], small) !== null)).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(classesLayout(compileTower(hanoi(4, { pegs: 9 })), [0], 2)).toBeNull();
});

describe.each([
  ['Hanoi', hanoi(6, { pegs: 4 }), 3],
  ['capacities', hanoi(6, { pegs: 4, capacities: [2, 3, 4, 6] }), 4],
] as [string, TowerRules, number][])('%s: the small discs of a class', (_, rules, small) => {
  const layout = layoutOf(rules, small);
  test('have the room that the large ones leave, and one tower for the same room', () => {
    const towers = Array.from({ length: layout.placements.count }, (__, cls) => {
      const large = digitsOf(layout.placements.placementOf(cls), 6 - small, 4);
      const room = rules.capacities.map(
        (most, peg) => most - large.filter((other) => other === peg).length,
      );
      const tower = layout.small(cls);
      expect(tower.discs).toBe(small);
      expect(tower.capacities).toEqual(room.map((most) => Math.min(small, most)));
      return tower;
    });
    expect(new Set(towers).size).toBe(
      new Set(towers.map(({ capacities }) => `${capacities}`)).size,
    );
  });
  test('keep it under other moves', () => {
    expect(turned(layout, layout.rules)).toBe(layout);
    const cyclic = compileTower({ ...rules, moves: hanoi(6, { pegs: 4, moves: 'cyclic' }).moves });
    const other = turned(layout, cyclic).small(0);
    expect(other.capacities).toEqual(layout.small(0).capacities);
    expect(other.moves).toEqual(cyclic.moves);
  });
});

test('settled are the states of the classes that were searched and do not wait', () => {
  const layout = layoutOf(hanoi(6, { pegs: 4 }), 3);
  const { placements, settings } = layout;
  const change = fc.record({
    cls: fc.nat(placements.count - 1),
    searched: fc.boolean(),
    waits: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(change, { maxLength: 20 }), fc.nat(10), (changes, early) => {
      const table = emptyTable(layout);
      const put = ({ cls, searched, waits }: (typeof changes)[number]) => {
        table.runs[cls] = searched ? { first: 0, widths: Uint32Array.of(1) } : null;
        table.improved[cls] = waits ? 7 : UNKNOWN;
      };
      changes.slice(0, early).forEach(put);
      const settled = new Settled(layout, table);
      for (const one of changes.slice(early)) {
        put(one);
        settled.update(one.cls);
      }
      const counted = table.runs.map((run, cls) =>
        run !== null && table.improved[cls] === UNKNOWN ? settings * placements.sizeOf(cls) : 0,
      );
      expect(settled.states).toBe(counted.reduce((total, states) => total + states, 0));
    }),
    { numRuns: 100 },
  );
});

test.each([
  ['two discs', hanoi(2, { pegs: 4 })],
  ['five discs', hanoi(5, { pegs: 4 })],
  ['one way round', hanoi(3, { moves: 'cyclic' })],
  ['three pegs, one of them apart', { ...hanoi(2), capacities: [2, 2, 0], goals: [] }],
] as [string, TowerRules][])('a way among small discs is a shortest one: %s', (_, rules) => {
  const tower = compileTower(rules);
  const graph = toCsr(towerGraph(rules));
  const ranks = Array.from({ length: tower.space }, (__, rank) => rank).filter(tower.codec.has);
  const picks = [0, 1, 5, 7].map((place) => ranks[(place * 7) % ranks.length]);
  for (const from of ranks.filter((__, i) => i % Math.ceil(ranks.length / 8) === 0))
    for (const to of [[picks[0]], picks]) {
      const { distance } = breadthFirstSearch(graph, [vertexOf(graph, from)]);
      const reached = to.map((rank) => distance[vertexOf(graph, rank)]).filter((at) => at >= 0);
      const way = wayWithin(tower, from, to);
      expect(way?.moves ?? Number.POSITIVE_INFINITY).toBe(Math.min(...reached));
      if (way === null) continue;
      const path = [...way.path()];
      expect(path.map((rank) => distance[vertexOf(graph, rank)])).toEqual([...path.keys()]);
      expect([path.length, to.includes(path[way.moves])]).toEqual([way.moves + 1, true]);
      for (const [i, rank] of path.slice(1).entries()) {
        const vertex = vertexOf(graph, path[i]);
        const row = graph.targets.subarray(graph.offsets[vertex], graph.offsets[vertex + 1]);
        expect(row).toContain(vertexOf(graph, rank));
      }
    }
});
