import type { BlockGame } from './block-game.js';
import { type Cell, directions, stepFrom } from './grid.js';
import type { EdgeFloor, EdgeLevel } from './level.js';

/** The cell of the cube, and the floor that is left. */
export interface EdgeState {
  readonly cube: Cell;
  readonly floor: readonly EdgeFloor[];
}

/**
 * On The Edge: a cube leaves cells that vanish, and must reach the end when nothing else is left.
 *
 * A blue cell that is entered goes and takes to the other, which goes when left. The end is entered
 * only with the move after which it is all there is. Source: [ramos2014, section 4.1].
 *
 * @example
 * ```ts
 * checkPath(onTheEdge(parseLevel('game on-the-edge\ngrid\nSKG\n.#.\nend') as EdgeLevel), 'RDUR').wins; // => true
 * ```
 */
export function onTheEdge(level: EdgeLevel): BlockGame<EdgeState> {
  return {
    start: { cube: level.start, floor: level.floor },
    letters: directions,
    move(state, letter) {
      if (letter === '_') return null;
      const next = stepFrom(level, state.cube, letter);
      if (next < 0 || state.floor[next] === 'void') return null;
      const floor = [...state.floor];
      floor[state.cube] = floor[state.cube] === 'twice' ? 'once' : 'void';
      if (next === level.goal)
        return floor.every((kind, cell) => kind === 'void' || cell === level.goal)
          ? { cube: next, floor }
          : null;
      if (floor[next] !== 'blue') return { cube: next, floor };
      const other = floor.findIndex((kind, cell) => kind === 'blue' && cell !== next);
      floor[next] = 'void';
      return { cube: other < 0 ? next : other, floor };
    },
    wins: ({ cube }) => cube === level.goal,
    key: ({ cube, floor }) => `${cube} ${floor.map((kind) => kind[0]).join('')}`,
  };
}
