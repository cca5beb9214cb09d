import { neighborsOf, planarity } from '@manaus/graph';
import type { StoredTower } from '@manaus/lab';
import type { Neighbors } from '../../shared/plain-towers.js';
import { plainComponents } from './towers.js';

/**
 * The neighbors of each state in the order in which they stand around it in a drawing without
 * crossings.
 */
export type Rotation = ReadonlyMap<string, readonly string[]>;

/** A drawing without crossings of a stored graph; `null` if none exists. */
export function drawingOf({ graph, labels }: StoredTower): Rotation | null {
  const found = planarity(graph);
  if (!found.planar) return null;
  const turned = { ...graph, targets: found.rotation };
  return new Map(labels.map((label, v) => [label, neighborsOf(turned, v).map((u) => labels[u])]));
}

/**
 * True if a rotation is a drawing of the states and moves given: of exactly these, and with as many
 * faces as Euler's formula wants.
 *
 * Each part is drawn by itself, with its own outer face; every state must have a move.
 */
export function isDrawing(neighbors: Neighbors, rotation: Rotation): boolean {
  const complete =
    rotation.size === neighbors.size &&
    [...neighbors].every(
      ([label, next]) => [...next].sort().join() === [...(rotation.get(label) ?? [])].sort().join(),
    );
  const arcs = [...neighbors.values()].flat().length;
  const parts = plainComponents(neighbors).length;
  return complete && neighbors.size - arcs / 2 + facesOf(rotation) === 2 * parts;
}

/**
 * The faces of a drawing; from an arc to a state, a face continues to the neighbor that follows
 * there.
 */
function facesOf(rotation: Rotation): number {
  const left = new Set([...rotation].flatMap(([from, next]) => next.map((to) => `${from} ${to}`)));
  let faces = 0;
  for (const arc of left) {
    faces++;
    for (let at = arc; left.delete(at); ) {
      const [from, to] = at.split(' ');
      const around = rotation.get(to) ?? [];
      at = `${to} ${around[(around.indexOf(from) + 1) % around.length]}`;
    }
  }
  return faces;
}
