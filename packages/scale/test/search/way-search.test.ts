import { hanoi, london, oxford, oxford1, regularState, type Tower } from '@manaus/core';
import { breadthFirstSearch, toCsr, vertexOf } from '@manaus/graph';
import { goalRanks, towerGraph } from '@manaus/kernels';
import { describe, expect, test } from 'vitest';
import { searchTower } from '../../src/index.js';
import { waySearch } from '../../src/internals.js';

/** The way of least ranks down the distances of a stored graph. */
function plainWay(tower: Tower, start: number): number[] | null {
  const graph = toCsr(towerGraph(tower));
  const goals = goalRanks(tower).map((rank) => vertexOf(graph, rank));
  const { distance } = breadthFirstSearch(graph, goals);
  const way = [vertexOf(graph, start)];
  if (distance[way[0]] < 0) return null;
  for (let vertex = way[0]; distance[vertex] > 0; way.push(vertex)) {
    const row = graph.targets.subarray(graph.offsets[vertex], graph.offsets[vertex + 1]);
    vertex = Math.min(...row.filter((next) => distance[next] < distance[vertex]));
  }
  return way.map((vertex) => graph.ranks?.[vertex] ?? vertex);
}

describe('free-order towers, in the lift', () => {
  const towers: [string, Tower][] = [
    ['oxford 4', oxford(4)],
    ['oxford 6', oxford(6)],
    ['oxford1 5, goals in every order', oxford1(5)],
    ['london 6', london(6)],
    ['oxford 5 on capacities 5, 1, 1', oxford(5, { capacities: [5, 1, 1] })],
    ['oxford 5 in a row', oxford(5, { moves: 'adjacent' })],
  ];
  test.each(towers)('%s: the ways are those of a plain search', (_, tower) => {
    const ways = waySearch(tower);
    const ranks = Array.from({ length: 24 }, (__, i) => Math.floor((i * tower.space) / 24) + i);
    for (const start of ranks.filter((rank) => tower.codec.has(rank))) {
      const way = ways?.from(start);
      const plain = plainWay(tower, start);
      expect(way && [...way.path()]).toEqual(plain);
      expect(ways?.from(start, { count: true })?.moves).toBe(plain?.length && plain.length - 1);
    }
  });

  test('levels are told, up to that of the state', () => {
    const heard: number[] = [];
    const onLevel = (reached: number) => void heard.push(reached);
    const { spheres } = searchTower(oxford(5));
    expect(
      waySearch(oxford(5))?.from(oxford(5).space - 1, { onLevel, count: true })?.moves,
    ).toBeDefined();
    const sums = spheres.map((_, level) =>
      spheres.slice(0, level + 1).reduce((sum, width) => sum + width),
    );
    expect(heard.length).toBeGreaterThan(3);
    expect(heard).toEqual(sums.slice(0, heard.length));
  });

  test('where no goal can be reached, there is no way', () => {
    const apart = oxford(4, { capacities: [4, 0, 0] });
    const ways = waySearch(apart);
    const other = apart.codec.rank(regularState(apart, [[2, 1, 3, 4], [], []]));
    expect(ways?.from(other)).toBeNull();
  });
});

test('neither planes nor the lift: one-way moves of a free order, two pegs, nine', () => {
  expect(waySearch(oxford(5, { moves: 'cyclic' }))).toBeNull();
  expect(waySearch(hanoi(5, { pegs: 2 }))).toBeNull();
  expect(waySearch(hanoi(5, { pegs: 9 }))).toBeNull();
});
