import type { Neighbors } from './towers.js';

/**
 * The butterflies of a tower as the labels of their vertices, the center first: two triangles that
 * share one vertex.
 */
export function plainButterflies(neighbors: Neighbors): string[][] {
  return [...neighbors].flatMap(([center, around]) =>
    pairsOf(pairsOf(around).filter(([a, b]) => neighbors.get(a)?.includes(b)))
      .filter(([first, second]) => !second.some((label) => first.includes(label)))
      .map(([first, second]) => [center, ...first, ...second]),
  );
}

const pairsOf = <T>(things: readonly T[]): [T, T][] =>
  things.flatMap((a, i) => things.slice(i + 1).map((b): [T, T] => [a, b]));

/** True if two butterflies that share nothing hold all states, and exactly two moves join them. */
export function isTwoButterflies(neighbors: Neighbors): boolean {
  const found = plainButterflies(neighbors);
  const held = new Set(found.flat());
  const arcs = [...neighbors.values()].reduce((sum, next) => sum + next.length, 0);
  return (
    found.length === 2 &&
    held.size === 10 &&
    neighbors.size === 10 &&
    arcs / 2 === 2 * 6 + 2 &&
    found.every((butterfly) => butterfly.length === 5)
  );
}
