import { readFileSync } from 'node:fs';
import {
  bucharest,
  formatLabel,
  hanoi,
  london,
  manaus,
  oxford,
  type TowerRules,
  towerCodec,
  towerPuzzle,
} from '@manaus/core';
import { describe, expect, test } from 'vitest';
import {
  neighborsIn,
  type PlainRules,
  plainBucharest,
  plainCyclic,
  plainDistances,
  plainHanoi,
  plainLabel,
  plainLondon,
  plainManaus,
  plainOxford,
  plainPlay,
  plainStates,
  stackOn,
} from '../../src/shared/plain-towers.js';

type Pair = readonly [string, (discs: number) => TowerRules, (discs: number) => PlainRules, number];

const pairs: readonly Pair[] = [
  ['Hanoi', hanoi, plainHanoi, 5],
  ['Bucharest', bucharest, plainBucharest, 5],
  ['London', london, plainLondon, 4],
  ['Oxford', oxford, plainOxford, 4],
  ['Manaus', manaus, plainManaus, 5],
  ['Reve', (n) => hanoi(n, { pegs: 4 }), (n) => plainHanoi(n, 4), 3],
  ['the cyclic tower', (n) => hanoi(n, { moves: 'cyclic' }), (n) => plainCyclic(n), 4],
  ['Manaus on four pegs', (n) => manaus(n, { pegs: 4 }), (n) => plainManaus(n, 4), 4],
];

/** The states by labels with those one move away, all in alphabetical order. */
const sorted = (neighbors: Iterable<readonly [string, readonly string[]]>) =>
  [...neighbors]
    .map(([label, next]): [string, string[]] => [label, [...next].sort()])
    .sort(([a], [b]) => (a < b ? -1 : 1));

function byLibrary(rules: TowerRules): [string, string[]][] {
  const codec = towerCodec(rules);
  const ranks = Array.from({ length: codec.space }, (_, rank) => rank).filter(codec.has);
  const { moves, apply } = towerPuzzle(rules);
  return ranks
    .map(codec.unrank)
    .map((state) => [
      formatLabel(state),
      moves(state).map((move) => formatLabel(apply(state, move))),
    ]);
}

describe('the towers in arrays', () => {
  const least = (name: string) =>
    /Manaus on four/.test(name) ? 3 : /London|Manaus/.test(name) ? 2 : 1;

  test.each(pairs)('%s has the states and moves of the library', (name, library, plain, most) => {
    for (let n = least(name); n <= most; n++) {
      const own = neighborsIn(plainPlay(plain(n), plainStates(plain(n))));
      expect(sorted(own)).toEqual(sorted(byLibrary(library(n))));
    }
  });

  test('labels from ten discs on have commas, as in the library', () => {
    const stack = stackOn(plainHanoi(11));
    expect(plainLabel(stack)).toBe('1,2,3,4,5,6,7,8,9,10,11//');
    expect(plainLabel(stack)).toBe(formatLabel(stack));
  });

  test('the printed example: 2^n - 1 moves in Hanoi, 3^n - 1 in Bucharest', () => {
    const moves = (rules: PlainRules) =>
      plainDistances(neighborsIn(plainPlay(rules)), [plainLabel(stackOn(rules))]).get(
        plainLabel(stackOn(rules, 2)),
      );
    expect(moves(plainHanoi(6))).toBe(63);
    expect(moves(plainBucharest(5))).toBe(242);
  });

  test('rest on no package: the module imports nothing', () => {
    const file = new URL('../../src/shared/plain-towers.ts', import.meta.url);
    expect(readFileSync(file, 'utf8')).not.toMatch(
      /^(?:import|export .* from)\b|\bimport\(|require\(/m,
    );
  });
});
