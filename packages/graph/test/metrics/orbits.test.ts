import { seededRandom } from '@manaus/core';
import { expect, test } from 'vitest';
import { type Csr, cycleGraph, edgesOf, graphFromEdges } from '../../src/index.js';
import { numberOrbits, orbitsOf, searchOrbits } from '../../src/metrics/orbits.js';
import { allDistances } from '../all-distances.js';

const random = seededRandom(5);
const below = (bound: number) => Math.floor(random() * bound);

/** A random permutation of some things, of which many stay. */
function permuted(order: number): Uint32Array {
  const image = Uint32Array.from({ length: order }, (_, v) => v);
  for (let swaps = below(4); swaps > 0; swaps--) {
    const [a, b] = [below(order), below(order)];
    [image[a], image[b]] = [image[b], image[a]];
  }
  return image;
}

/**
 * Orbits by repetition: each vertex takes the least name that an image of it has, until none
 * changes.
 */
function orbitsByHand(order: number, symmetries: readonly Uint32Array[]): number[] {
  const names = Array.from({ length: order }, (_, v) => v);
  for (let changes = 1; changes > 0; ) {
    changes = 0;
    for (const image of symmetries)
      for (let v = 0; v < order; v++) {
        const [a, b] = [names[v], names[image[v]]];
        if (a === b) continue;
        names[v] = names[image[v]] = Math.min(a, b);
        changes++;
      }
  }
  return names;
}

test('the orbits under any part of a list, and their numbers', () => {
  for (let round = 0; round < 200; round++) {
    const order = 1 + below(20);
    const symmetries = Array.from({ length: 4 }, () => permuted(order));
    const orbits = orbitsOf(order, symmetries);
    for (let bits = 0; bits < 16; bits++) {
      const part = symmetries.filter((_, i) => (bits >> i) & 1);
      const found = orbits(part);
      const names = orbitsByHand(order, part);
      expect([...found]).toEqual(names);
      const firsts = [...new Set(names)];
      const { classOf, first } = numberOrbits(found);
      expect(first).toEqual(firsts);
      expect([...classOf]).toEqual(names.map((name) => firsts.indexOf(name)));
    }
  }
});

/** Some cycles of one length and some paths, a component each. */
function rings(length: number, count: number, tail: number): Csr {
  const edges = Array.from({ length: count }, (_, i) =>
    edgesOf(cycleGraph(length)).map(([a, b]): [number, number] => [a + i * length, b + i * length]),
  ).flat();
  const order = length * count + tail;
  for (let v = length * count; v + 1 < order; v++) edges.push([v, v + 1]);
  return graphFromEdges(order, edges);
}

test('a search over the orbits of what keeps its source tells the distances of all classes', () => {
  for (const [length, count, tail] of [
    [3, 1, 0],
    [7, 1, 2],
    [8, 2, 3],
    [5, 2, 1],
  ]) {
    const graph = rings(length, count, tail);
    const d = allDistances(graph);
    for (let source = 0; source < length; source++) {
      const on = (v: number) => v < length;
      const flip = Uint32Array.from({ length: graph.order }, (_, v) =>
        on(v) ? (2 * source - v + length) % length : v,
      );
      const classOf = Uint32Array.from({ length: graph.order }, (_, v) => (on(v) ? v % 2 : 2));
      if (length % 2 === 1) classOf.fill(0, 0, length);
      const orbits = orbitsOf(graph.order, [flip])([flip]);
      const queue = new Uint32Array(graph.order);
      const found = searchOrbits(graph, source, orbits, { classOf, count: 3 }, queue);
      const of = (cls: number) =>
        d[source].filter((far, v) => classOf[v] === cls && Number.isFinite(far));
      const each = [0, 1, 2].map(of);
      expect([...found.nearest]).toEqual(
        each.map((far) => (far.length > 0 ? Math.min(...far) : -1)),
      );
      expect([...found.farthest]).toEqual(each.map((far) => Math.max(-1, ...far)));
      expect(found.eccentricity).toBe(Math.floor(length / 2));
      expect(found.visits).toBe(2 * (1 + Math.floor(length / 2)));
    }
  }
});
