import { pairsAmong } from '../../shared/pairs.js';
import type { Neighbors } from '../../shared/plain-towers.js';

/**
 * The butterflies of a tower as the labels of their vertices, the center first: two triangles that
 * share one vertex.
 */
export function plainButterflies(neighbors: Neighbors): string[][] {
  return [...neighbors].flatMap(([center, around]) =>
    pairsAmong(pairsAmong(around).filter(([a, b]) => neighbors.get(a)?.includes(b)))
      .filter(([first, second]) => !second.some((label) => first.includes(label)))
      .map(([first, second]) => [center, ...first, ...second]),
  );
}

/** True if two butterflies that share nothing hold all states, and exactly two moves join them. */
export function isTwoButterflies(neighbors: Neighbors): boolean {
  const found = plainButterflies(neighbors);
  const held = new Set(found.flat());
  const arcs = [...neighbors.values()].flat().length;
  return (
    found.length === 2 &&
    held.size === 10 &&
    neighbors.size === 10 &&
    arcs / 2 === 2 * 6 + 2 &&
    found.every((butterfly) => butterfly.length === 5)
  );
}
