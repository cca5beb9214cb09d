import type { BlockState, Letter, Level } from '@manaus/blocks';
import { distancesToWin, type NumberSearchOptions, reachableStates } from '@manaus/graph';
import { levelSystem } from '@manaus/lab';

/** Everything that can happen in a level: states have numbers, the start 0, in the order of a breadth-first search. */
export interface Chart {
  readonly letters: readonly Letter[];
  /** The state after each letter, `letters.length` entries a state; -1 where the move is illegal. */
  readonly after: Int32Array;
  /** How far each state is from the nearest win; -1 where none can be reached. */
  readonly toWin: Int32Array;
  /** How many states have a part of the piece on each cell. */
  readonly heat: Uint32Array;
}

/** Searches all states of a level. */
export function chartOf(level: Level, options: NumberSearchOptions): Chart {
  const system = levelSystem(level);
  const reached = reachableStates(system, options);
  const heat = new Uint32Array(level.width * level.height);
  for (const state of reached.states)
    for (const cell of cellsOf(system.unpack(state))) heat[cell]++;
  return { letters: system.letters, after: reached.after, toWin: distancesToWin(reached), heat };
}

/** The cells that a piece is on. */
export function cellsOf(state: BlockState): readonly number[] {
  if ('cubes' in state) return state.cubes[0] === state.cubes[1] ? [state.cubes[0]] : state.cubes;
  return ['cell' in state ? state.cell : state.cube];
}

/** The numbers of the states along a path, the start first. */
export function numbersAlong({ letters, after }: Chart, path: string): number[] {
  const numbers = [0];
  for (const letter of path)
    numbers.push(
      after[numbers[numbers.length - 1] * letters.length + letters.indexOf(letter as Letter)],
    );
  return numbers;
}

/** The number of the state at the end of a path. */
export const numberAfter = (chart: Chart, path: string): number =>
  numbersAlong(chart, path)[path.length];

/** A shortest way to the win from a state; `null` where there is none. */
export function wayFrom({ letters, after, toWin }: Chart, from: number): string | null {
  if (toWin[from] < 0) return null;
  let way = '';
  for (let at = from; toWin[at] > 0; ) {
    const nearer = letters.findIndex((_, label) =>
      isNearer(toWin, after[at * letters.length + label], at),
    );
    way += letters[nearer];
    at = after[at * letters.length + nearer];
  }
  return way;
}

const isNearer = (toWin: Int32Array, next: number, at: number) =>
  next >= 0 && toWin[next] === toWin[at] - 1;

/** How many moves are legal in a state, and how many of them are on a shortest way. */
export function movesAt(
  { letters, after, toWin }: Chart,
  at: number,
): { readonly legal: number; readonly optimal: number } {
  const next = letters
    .map((_, label) => after[at * letters.length + label])
    .filter((state) => state >= 0);
  return {
    legal: next.length,
    optimal: toWin[at] > 0 ? next.filter((state) => isNearer(toWin, state, at)).length : 0,
  };
}

/** A shortest way from the start to a state. */
export function wayTo({ letters, after }: Chart, to: number): string {
  let way = '';
  // States are numbered as they are found, so the first move that leads to a state is on a shortest way.
  for (let at = to; at > 0; ) {
    const entry = after.indexOf(at);
    way = letters[entry % letters.length] + way;
    at = Math.floor(entry / letters.length);
  }
  return way;
}

/** No more states than this: what a level can remember times the places of its piece. Larger than the truth. */
export function mostPossible(level: Level): number {
  const cells = level.floor.filter((kind) => kind !== 'void').length;
  if (level.game === 'on-the-edge')
    return level.floor.reduce(
      (product, kind) =>
        product * (kind === 'void' || kind === 'goal' ? 1 : kind === 'twice' ? 3 : 2),
      cells,
    );
  if (level.game === 'bobbin')
    return (
      3 *
      cells *
      2 ** level.keys.length *
      (1 + level.stars.reduce((most, { moves }) => Math.max(most, moves), 0))
    );
  const all = cells + level.bridges.reduce((sum, bridge) => sum + bridge.cells.length, 0);
  const once = level.switches.filter(({ effect }) => effect === 'non-alternating').length;
  return (
    (3 * all + (level.teleports.length > 0 ? 2 * all * all : 0)) *
    2 ** (level.bridges.length + once)
  );
}
