import { hanoi, manaus, oxford } from '@manaus/core';
import { describe, expect, test } from 'vitest';
import { type Figure, playFigure, towerGraphFigure } from '../../src/node.js';
import { distancesOf, h3, labeled, m3, others, statesOf } from '../drawings.js';
import { boxesOf, graphOf, route } from '../helpers.js';

describe('what a drawing says', () => {
  test('the edge under the path is not drawn', () => {
    const count = (figure: Figure) =>
      figure.marks.reduce(
        (sum, mark) =>
          sum + (mark.kind === 'line' && mark.group === 'edges' ? mark.lines.length : 0),
        0,
      );
    expect([count(towerGraphFigure(h3)), count(labeled['hanoi-3']())]).toEqual([39, 32]);
    expect(count(labeled['bucharest-3']())).toBe(0);
  });

  test('good and bad differ by shape: round ends against corners', () => {
    const corner = (label: string) =>
      labeled['manaus-3']().marks.flatMap((mark) =>
        mark.kind === 'text' && mark.text === label ? [mark.box?.corner] : [],
      )[0];
    expect([corner('123//'), corner('2/3/1')]).toEqual([10.4, 3]);
  });

  test('states above the capacities are hollow: 8 for three discs, 10 for four', () => {
    const hollow = (figure: Figure) =>
      figure.marks.filter((mark) => mark.kind === 'circle' && mark.group === 'missing').length;
    expect([hollow(labeled['manaus-3']()), hollow(labeled['manaus-4']())]).toEqual([8, 10]);
  });

  test('the hover text of a state: label, distance, degree, board', () => {
    const figure = towerGraphFigure({ ...m3, distance: distancesOf(m3, '123//') });
    const hover = (label: string) =>
      figure.marks.find((mark) => mark.kind === 'text' && mark.text === label)?.hover;
    expect(hover('13/2/')).toBe('13/2/\n3 moves to the goal\ndegree 3\n|    \n1 |  \n3 2 |');
    expect(hover('2/3/1')).toContain('cannot reach the goal');
  });

  test('only moves without a way back have arrowheads', () => {
    const heads = (figure: Figure) =>
      figure.marks.flatMap((mark) => (mark.kind === 'polygon' ? mark.rings : [])).length;
    expect([
      heads(labeled['hanoi-3-cyclic']()),
      heads(
        towerGraphFigure({
          ...h3,
          edges: [...h3.edges, ...h3.edges.map(([a, b]) => [b, a] as const)],
          directed: true,
        }),
      ),
    ]).toEqual([39, 0]);
  });

  test('too large for a picture: the distances instead', () => {
    const large = graphOf(oxford(5));
    expect(
      towerGraphFigure({ ...large, distance: distancesOf(large, '12345//') }).axes?.x.label,
    ).toBe('moves to the goal');
    expect(() => towerGraphFigure(large)).toThrow(
      'plot/tower-graph: states must be at most 1000 without a layout',
    );
  });

  test('bad input is named', () => {
    expect(() => towerGraphFigure({ ...h3, classes: ['good'] })).toThrow(
      'plot/tower-graph: classes must be 27 entries, one per state (got 1)',
    );
    expect(() => towerGraphFigure({ ...h3, path: [0, 27] })).toThrow('an integer from 0 to 26');
    expect(() => towerGraphFigure({ ...h3, edges: [[0, 99]] })).toThrow(
      'plot/tower-graph: edges must be an integer from 0 to 26 (got 99)',
    );
    expect(() => playFigure({ rules: hanoi(2), states: [h3.states[0], h3.states[26]] })).toThrow(
      'plot/play: states[0] must be a regular state of Hanoi with 2 discs: disc 3 is not one of 1 to 2',
    );
    expect(() => playFigure({ rules: hanoi(3), states: [h3.states[0], h3.states[26]] })).toThrow(
      'plot/play: states must be one move apart',
    );
  });

  test('a play shows all its boards; a very long one its ends, and counts the rest', () => {
    const words = (figure: Figure) =>
      figure.marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []));
    const play = others['play-hanoi-4']();
    for (let move = 1; move <= 15; move++) expect(words(play)).toContain(String(move));
    expect(play.frames?.steps.length).toBe(16);
    const h6 = graphOf(hanoi(6));
    const long = playFigure({
      rules: hanoi(6),
      states: statesOf(h6, route(h6, '123456//', '//123456')),
    });
    expect(words(long)).toContain('55 states more');
    expect(long.frames?.steps.length).toBe(64);
  });
});

describe('the legend', () => {
  const labels = (figure: Figure) => figure.legend?.map(({ label, shape }) => `${shape} ${label}`);

  test('counts classes and what is left out', () => {
    expect(labels(labeled['manaus-4']())).toEqual([
      'capsule good: 36 states',
      'box bad: 35 states',
      'hollow left out: 10 states',
    ]);
    expect(labels(labeled['bucharest-3']())).toEqual(['line left out: 13 moves']);
  });

  test('names the states that have no place on the scale of distances', () => {
    expect(labels(towerGraphFigure({ ...m3, distance: distancesOf(m3, '123//') }))).toEqual([
      'box cannot reach the goal: 9 states',
    ]);
    expect(labels(others['manaus-8-means']())).toEqual(['box cannot reach the goal: 3,271 states']);
  });

  test('stands below the drawing, not on it', () => {
    for (const figure of [labeled['oxford-3-components'](), labeled['london-3-distances']()]) {
      const lowest = Math.max(...boxesOf(figure).map((box) => box.y + box.halfHeight));
      expect(figure.height - 48 - (figure.legend?.length === 4 ? 0 : 14)).toBeGreaterThan(lowest);
    }
  });
});

test('the name of a landmark does not cover another vertex where there is room', () => {
  const rules = manaus(4, { pegs: 4 });
  const { marks } = towerGraphFigure(graphOf(rules));
  const names = marks.filter((mark) => mark.kind === 'text' && mark.group === 'names');
  const dots = marks.flatMap((mark) => (mark.kind === 'circle' ? [mark] : []));
  expect(names).toHaveLength(1);
  for (const name of names)
    expect(
      dots.filter(
        (dot) =>
          name.kind === 'text' &&
          Math.abs(dot.x - name.x) < 4 * 7 + dot.radius &&
          Math.abs(dot.y - name.y) < 8 + dot.radius,
      ),
    ).toEqual([]);
});
