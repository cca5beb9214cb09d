import type { BloxorzLevel } from '@manaus/blocks';
import type { Words } from '../../words.js';
import { bloxorzLevel, solutionOf } from './block-search.js';
import { distancesFrom, flatBoard, longWay, rowsOf } from './flat-graph.js';

/** A level of BLOXORZ-- that can be solved, but not with |f| moves. */
export interface TooLong {
  readonly rows: string;
  readonly level: BloxorzLevel;
  readonly cells: number;
}

/** The same as a case of an item that it refutes, with its shortest solution. */
export type LongCase = { readonly rows: string; readonly cells: number; readonly path: string };

let memory: TooLong | null = null;

/** The levels that {@link tooLong} tries before it finds one. */
export const triedBoards: Words = {
  en: 'all boards of floor, wood and void with fewer cells, and those of its size up to it',
  pt: 'todos os tabuleiros de piso, madeira e vazio com menos posições, e os do seu tamanho até ele',
};

/** The smallest level that needs more moves than it has cells: by a search over boards. */
export function tooLong(): TooLong {
  for (let cells = 2; memory === null; cells++)
    for (let height = 1; height * height <= cells && memory === null; height++)
      if (cells % height === 0) {
        const found = longWay(cells / height, height, 3, cells);
        if (found === null) continue;
        const rows = rowsOf(found);
        memory = { rows, level: bloxorzLevel(rows), cells };
      }
  return memory;
}

/** A level as a case, with a shortest solution by the rules. */
export const longCase = ({ rows, level, cells }: TooLong): LongCase => ({
  rows,
  cells,
  path: solutionOf(level) ?? '',
});

/** The least number of moves in the graph of blocks; `null` where there is no path. */
export function leastInGraph(level: BloxorzLevel): number | null {
  const distance = distancesFrom(flatBoard(level), level.start)[3 * level.goal];
  return distance < 0 ? null : distance;
}

/** The least number of moves by the rules; `null` where there is no solution. */
export const leastByRules = (level: BloxorzLevel): number | null =>
  solutionOf(level)?.length ?? null;

/** The level in words, as all items that it refutes tell it. */
export const tooLongInEnglish = ({ rows, cells, path }: LongCase): string =>
  `${rows} (rows from the top): |f| = ${cells}, and a shortest solution has ${path.length} moves, ${path}`;
export const tooLongInPortuguese = ({ rows, cells, path }: LongCase): string =>
  `Linhas de cima para baixo: ${rows}. |f| = ${cells}, e uma solução mínima tem ${path.length} movimentos: ${path}.`;
