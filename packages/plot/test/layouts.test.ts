import {
  type Arrangement,
  formatLabel,
  hanoi,
  london,
  oxford,
  type TowerRules,
} from '@manaus/core';
import { describe, expect, test } from 'vitest';
import { carriedDisc, overlayLayout, oxfordComponentsLayout } from '../src/internals.js';
import { oxfordStarLayout } from '../src/layouts/oxford.js';
import { polygonLayout } from '../src/layouts/polygon.js';
import { starLayout } from '../src/layouts/star.js';
import { madeLayout, storedLayout } from '../src/layouts/stored.js';
import { stressLayout } from '../src/layouts/stress.js';
import { type Layout, layoutFor, londonLayout } from '../src/node.js';
import { closest, crossings, graphOf } from './helpers.js';

function drawn(rules: TowerRules, layout: Layout) {
  const graph = graphOf(rules);
  const points = graph.states.map((state) => layout.place(state));
  return {
    ...graph,
    points,
    crossings: () => crossings(points, graph.edges),
    closest: closest(points),
  };
}

describe('known towers', () => {
  test('two discs: a star with edges of one length', () => {
    const { points, edges } = drawn(oxford(2), starLayout());
    const lengths = edges.map(([a, b]) =>
      Math.hypot(points[a].x - points[b].x, points[a].y - points[b].y).toFixed(6),
    );
    expect([edges.length, new Set(lengths).size, lengths[0]]).toEqual([18, 1, '150.000000']);
  });

  test('London, three balls: planar, 81 pixels apart', () => {
    const picture = drawn(london(3), londonLayout());
    expect([picture.points.length, picture.crossings(), Math.floor(picture.closest)]).toEqual([
      36, 0, 81,
    ]);
  });

  test('Oxford, three discs, star: 78 crossings, 73 pixels apart', () => {
    const picture = drawn(oxford(3), oxfordStarLayout());
    expect([picture.points.length, picture.crossings(), Math.round(picture.closest)]).toEqual([
      60, 78, 73,
    ]);
  });

  test('Oxford, three discs, components: the closing edges are curves, the rest cross 84 times', () => {
    const layout = oxfordComponentsLayout();
    const picture = drawn(oxford(3), layout);
    const curved = picture.edges.filter(
      ([a, b]) => layout.curve?.(picture.states[a], picture.states[b]) !== undefined,
    );
    const straight = picture.edges.filter((edge) => !curved.includes(edge));
    expect([curved.length, crossings(picture.points, straight)]).toEqual([3, 84]);
    for (const [a, b] of curved) {
      const line = layout.curve?.(picture.states[a], picture.states[b]) ?? [];
      expect([line[0], line[line.length - 1]]).toEqual([picture.points[a], picture.points[b]]);
    }
  });

  test('Hanoi and London overlaid: 44 states, the six crossings are Hanoi’s', () => {
    const layout = overlayLayout();
    const [h, l] = [graphOf(hanoi(3)), graphOf(london(3))];
    const states = new Map([...h.states, ...l.states].map((state) => [formatLabel(state), state]));
    const labels = [...states.keys()];
    const points = [...states.values()].map((state) => layout.place(state));
    const named = [h, l].map((graph) =>
      graph.edges.map(
        ([a, b]) =>
          [a, b].map((v) => labels.indexOf(formatLabel(graph.states[v]))).sort((x, y) => x - y) as [
            number,
            number,
          ],
      ),
    );
    const union = [...new Map(named.flat().map((edge) => [edge.join(), edge])).values()];
    expect([labels.length, crossings(points, union), crossings(points, named[1])]).toEqual([
      44, 6, 0,
    ]);
  });
});

test('the carried disc makes three rings of 18', () => {
  const counts = [0, 0, 0, 0];
  for (const state of graphOf(oxford(3)).states) counts[carriedDisc(state)]++;
  expect(counts).toEqual([6, 18, 18, 18]);
});

test.each(['london', 'oxford'] as const)(
  'the stored places of %s with four discs are what the code makes',
  (tower) => {
    const layout = storedLayout(tower);
    const graph = graphOf(tower === 'london' ? london(4) : oxford(4));
    const stored = graph.states.map((state) => layout.place(state));
    const made = madeLayout(tower);
    const apart = made.map((point, i) =>
      Math.max(Math.abs(point.x - stored[i].x), Math.abs(point.y - stored[i].y)),
    );
    expect(Math.max(...apart)).toBeLessThanOrEqual(1);
    expect(closest(stored)).toBeGreaterThan(10);
  },
);

test('the stored places turn with the symmetry', () => {
  const layout = storedLayout('oxford');
  const turned = ([p0, p1, p2]: Arrangement): Arrangement => [p2, p0, p1];
  const angle = (state: Arrangement) =>
    Math.atan2(layout.place(state).y - 480, layout.place(state).x - 450);
  for (const state of graphOf(oxford(4)).states) {
    const turn = (((angle(turned(state)) - angle(state)) / (2 * Math.PI)) % 1) + 1;
    expect(Math.abs((turn % 1) - 1 / 3)).toBeLessThan(0.01);
  }
});

describe('any graph', () => {
  const path = [0, 1, 2, 3].map((v) => [v, v + 1] as const);

  test('is placed the same way twice, and not the same way from another seed', () => {
    expect(stressLayout(5, path, { seed: 3 })).toEqual(stressLayout(5, path, { seed: 3 }));
    expect(stressLayout(5, path, { seed: 3, starts: 1 })).not.toEqual(
      stressLayout(5, path, { seed: 4, starts: 1 }),
    );
  });

  test('a path is straight', () => {
    const points = stressLayout(5, path);
    const ends = Math.hypot(points[0].x - points[4].x, points[0].y - points[4].y);
    expect(ends).toBeGreaterThan(795);
  });

  test('components keep apart, and one vertex is placed', () => {
    expect(
      closest(
        stressLayout(4, [
          [0, 1],
          [2, 3],
        ]),
      ),
    ).toBeGreaterThan(100);
    expect(stressLayout(1, [])).toEqual([{ x: 450, y: 480 }]);
    expect(() => stressLayout(1501, [])).toThrow(
      'plot/stress: order must be an integer from 1 to 1500',
    );
  });

  test('four and five pegs: no two states on one point', () => {
    for (const pegs of [4, 5, 6])
      expect(drawn(hanoi(4, { pegs }), polygonLayout(pegs, 4)).closest).toBeGreaterThan(2);
  });
});

test('layoutFor knows the named towers and makes the others', () => {
  const nameOf = (rules: TowerRules) => {
    const { states, edges } = graphOf(rules);
    return layoutFor(rules, states, edges)?.name;
  };
  expect(
    [hanoi(3), london(2), london(3), oxford(3), london(4), oxford(4), hanoi(3, { pegs: 4 })].map(
      nameOf,
    ),
  ).toEqual(['triangle', 'star', 'london', 'oxford-star', 'london-4', 'oxford-4', 'polygon']);
  expect(
    nameOf({
      ...oxford(2),
      capacities: [2, 2, 2, 2],
      moves: hanoi(1, { pegs: 4 }).moves,
      goals: [],
    }),
  ).toBe('stress');
  expect(nameOf(oxford(5))).toBeUndefined();
});
