import { hanoi, london } from '@manaus/core';
import { cycleGraph, edgesOf, pathGraph } from '@manaus/graph';
import { describe, expect, test } from 'vitest';
import { finite, inBoth } from '../src/check/index.js';
import { replayBadState } from '../src/martins2024/evidence/bad-state.js';
import {
  discOfBinary,
  discOfGray,
  drivenPlay,
  grayCode,
} from '../src/martins2024/evidence/counters.js';
import {
  type Ends,
  type LeastPlay,
  shortestLabels,
  shortestPlays,
} from '../src/martins2024/evidence/shortest-plays.js';
import { glued, leftAfter, oddEntries } from '../src/martins2024/evidence/sierpinski-triangles.js';
import { edgeKinds, snakeCopies } from '../src/martins2024/evidence/snake-copies.js';
import { apart, byFormula, graftsOfExamples, joined } from '../src/shared/figures/grafts.js';
import { notIsomorphic } from '../src/shared/figures/graphs.js';
import { illegalStep } from '../src/shared/figures/plays.js';

describe('a check of a play finds what is wrong with it', () => {
  test.each([
    ['nothing', ['12//', '2/1/', '/1/2', '//12'], null],
    ['a step that is no move', ['12//', '/12/', '//12'], '12// to /12/ is no move of Hanoi'],
  ])('%s', (_, play, wrong) => {
    expect(illegalStep(hanoi(2), play)).toBe(wrong);
  });

  test.each([
    ['as many moves as are needed', 3, 'holds'],
    ['a move more', 4, 'fails'],
  ])('%s', (_, moves, verdict) => {
    const finding = finite<Ends, LeastPlay>({
      checked: inBoth('one play'),
      instances: [{ rules: hanoi(2), from: '12//', to: '//12' }],
      stated: () => ({ moves, legal: true }),
      methods: shortestPlays,
    });
    expect(finding.verdict).toBe(verdict);
  });

  test('capacities count', () => {
    expect(illegalStep(london(3), ['2/3/1', '/3/1'])).not.toBeNull();
    expect(
      illegalStep(london(3), shortestLabels({ rules: london(3), from: '12/3/', to: '21//3' })),
    ).toBeNull();
  });
});

describe('counters', () => {
  test('the disc of a move', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8].map(discOfBinary)).toEqual([1, 2, 1, 3, 1, 2, 1, 4]);
    expect(grayCode(2)).toEqual(['00', '01', '11', '10']);
    expect(discOfGray('0111', '0101')).toBe(2);
    expect(() => discOfGray('00', '11')).toThrow('00 and 11 differ in 2 digits');
  });

  test('a wrong disc cannot be driven', () => {
    expect(drivenPlay(2, [1, 2, 1])?.labels).toEqual(['12//', '2/1/', '/1/2', '//12']);
    expect(drivenPlay(2, [2])).toBeNull();
  });
});

describe('constructions', () => {
  test('the set formula of the graft, by hand', () => {
    expect(byFormula(apart).edges).toEqual(
      ['ce', 'cd', 'cv', 'de', 'dw', 'vx', 'wy', 'xy', 'xz', 'yz'].sort(),
    );
    const other = {
      ...joined,
      q: { ...joined.q, graph: apart.q.graph, names: ['w', 'x', 'v', 'y', 'z'] },
    };
    expect(graftsOfExamples([joined, other], inBoth('two examples')).verdict).toBe('holds');
    const without = { ...joined, g: { ...joined.g, names: ['a', 'd', 'c', 'b', 'e'] } };
    expect(() => graftsOfExamples([without], inBoth('no edge ab'))).toThrow(
      'edge must be one of the edges',
    );
  });

  test('different graphs are told apart', () => {
    expect(notIsomorphic('two graphs', cycleGraph(4), pathGraph(4))).toBe(
      'two graphs: no isomorphism',
    );
  });

  test('copies of the snake cover, and every edge has one kind', () => {
    expect(new Set(snakeCopies(4).flat()).size).toBe(81);
    expect([...new Set(edgeKinds(4).values())].sort()).toEqual(['closing', 'joining', 'snake']);
  });

  test('the Sierpinski triangle', () => {
    expect(leftAfter(1)).toEqual([
      { x: 0, y: 0, side: 1 },
      { x: 1, y: 0, side: 1 },
      { x: 0, y: 1, side: 1 },
    ]);
    expect(oddEntries(2).sort()).toEqual(['0,0', '0,1', '1,0']);
    const triangle = cycleGraph(3);
    expect(glued(triangle, edgesOf(triangle)).order).toBe(6);
  });

  test('the replay of a bad state gathers, crosses, gathers', () => {
    const stages = replayBadState([1, 1, 0, 2, 2, 2]);
    expect(stages?.map(({ label }) => label)).toEqual([
      '3/12/456',
      '123//456',
      '123/4/56',
      '/1234/56',
      '5/1234/6',
      '12345//6',
    ]);
    expect(stages?.map(({ play }) => play.length - 1)).toEqual([0, 3, 1, 7, 1, 15]);
  });
});
