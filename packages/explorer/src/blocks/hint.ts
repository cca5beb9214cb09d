import type { Letter } from '@manaus/blocks';
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
  // The middle of some cells at a height over the floor, from the side.
  const overFloor = (cells: readonly number[], height: number): Point => {
    const { width } = play.level;
    const { x, y } = meanPoint(
      cells.map((cell) => ({ x: (cell % width) + 0.5, y: Math.floor(cell / width) + 0.5 })),
    );
    return isometricPoint(play.level, [x, y, height]);
  };
  const isTall = 'cubes' in from && from.cubes[0] === from.cubes[1];
  return { from: overFloor(before, isTall ? 0.9 : 0.45), to: overFloor(after, 0.1), bow: 45 };
}
