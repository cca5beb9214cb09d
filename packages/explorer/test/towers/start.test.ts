import { expect, test } from 'vitest';
import { current } from '../../src/play/history.js';
import { draggedScene, nearestVertex, sceneOf, wholePlan } from '../../src/towers/graph-scene.js';
import { openTower } from '../../src/towers/tower-game.js';
import { boxAround, panView, zoomView } from '../../src/towers/use-view-box.js';

const startOf = (puzzle: string, discs = '3', rest = {}) => {
  const { world, history } = openTower({ puzzle, discs, ...rest });
  return world.label(current(history));
};

test('Hanoi, Bucharest and both Oxfords begin as a tower; Manaus and London far away', () => {
  expect(['hanoi', 'bucharest', 'oxford', 'oxford1'].map((name) => startOf(name))).toEqual([
    '123//',
    '123//',
    '//123',
    '123//',
  ]);
  expect(startOf('hanoi', '4', { pegs: '4' })).toBe('1234///');
  for (const name of ['manaus', 'london']) {
    const { world } = openTower({ puzzle: name });
    expect(startOf(name)).toBe(world.label(world.worst));
  }
});

test('a link to the start is a play without a move', () => {
  const { history } = openTower({ puzzle: 'manaus', discs: '4', at: '2/1/34' });
  expect(history.entries).toEqual([current(history)]);
});

const scene = sceneOf(wholePlan(openTower({ puzzle: 'hanoi', discs: '7' }).world));

test('each of the points within 3 of a state of Hanoi with 7 discs means that state', () => {
  for (const vertex of [0, 5, 77, 400, 1093, 2186]) {
    const place = scene.places.get(vertex) ?? { x: 0, y: 0 };
    for (let turn = 0; turn < 30; turn++) {
      const at = { x: place.x + 2 * Math.cos(turn), y: place.y + 2 * Math.sin(turn) };
      const found = scene.places.get(nearestVertex(scene, at, 24) ?? -1) ?? { x: 1e9, y: 1e9 };
      const distance = Math.hypot(found.x - at.x, found.y - at.y);
      const least = Math.min(
        ...[...scene.places.values()].map(({ x, y }) => Math.hypot(x - at.x, y - at.y)),
      );
      expect(distance).toBeLessThanOrEqual(least + 1e-9);
    }
  }
  expect(nearestVertex(scene, { x: -500, y: -500 }, 24)).toBeNull();
});

test('labels stay, however near a state is dragged to another', () => {
  const small = sceneOf(wholePlan(openTower({ puzzle: 'manaus' }).world));
  const labels = ({ figure }: typeof small) =>
    figure.marks.filter(({ group, kind }) => group === 'vertices' && kind === 'text').length;
  const beside = small.places.get(1) ?? { x: 0, y: 0 };
  const dragged = draggedScene(small, new Map([[0, { x: beside.x + 3, y: beside.y }]]));
  expect([labels(small), labels(dragged)]).toEqual([19, 19]);
});

test('a view is enlarged about a point that stays, and never leaves the drawing', () => {
  const whole = boxAround(scene.places.values());
  const about = { x: whole.x + whole.width / 4, y: whole.y + whole.height / 4 };
  const near = zoomView(whole, whole, 4, about);
  expect(near.width).toBeCloseTo(whole.width / 4);
  expect((about.x - near.x) / near.width).toBeCloseTo(1 / 4);
  expect(panView(near, whole, -1e6, 1e6)).toMatchObject({
    x: whole.x,
    y: whole.y + whole.height - near.height,
  });
  expect(zoomView(near, whole, 0.01, about).width).toBeCloseTo(whole.width);
});
