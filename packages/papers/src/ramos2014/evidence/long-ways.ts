import type { BloxorzLevel } from '@manaus/blocks';
import { bloxorzLevel, solutionOf } from './block-search.js';
import { longWay, rowsOf } from './flat-graph.js';

/** A level of BLOXORZ-- that can be solved, but not with |f| moves. */
export interface TooLong {
  readonly rows: string;
  readonly level: BloxorzLevel;
  readonly path: string;
  readonly cells: number;
}

let memory: TooLong | null = null;

/** What {@link tooLong} goes through before it finds one. */
export const triedBoards =
  'all boards of floor, wood and void with fewer cells, and those of its size up to it';

/** The smallest level that needs more moves than it has cells: by a search over boards, its optimum again by the rules of the game. */
export function tooLong(): TooLong {
  for (let cells = 2; memory === null; cells++)
    for (let height = 1; height * height <= cells && memory === null; height++)
      if (cells % height === 0) {
        const found = longWay(cells / height, height, 3, cells);
        if (found === null) continue;
        const rows = rowsOf(found);
        const level = bloxorzLevel(rows);
        const path = solutionOf(level);
        if (path?.length !== found.moves)
          throw new Error(`two searches differ on ${rows}: ${found.moves} and ${path}`);
        memory = { rows, level, path, cells };
      }
  return memory;
}

/** The level in words, as all items that it refutes tell it. */
export const toldTooLong = ({ rows, path, cells }: TooLong): string =>
  `${rows} (rows from the top): |f| = ${cells}, and a shortest solution has ${path.length} moves, ${path}`;
