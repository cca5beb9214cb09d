import { hanoi, london, manaus, oxford, parseLabel, towerPuzzle } from '@manaus/core';
import { butterfliesOf, components, maximumDisjoint } from '@manaus/graph';
import { frameStewart, storeTower } from '@manaus/lab';
import { describe, expect, test } from 'vitest';
import { range } from '../src/check/index.js';
import { butterflyCover } from '../src/martins2024/evidence/butterflies.js';
import {
  planarByCertificate,
  reachedByEdges,
  wrongSimpleConnected,
} from '../src/martins2024/evidence/certified.js';
import { fitsWithFixedDiscs } from '../src/martins2024/evidence/fixed-discs.js';
import { judgedAll } from '../src/martins2024/evidence/judge-all.js';
import { perfectLabel } from '../src/martins2024/evidence/minimum-moves.js';
import { movedDiscs } from '../src/martins2024/evidence/optimal-play.js';
import proposition4 from '../src/martins2024/proposition-4.js';
import proposition5 from '../src/martins2024/proposition-5.js';
import { pascalModulo2, shrunk } from '../src/martins2024/section-3.4-sierpinski.js';
import classes from '../src/martins2024/section-6.3-classes.js';
import subgraphs from '../src/martins2024/section-6.3-subgraphs.js';
import { differingWhenExchanged } from '../src/martins2024/table-4.1.js';

const wide = () => storeTower(london(2, { capacities: [3, 2, 1] }));

describe('the readings under which a failing statement holds', () => {
  test('London: connected from n = 3 on, planar up to n = 3, every vertex in a butterfly from n = 4 on, not every edge', () => {
    for (const n of [3, 4, 5])
      expect(wrongSimpleConnected('L', storeTower(london(n)).graph)).toBeNull();
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
      components(graph).sizes.length,
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

  test('Table 4.1 with two columns exchanged differs in one cell', () => {
    expect(differingWhenExchanged().map((cell) => cell.place)).toEqual([
      ['equal colours may touch', 'london'],
    ]);
  });
});

describe('what fails at the smallest case fails nowhere else in the range', () => {
  test.each([
    ['proposition-5', proposition5, 'O_3^1', 'O_3^2'],
    ['only-M-disconnected', classes[1], 'with 2 discs london', 'with 3 discs'],
  ])('%s', async (_, item, inside, outside) => {
    const { counterexample } = await item.check('quick');
    expect(counterexample).toContain(inside);
    expect(counterexample).not.toContain(outside);
  });

  test('London: butterflies fail for 2 and 3 balls, and nowhere else', async () => {
    const { counterexample } = await proposition4[1].check('quick');
    expect(counterexample?.match(/L_3\^\d/g)).toEqual(['L_3^2', 'L_3^3']);
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

describe('numbers told in words', () => {
  test('Hanoi and London with 3 discs have 19 states and 22 moves in common', async () => {
    const item = subgraphs.find(({ id }) => id.endsWith('H-vs-L'));
    expect((await item?.check('quick'))?.checked).toContain('19 states and 22 moves in common');
  });
});

describe('what the checks are made of', () => {
  test('a statement is judged at all instances', () => {
    const tried = { checked: 'n = 1 to 4', methods: 1 };
    expect(judgedAll([1, 2, 3, 4], (n) => [n % 2 === 0 ? `${n}` : null], tried)).toEqual({
      verdict: 'fails',
      counterexample: '2; 4',
      ...tried,
    });
    expect(judgedAll([1, 2], () => [null], tried).verdict).toBe('holds-in-range');
  });

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
    const { graph } = storeTower(london(2));
    expect(reachedByEdges(graph)).toBe(2);
    expect(wrongSimpleConnected('L_3^2', graph)).toBe('components of L_3^2: stated 1, computed 2');
  });

  test('shrunk Hanoi and Pascal modulo 2', () => {
    expect(range(1, 4).map((n) => shrunk(storeTower(hanoi(n)).graph).order)).toEqual([
      3, 6, 15, 42,
    ]);
    expect(range(1, 4).map((n) => pascalModulo2(2 ** n).order)).toEqual([3, 9, 27, 81]);
  });
});
