import type { BlockGame } from './block-game.js';
import { type Cell, type Direction, directions, isHorizontal, stepFrom } from './grid.js';
import type { Axis, BobbinLevel, Level } from './level.js';
import { requireLevelOf } from './require-level.js';

/** The cell of the piece, its axis, and the number of moves for which it is still a cube. */
export interface BobbinState {
  readonly cell: Cell;
  readonly axis: Axis;
  readonly cube: number;
  /** For each key, whether it is raised. */
  readonly raised: readonly boolean[];
}

/**
 * Bobbin 3D: a cylinder as high as wide tips over and rolls, and must stand on the goal.
 *
 * Standing, it tips over; lying along the move, it tips up; lying across, it rolls to the cell
 * before the first obstacle. As a cube it turns the same way, one cell per move. Only where a move
 * ends something happens. Source: [ramos2014, section 5.1].
 *
 * @example
 * ```ts
 * const game = bobbin(parseLevel('game bobbin\ngrid\nS##^\n.#..\n.G..\nend'));
 * checkPath(game, 'RD').failedAt; // => 2
 * game.move(game.start, 'R')?.axis; // => 'lying-x'
 * ```
 */
export function bobbin(level: Level): BlockGame<BobbinState> {
  requireLevelOf('blocks/bobbin', 'bobbin', level);
  const board: Board = {
    level,
    keyAt: new Map(level.keys.map(({ cell }, place) => [cell, place])),
    starAt: new Map(
      level.stars.flatMap(({ cells, moves }) => cells.map((cell): [Cell, number] => [cell, moves])),
    ),
  };
  return {
    start: {
      cell: level.start,
      axis: level.orientation,
      cube: 0,
      raised: level.keys.map(({ raised }) => raised),
    },
    letters: directions,
    move: (state, letter) => (letter === '_' ? null : moveOf(board, state, letter)),
    wins: ({ cell, axis, cube }) => cell === level.goal && axis === 'standing' && cube === 0,
    key: ({ cell, axis, cube, raised }) => `${cell} ${axis} ${cube} ${raised.map(Number).join('')}`,
  };
}

/** A level, the key on a cell, and the moves that the star on a cell gives. */
interface Board {
  readonly level: BobbinLevel;
  readonly keyAt: ReadonlyMap<Cell, number>;
  readonly starAt: ReadonlyMap<Cell, number>;
}

function moveOf(board: Board, state: BobbinState, direction: Direction): BobbinState | null {
  const { level, keyAt, starAt } = board;
  const along: Axis = isHorizontal(direction) ? 'lying-x' : 'lying-y';
  const across = state.axis !== 'standing' && state.axis !== along;
  const end = across && state.cube === 0 ? rollEnd : tipEnd;
  const cell = end(board, state, direction);
  if (cell === null) return null;
  // A key under the end of a move toggles its partner.
  const key = keyAt.get(cell);
  const partner = key === undefined ? undefined : level.keys[key].partner;
  return {
    cell,
    axis: across ? state.axis : state.axis === 'standing' ? along : 'standing',
    cube: starAt.get(cell) ?? Math.max(0, state.cube - 1),
    raised:
      partner === undefined
        ? state.raised
        : state.raised.map((up, place) => (place === partner ? !up : up)),
  };
}

/** The cell before the first raised one; `null` where there is void first, or no way at all. */
function rollEnd(board: Board, state: BobbinState, direction: Direction): Cell | null {
  for (let cell = state.cell; ; ) {
    const next = stepFrom(board.level, cell, direction);
    if (isVoid(board, next)) return null;
    if (isRaised(board, state, next)) return cell === state.cell ? null : cell;
    cell = next;
  }
}

function tipEnd(board: Board, state: BobbinState, direction: Direction): Cell | null {
  const next = stepFrom(board.level, state.cell, direction);
  return isVoid(board, next) || isRaised(board, state, next) ? null : next;
}

/** Outside the board, where the number of a cell is -1, is void. */
const isVoid = ({ level }: Board, cell: Cell): boolean => cell < 0 || level.floor[cell] === 'void';

function isRaised({ level, keyAt }: Board, state: BobbinState, cell: Cell): boolean {
  const key = keyAt.get(cell);
  return key === undefined ? level.floor[cell] === 'raised' : state.raised[key];
}
