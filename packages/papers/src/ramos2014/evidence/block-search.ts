import {
  type BlockGame,
  type BlockState,
  type BloxorzLevel,
  type BobbinLevel,
  blockGame,
  type EdgeLevel,
  parseLevel,
} from '@manaus/blocks';
import { source } from '../../check/index.js';

/** What a search of all states found. */
export interface Explored<State> {
  /** In the order of their distance from the start. */
  readonly states: readonly State[];
  readonly distance: ReadonlyMap<string, number>;
  /** A shortest solution; `null` where there is none. */
  readonly path: string | null;
}

/** Breadth-first search of all states, on the rules alone; after a win nothing follows. Time O(states * letters). */
export const explore = source('search of all states by the rules', exploreStates);

function exploreStates<State>(game: BlockGame<State>, most = 200_000): Explored<State> {
  const states = [game.start];
  const distance = new Map([[game.key(game.start), 0]]);
  const paths = [''];
  let path: string | null = null;
  for (let i = 0; i < states.length; i++) {
    // What was not searched to its end says nothing of what cannot be reached.
    if (states.length > most) throw new Error(`papers/block-search: more than ${most} states`);
    if (game.wins(states[i])) path ??= paths[i];
    if (game.wins(states[i])) continue;
    for (const letter of game.letters) {
      const next = game.move(states[i], letter);
      if (next === null || distance.has(game.key(next))) continue;
      distance.set(game.key(next), paths[i].length + 1);
      states.push(next);
      paths.push(paths[i] + letter);
    }
  }
  return { states, distance, path };
}

/** A shortest solution of a level, by the rules of the format; `null` where there is none. */
export const solutionOf = (level: BloxorzLevel | BobbinLevel | EdgeLevel): string | null =>
  explore<BlockState>(blockGame(level)).path;

const read = (game: string, rows: string, directives: readonly string[]) =>
  parseLevel([`game ${game}`, 'grid', ...rows.split('/'), 'end', ...directives].join('\n'));

/** A level from its rows, top row first, parted by strokes: `S##G`. */
export const bloxorzLevel = (rows: string, ...directives: string[]) =>
  read('bloxorz', rows, directives) as BloxorzLevel;
/** The same for Bobbin 3D. */
export const bobbinLevel = (rows: string, ...directives: string[]) =>
  read('bobbin', rows, directives) as BobbinLevel;

/** The same for On The Edge. */
export const edgeLevel = (rows: string) => read('on-the-edge', rows, []) as EdgeLevel;

/** The number of cells of the domain of f: |f|. */
export const sizeOf = ({
  width,
  height,
}: {
  readonly width: number;
  readonly height: number;
}): number => width * height;
