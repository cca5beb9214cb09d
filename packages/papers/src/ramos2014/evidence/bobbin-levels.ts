import {
  type Axis,
  type BlockGame,
  type BobbinLevel,
  type BobbinState,
  bobbin,
  formatLevel,
  type Level,
} from '@manaus/blocks';
import { type Effort, source } from '../../check/index.js';
import { explore } from './block-search.js';
import { below, drawn } from './draws.js';
import { randomBobbin } from './random-bobbin.js';

/** The number of random levels on which a statement about Bobbin 3D is tried. */
export const bobbinCount = (effort: Effort): number => (effort === 'quick' ? 1000 : 30_000);

/** Random levels of all sizes, small ones first. */
export const growingBobbins = (
  count: number,
  stars: (i: number) => number = () => 0,
  side = 6,
): BobbinLevel[] =>
  drawn(51, count, (random, i) => {
    const most = 1 + Math.floor((side * i) / (count + 1));
    return randomBobbin(2 + below(random, most), 2 + below(random, most), random, stars(i));
  });

/** The rows of a level, from the top, and what is said of it besides. */
export type LevelWords = { readonly rows: string; readonly besides: readonly string[] };

/** A level in words. */
export function wordsOf(level: Level): LevelWords {
  const [, rows, besides] = /grid\n(.*)\nend\n(.*)$/s.exec(formatLevel(level)) ?? [];
  return { rows: rows.replaceAll('\n', ' / '), besides: besides.match(/.+/g) ?? [] };
}

/** The same on one line. */
export const onOneLine = (level: Level): string => {
  const { rows, besides } = wordsOf(level);
  return [rows, ...besides].join('; ');
};

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

/** The game in which reaching a star as a cube changes nothing. */
const withoutRestart = (game: BlockGame<BobbinState>): BlockGame<BobbinState> => ({
  ...game,
  move(state, letter) {
    const next = game.move(state, letter);
    return next === null || state.cube <= 1 ? next : { ...next, cube: state.cube - 1 };
  },
});

/** True if a level can be won in it. */
export const solvableOnce = (level: BobbinLevel): boolean =>
  explore(withoutRestart(bobbin(level))).path !== null;
