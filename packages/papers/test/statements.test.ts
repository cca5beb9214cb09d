import { hanoi, london, manaus, oxford, parseLabel, towerPuzzle } from '@manaus/core';
import { butterfliesOf, connectedComponents, maximumDisjoint } from '@manaus/graph';
import { frameStewart, storeTower } from '@manaus/lab';
import { describe, expect, test } from 'vitest';
import { cellsOf, range } from '../src/check/index.js';
import { butterflyCover } from '../src/martins2024/evidence/butterflies.js';
import { fitsWithFixedDiscs } from '../src/martins2024/evidence/fixed-discs.js';
import { perfectLabel } from '../src/martins2024/evidence/minimum-moves.js';
import { movedDiscs } from '../src/martins2024/evidence/optimal-play.js';
import { differingWhenExchanged, rulesTable } from '../src/martins2024/evidence/rules-table.js';
import {
  oddByAddition,
  oddByDigits,
  pascalGraph,
  shrunk,
  shrunkByPlay,
} from '../src/martins2024/evidence/sierpinski.js';
import { londonStructure } from '../src/martins2024/evidence/structure.js';
import { planarByCertificate } from '../src/shared/certified.js';

const wide = () => storeTower(london(2, { capacities: [3, 2, 1] }));

describe('the readings under which a failing statement holds', () => {
  test('London: connected from n = 3 on, planar up to n = 3, every vertex in a butterfly from n = 4 on, not every edge', () => {
    for (const n of [3, 4, 5])
      for (const structure of Object.values(londonStructure))
        expect(structure(n)).toMatchObject({ simple: true, components: 1 });
    expect([2, 3, 4].map((n) => planarByCertificate(storeTower(london(n)).graph))).toEqual([
      true,
      true,
      false,
    ]);
    const covers = [4, 5].map((n) => butterflyCover(storeTower(london(n)).graph));
    expect(
      covers.map(({ looseVertices, looseEdges }) => [looseVertices.length, looseEdges.length > 0]),
    ).toEqual([
      [0, true],
      [0, true],
    ]);
  });

  test('London with two balls on pegs of 3, 2, 1: two butterflies hold all vertices, two edges join them', () => {
    const { graph } = wide();
    const { butterflies, looseVertices, looseEdges } = butterflyCover(graph);
    expect([
      connectedComponents(graph).sizes.length,
      butterflies,
      looseVertices.length,
      looseEdges.length,
    ]).toEqual([1, 2, 0, 2]);
    expect(
      maximumDisjoint(butterfliesOf(graph).map(([center, a, b]) => [center, ...a, ...b])).chosen,
    ).toHaveLength(2);
  });

  test('London with three balls: six butterflies without a common vertex, 6 vertices and 18 edges in none', () => {
    const { graph } = storeTower(london(3));
    const { butterflies, looseVertices, looseEdges } = butterflyCover(graph);
    expect([butterflies, looseVertices.length, looseEdges.length]).toEqual([6, 6, 18]);
    expect(
      maximumDisjoint(butterfliesOf(graph).map(([center, a, b]) => [center, ...a, ...b])).chosen,
    ).toHaveLength(6);
  });

  test('Oxford from n = 2 on: its edges are those of butterflies without a common edge', () => {
    const covers = range(1, 5).map((n) => butterflyCover(storeTower(oxford(n)).graph));
    expect(covers.map((cover) => cover.partitionsEdges)).toEqual([false, true, true, true, true]);
    expect(planarByCertificate(storeTower(oxford(2)).graph)).toBe(true);
  });

  test('Table 4.1 differs in six cells, with two columns exchanged in one', () => {
    const differing = cellsOf(rulesTable).filter(({ printed, computed }) => printed !== computed);
    expect(differing).toHaveLength(6);
    expect(differingWhenExchanged()).toEqual([['equal colors may touch', 'london']]);
  });
});

describe('the readings under which a statement that holds would not', () => {
  const movesOf = (rules: ReturnType<typeof hanoi>, label: string) =>
    towerPuzzle(rules).moves(parseLabel(rules, label));

  test('proposition 2: with no disc on p1 there can be two moves', () => {
    const moves = movesOf(hanoi(2, { moves: 'adjacent' }), '1//2');
    expect(moves).toHaveLength(2);
  });

  test('appendix B: disc 2 has no move in 12/3/', () => {
    expect(movesOf(hanoi(3), '12/3/').map(({ disc }) => disc)).toEqual([1, 1, 3]);
  });
});

describe('what the checks are made of', () => {
  test('plans on four pegs', () => {
    expect(frameStewart(11)).toEqual([0n, 1n, 3n, 5n, 9n, 13n, 17n, 25n, 33n, 41n, 49n, 65n]);
  });

  test('perfect labels and moved discs', () => {
    expect([
      perfectLabel(hanoi(3)),
      perfectLabel(manaus(2), 1),
      perfectLabel(hanoi(10, { pegs: 4 }), 3),
    ]).toEqual(['123//', '/12/', '///1,2,3,4,5,6,7,8,9,10']);
    expect(movedDiscs(3)).toEqual([1, 2, 1, 3, 1, 2, 1]);
  });

  test('a tower does not fit into one whose pegs are too low', () => {
    expect(fitsWithFixedDiscs(storeTower(oxford(2)), storeTower(london(4)))).toBe(true);
    expect(() => fitsWithFixedDiscs(storeTower(oxford(2)), storeTower(london(3)))).toThrow(
      'its capacity is 1',
    );
  });

  test('a disconnected graph is seen by both searches', () => {
    expect(Object.values(londonStructure).map((method) => method(2).components)).toEqual([2, 2]);
  });

  test('shrunk Hanoi and Pascal modulo 2', () => {
    expect(range(1, 4).map((n) => shrunk(storeTower(hanoi(n)).graph).order)).toEqual([
      3, 6, 15, 42,
    ]);
    expect(range(1, 4).map((n) => shrunkByPlay(n).order)).toEqual([3, 6, 15, 42]);
    for (const odd of [oddByAddition, oddByDigits])
      expect(range(1, 4).map((n) => pascalGraph(odd(2 ** n)).order)).toEqual([3, 9, 27, 81]);
  });
});
