import {
  type Axis,
  type BobbinLevel,
  type BobbinState,
  bobbin,
  formatLevel,
  type Level,
} from '@manaus/blocks';
import { seededRandom } from '@manaus/core';
import { type Effort, range, source } from '../../check/index.js';
import { explore } from './block-search.js';
import { randomBobbin } from './random-bobbin.js';

/** The number of random levels on which a statement about Bobbin 3D is tried. */
export const bobbinCount = (effort: Effort): number => (effort === 'quick' ? 1000 : 30_000);

/** Random levels of all sizes, small ones first. */
export function growingBobbins(
  count: number,
  stars: (i: number) => number = () => 0,
  side = 6,
): BobbinLevel[] {
  const random = seededRandom(51);
  return range(1, count).map((i) => {
    const most = 1 + Math.floor((side * i) / (count + 1));
    const length = () => 2 + Math.floor(random() * most);
    return randomBobbin(length(), length(), random, stars(i));
  });
}

/** The rows of a level, from the top, and what is said of it besides. */
export function wordsOf(level: Level): { rows: string; besides: string[] } {
  const [, rows, besides] = /grid\n(.*)\nend\n(.*)$/s.exec(formatLevel(level)) ?? [];
  return {
    rows: rows.replaceAll('\n', ' / '),
    besides: besides.split('\n').filter((line) => line !== ''),
  };
}

const axes: readonly Axis[] = ['standing', 'lying-x', 'lying-y'];

/**
 * True if the goal can be reached where moves may be gone backwards, by the rules from every place.
 */
export const solvableBackwards = source(
  'moves from all places, both ways',
  (level: BobbinLevel) => {
    const game = bobbin(level);
    const places = level.floor.flatMap((floor, cell) =>
      floor === 'floor' ? axes.map((axis): BobbinState => ({ ...game.start, cell, axis })) : [],
    );
    const next = new Map(places.map((place) => [game.key(place), new Set<string>()]));
    for (const place of places)
      for (const letter of game.letters) {
        const to = game.move(place, letter);
        if (to === null) continue;
        next.get(game.key(place))?.add(game.key(to));
        next.get(game.key(to))?.add(game.key(place));
      }
    const seen = new Set([game.key(game.start)]);
    for (const key of seen) for (const to of next.get(key) ?? []) seen.add(to);
    return places.some((place) => game.wins(place) && seen.has(game.key(place)));
  },
);

/**
 * True if a level can be won where reaching a star as a cube changes nothing, by the rules
 * otherwise.
 */
export function solvableOnce(level: BobbinLevel): boolean {
  const game = bobbin(level);
  return (
    explore({
      ...game,
      move(state, letter) {
        const next = game.move(state, letter);
        return next === null || state.cube <= 1 ? next : { ...next, cube: state.cube - 1 };
      },
    }).path !== null
  );
}
