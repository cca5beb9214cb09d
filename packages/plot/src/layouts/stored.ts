import {
  type Arrangement,
  formatLabel,
  london,
  oxford,
  range,
  type TowerRules,
  type TowerState,
  towerCodec,
  towerPuzzle,
} from '@manaus/core';
import type { Point } from '../figure.js';
import { type Edge, fromPlaces, type Layout, type Placing } from './layout.js';
import { londonPlaces } from './stored/london-4.js';
import { oxfordPlaces } from './stored/oxford-4.js';
import { stressLayout } from './stress.js';

/** The towers of four discs whose stress layout is kept in a file. */
export type StoredTower = 'london' | 'oxford';

const recipes = {
  // London turns by renaming balls 1 to 2 to 3 to 1, Oxford by moving the stacks; both move every
  // state.
  london: {
    rules: (): TowerRules => london(4),
    turn: (state: Arrangement): Arrangement =>
      state.map((discs) => discs.map((disc) => (disc === 4 ? 4 : (disc % 3) + 1))),
    places: londonPlaces,
    seed: 3,
  },
  oxford: {
    rules: (): TowerRules => oxford(4),
    turn: ([p0, p1, p2]: Arrangement): Arrangement => [p2, p0, p1],
    places: oxfordPlaces,
    seed: 13,
  },
};

/**
 * London or Oxford with four discs at stored places: 264 and 360 points, symmetric under a third of
 * a turn.
 *
 * Source: the code that `madeLayout` runs; a test compares the two.
 *
 * @example
 * ```ts
 * storedLayout('london').name; // => 'london-4'
 * ```
 */
export function storedLayout(tower: StoredTower): Layout {
  const { rules, places } = recipes[tower];
  const { space, unrank } = towerCodec(rules());
  const points = range(0, space - 1).map((rank): Placing => {
    const point = { x: places[2 * rank], y: places[2 * rank + 1] };
    return [formatLabel(unrank(rank)), point];
  });
  return fromPlaces(`${tower}-4`, new Map(points), 13);
}

/**
 * Makes the stored places anew, in the order of ranks: 12 starts of 150 sweeps from a fixed seed.
 */
export function madeLayout(tower: StoredTower): Point[] {
  const { rules, turn, seed } = recipes[tower];
  const { codec, moves, apply } = towerPuzzle(rules());
  const { space, rank, unrank } = codec;
  const image = range(0, space - 1).map((vertex) => rank(turn(unrank(vertex)) as TowerState));
  // The edges once each, from the lesser rank.
  const edges = range(0, space - 1).flatMap((from) => {
    const state = unrank(from);
    const others = moves(state).map((move) => rank(apply(state, move)));
    return others.filter((other) => from < other).map((other): Edge => [from, other]);
  });
  return stressLayout(space, edges, { seed, symmetry: { image, turns: 3 } });
}
