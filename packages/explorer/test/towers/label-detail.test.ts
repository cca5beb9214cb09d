import { expect, test } from 'vitest';
import { sceneOf, wholePlan } from '../../src/towers/graph-scene.js';
import { fittingLabels, readable } from '../../src/towers/label-detail.js';
import { openTower } from '../../src/towers/tower-game.js';

const sceneFor = (puzzle: string, discs: number) =>
  sceneOf(wholePlan(openTower({ puzzle, discs: String(discs) }).world));

test.each([
  ['manaus', 3],
  ['manaus', 5],
  ['hanoi', 5],
  ['oxford', 4],
] as const)(
  'labels of %s with %i discs cover nothing, and more appear the nearer one looks',
  (puzzle, discs) => {
    const scene = sceneFor(puzzle, discs);
    const names = scene.plan.vertices.map(scene.plan.world.label);
    const counts = [2, 1, 0.5, 0.1].map((pixel) => {
      const labels = fittingLabels(scene, pixel);
      for (const { text, x, y, size, box } of labels) {
        expect(size / pixel).toBeGreaterThanOrEqual(readable);
        const [width, height] = [box?.width ?? 0, box?.height ?? 0];
        const covered = scene.plan.vertices.filter((vertex, i) => {
          const place = scene.places.get(vertex);
          if (place === undefined || names[i] === text) return false;
          return Math.abs(place.x - x) < width / 2 && Math.abs(place.y - y) < height / 2;
        });
        expect([text, covered]).toEqual([text, []]);
        const crossed = labels.filter(
          (other) =>
            other.text !== text &&
            Math.abs(other.x - x) < (width + (other.box?.width ?? 0)) / 2 &&
            Math.abs(other.y - y) < (height + (other.box?.height ?? 0)) / 2,
        );
        expect([text, crossed]).toEqual([text, []]);
      }
      return labels.length;
    });
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
    expect(counts.at(-1)).toBe(names.length);
  },
);

test('a goal has its label before others', () => {
  const [first] = fittingLabels(sceneFor('manaus', 3), 1);
  expect(first.text).toBe('123//');
});
