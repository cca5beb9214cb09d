import type { BlockState, Letter, Level } from '@manaus/blocks';
import type { Point } from '@manaus/plot';
import { isometricPoint, meanPoint } from '@manaus/plot/internals';
import { type Look, middlesAbove } from './board.js';
import { cellsOf } from './chart.js';
import { type BlockPlay, here } from './play.js';

/** An arrow on the board, and the height of its bow. */
export interface Arrow {
  readonly from: Point;
  readonly to: Point;
  readonly bow: number;
}

/**
 * The arrow of a move on the board; `null` if the move is illegal or chooses a half of the block.
 */
export function arrowOf(play: BlockPlay, letter: Letter, look: Look): Arrow | null {
  const from = here(play);
  const to = letter === '_' ? null : play.game.move(from, letter);
  if (to === null) return null;
  const stays = 'cubes' in from && from.selected !== null ? from.cubes[1 - from.selected] : null;
  const [before, after] = [from, to].map((state) =>
    cellsOf(state).filter((cell) => cell !== stays),
  );
  if (look !== 'side') {
    const middles = middlesAbove(play.level);
    const [start, end] = [before, after].map((cells) => meanPoint(cells.map(middles)));
    return { from: start, to: end, bow: 0 };
  }
  return {
    from: overFloor(play.level, before, isTall(from) ? 0.9 : 0.45),
    to: overFloor(play.level, after, 0.1),
    bow: 45,
  };
}

const isTall = (state: BlockState): boolean =>
  'cubes' in state && state.cubes[0] === state.cubes[1];

/** The middle of some cells at a height over the floor, from the side. */
function overFloor(level: Level, cells: readonly number[], height: number): Point {
  const { x, y } = meanPoint(cells.map(middlesOf(level)));
  return isometricPoint(level, [x, y, height]);
}

const middlesOf =
  ({ width }: Level) =>
  (cell: number): Point => ({ x: (cell % width) + 0.5, y: Math.floor(cell / width) + 0.5 });
