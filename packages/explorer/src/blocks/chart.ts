import type { BlockState, Letter, Level } from '@manaus/blocks';
import { packedGame } from '@manaus/blocks/internals';
import { reachableStates, type StateSearchOptions } from '@manaus/graph';
import { distancesToWin } from '@manaus/graph/internals';

/** The state graph of a level; states are numbered in breadth-first order from the start, 0. */
export interface Chart {
  readonly letters: readonly Letter[];
  /** The state after each letter, `letters.length` entries per state; -1 for an illegal move. */
  readonly after: Int32Array;
  /** The distance of each state from the nearest win; -1 if none can be reached. */
  readonly toWin: Int32Array;
  /** The number of states with a part of the piece on each cell. */
  readonly heat: Uint32Array;
}

/** The chart of all states of a level. */
export function chartOf(level: Level, options: StateSearchOptions): Chart {
  const game = packedGame(level);
  const reached = reachableStates(game, options);
  const heat = new Uint32Array(level.width * level.height);
  for (const state of reached.states) for (const cell of cellsOf(game.unpack(state))) heat[cell]++;
  return { letters: game.letters, after: reached.after, toWin: distancesToWin(reached), heat };
}

/** The cells under the piece. */
export function cellsOf(state: BlockState): readonly number[] {
  if ('cubes' in state) return state.cubes[0] === state.cubes[1] ? [state.cubes[0]] : state.cubes;
  return ['cell' in state ? state.cell : state.cube];
}

/** The numbers of the states along a path, the start first. */
export function numbersAlong(chart: Chart, path: string): number[] {
  const numbers = [0];
  for (const [i, letter] of [...path].entries())
    numbers.push(stateAfter(chart, numbers[i], chart.letters.indexOf(letter as Letter)));
  return numbers;
}

/** The state after a move, by the place of its letter; -1 if it is illegal. */
const stateAfter = ({ letters, after }: Chart, at: number, place: number): number =>
  after[at * letters.length + place];

/** The number of the state at the end of a path. */
export const numberAfter = (chart: Chart, path: string): number =>
  numbersAlong(chart, path)[path.length];

/** A shortest way to the win from a state; `null` if none exists. */
export function wayFrom(chart: Chart, from: number): string | null {
  const { letters, toWin } = chart;
  if (toWin[from] < 0) return null;
  let way = '';
  for (let at = from; toWin[at] > 0; ) {
    const place = letters.findIndex((_, i) => isNearer(toWin, stateAfter(chart, at, i), at));
    way += letters[place];
    at = stateAfter(chart, at, place);
  }
  return way;
}

const isNearer = (toWin: Int32Array, next: number, at: number) =>
  next >= 0 && toWin[next] === toWin[at] - 1;

/** The number of legal moves in a state, and of those on a shortest way. */
export function movesAt(chart: Chart, at: number): MoveCount {
  const next = chart.letters.map((_, place) => stateAfter(chart, at, place));
  const nearer = next.filter((state) => isNearer(chart.toWin, state, at));
  const isOpen = chart.toWin[at] > 0;
  return { legal: next.filter((state) => state >= 0).length, optimal: isOpen ? nearer.length : 0 };
}

interface MoveCount {
  readonly legal: number;
  readonly optimal: number;
}

/** A shortest way from the start to a state. */
export function wayTo({ letters, after }: Chart, to: number): string {
  let way = '';
  // States are numbered as they are found: the first move to a state is on a shortest way.
  for (let at = to; at > 0; ) {
    const entry = after.indexOf(at);
    way = letters[entry % letters.length] + way;
    at = Math.floor(entry / letters.length);
  }
  return way;
}

/** An upper bound of a level's states: the states of its floor times the places of its piece. */
export function mostPossible(level: Level): number {
  const cells = level.floor.filter((kind) => kind !== 'void').length;
  if (level.game === 'on-the-edge')
    return level.floor.reduce((product, kind) => {
      if (kind === 'void' || kind === 'goal') return product;
      return product * (kind === 'twice' ? 3 : 2);
    }, cells);
  if (level.game === 'bobbin') {
    // The keys are up or down, and a star may be carried.
    const moves = level.stars.reduce((most, star) => Math.max(most, star.moves), 0);
    return 3 * cells * (2 ** level.keys.length * (1 + moves));
  }
  // A block is whole or, where it may be split, in halves, on the floor or on bridges.
  const { bridges, switches, teleports } = level;
  const all = cells + bridges.reduce((sum, bridge) => sum + bridge.cells.length, 0);
  const places = 3 * all + (teleports.length > 0 ? 2 * all * all : 0);
  const once = switches.filter(({ effect }) => effect === 'non-alternating').length;
  return places * 2 ** (bridges.length + once);
}

/** The least number of moves from the start to the win; `null` if there is no way. */
export const distanceOfStart = ({ toWin }: Chart): number | null =>
  toWin[0] < 0 ? null : toWin[0];
