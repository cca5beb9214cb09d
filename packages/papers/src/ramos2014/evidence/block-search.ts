import {
  type BlockGame,
  type BlockState,
  type BloxorzLevel,
  type BobbinLevel,
  blockGame,
  type EdgeLevel,
  parseLevel,
  shortestPlay,
} from '@manaus/blocks';
import { source } from '../../check/index.js';

const byTheRules = 'search of all states by the rules';

/** A shortest play by the rules alone; the search ends with the first win. */
export const searched: typeof shortestPlay = source(byTheRules, shortestPlay);

/** The result of a search of all states. */
export interface Explored<State> {
  /** In the order of their distance from the start. */
  readonly states: readonly State[];
  /** A shortest solution; `null` if none exists. */
  readonly path: string | null;
  /** The number of moves that can be made from the states, those after a win left out. */
  readonly arcs: number;
}

/**
 * Breadth-first search of all states, on the rules alone; after a win nothing follows. Time
 * O(states * letters).
 */
export const explore = source(byTheRules, exploreStates);

function exploreStates<State>(game: BlockGame<State>, most = 200_000): Explored<State> {
  const states = [game.start];
  const seen = new Set([game.key(game.start)]);
  const paths = [''];
  let [path, arcs]: [string | null, number] = [null, 0];
  for (let i = 0; i < states.length; i++) {
    // What was not searched to its end says nothing of what cannot be reached.
    if (states.length > most) throw new Error(`papers/block-search: more than ${most} states`);
    if (game.wins(states[i])) path ??= paths[i];
    if (game.wins(states[i])) continue;
    for (const letter of game.letters) {
      const next = game.move(states[i], letter);
      if (next === null) continue;
      arcs++;
      if (seen.has(game.key(next))) continue;
      seen.add(game.key(next));
      states.push(next);
      paths.push(paths[i] + letter);
    }
  }
  return { states, path, arcs };
}

/** The states after each letter that is legal in a state. */
export const nextStates = <State extends object>(game: BlockGame<State>, state: State): State[] =>
  game.letters.flatMap((letter) => game.move(state, letter) ?? []);

/** The cells that a piece is on: both cubes of Bloxorz, or the one in the middle. */
export const cellsUnder = (state: BlockState): readonly number[] =>
  'cubes' in state ? state.cubes : 'cell' in state ? [state.cell] : [state.cube];

/** A shortest solution of a level, by the rules of the format; `null` if none exists. */
export const solutionOf = (level: BloxorzLevel | BobbinLevel | EdgeLevel): string | null =>
  explore<BlockState>(blockGame(level)).path;

const read = (game: string, rows: string, directives: readonly string[]) =>
  parseLevel([`game ${game}`, 'grid', ...rows.split('/'), 'end', ...directives].join('\n'));

/** A level from its rows, top row first, parted by strokes: `S##G`. */
export const bloxorzLevel = (rows: string, ...directives: string[]) =>
  read('bloxorz', rows, ['rules strict', ...directives]) as BloxorzLevel;
/** The same for Bobbin 3D. */
export const bobbinLevel = (rows: string, ...directives: string[]) =>
  read('bobbin', rows, directives) as BobbinLevel;

/** The same for On The Edge. */
export const edgeLevel = (rows: string) => read('on-the-edge', rows, []) as EdgeLevel;

/** The cells of all switches. */
export const switchCells = ({ switches }: BloxorzLevel): number[] =>
  switches.flatMap(({ cells }) => cells);

/** The number of cells of the domain of f: |f|. */
export const sizeOf = ({
  width,
  height,
}: {
  readonly width: number;
  readonly height: number;
}): number => width * height;
