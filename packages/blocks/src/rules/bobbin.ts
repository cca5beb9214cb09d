import type { BlockGame } from './block-game.js';
import { type Cell, type Direction, directions, isHorizontal, stepFrom } from './grid.js';
import type { Axis, BobbinLevel } from './level.js';

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
 * const game = bobbin(parseLevel('game bobbin\ngrid\nS##^\n.#..\n.G..\nend') as BobbinLevel);
 * checkPath(game, 'RD').failedAt; // => 2
 * game.move(game.start, 'R')?.axis; // => 'lying-x'
 * ```
 */
export function bobbin(level: BobbinLevel): BlockGame<BobbinState> {
  const keyAt = new Map(level.keys.map(({ cell }, place) => [cell, place]));
  const starAt = new Map(
    level.stars.flatMap(({ cells, moves }) => cells.map((cell): [Cell, number] => [cell, moves])),
  );

  const isRaised = (state: BobbinState, cell: Cell): boolean => {
    const key = keyAt.get(cell);
    return key === undefined ? level.floor[cell] === 'raised' : state.raised[key];
  };

  /** The cell before the first raised one; `null` where there is void first, or no way at all. */
  const rollEnd = (state: BobbinState, direction: Direction): Cell | null => {
    for (let cell = state.cell; ; ) {
      const next = stepFrom(level, cell, direction);
      if (next < 0 || level.floor[next] === 'void') return null;
      if (isRaised(state, next)) return cell === state.cell ? null : cell;
      cell = next;
    }
  };

  const neighbor = (state: BobbinState, direction: Direction): Cell | null => {
    const next = stepFrom(level, state.cell, direction);
    return next < 0 || level.floor[next] === 'void' || isRaised(state, next) ? null : next;
  };

  return {
    start: {
      cell: level.start,
      axis: level.orientation,
      cube: 0,
      raised: level.keys.map(({ raised }) => raised),
    },
    letters: directions,
    move(state, letter) {
      if (letter === '_') return null;
      const along: Axis = isHorizontal(letter) ? 'lying-x' : 'lying-y';
      const across = state.axis !== 'standing' && state.axis !== along;
      const cell = across && state.cube === 0 ? rollEnd(state, letter) : neighbor(state, letter);
      if (cell === null) return null;
      const axis: Axis = across ? state.axis : state.axis === 'standing' ? along : 'standing';
      const key = keyAt.get(cell);
      const raised =
        key === undefined ? state.raised : toggled(state.raised, level.keys[key].partner);
      return { cell, axis, cube: starAt.get(cell) ?? Math.max(0, state.cube - 1), raised };
    },
    wins: ({ cell, axis, cube }) => cell === level.goal && axis === 'standing' && cube === 0,
    key: ({ cell, axis, cube, raised }) => `${cell} ${axis} ${cube} ${raised.map(Number).join('')}`,
  };
}

const toggled = (raised: readonly boolean[], place: number): boolean[] =>
  raised.map((up, i) => (i === place ? !up : up));
