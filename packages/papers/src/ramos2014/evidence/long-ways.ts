import type { BloxorzLevel, Level } from '@manaus/blocks';
import { type Finding, general, type Words, withValues } from '../../check/index.js';
import { bloxorzLevel, solutionOf } from './block-search.js';
import { flatBoard, leastBetween, longWay, rowsOfWay } from './flat-graph.js';
import { leastPacked } from './packed-search.js';

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
  for (let cells = 2; memory === null; cells++) memory = tooLongOf(cells);
  return memory;
}

/** The flattest board of a size with such a way; `null` if none has one. */
function tooLongOf(cells: number): TooLong | null {
  for (let height = 1; height * height <= cells; height++) {
    const way = cells % height === 0 ? longWay(cells / height, height, 3, cells) : null;
    if (way === null) continue;
    const rows = rowsOfWay(way);
    return { rows, level: bloxorzLevel(rows), cells: way.width * way.height };
  }
  return null;
}

/** A level as a case, with a shortest solution by the rules. */
export const longCase = ({ rows, level, cells }: TooLong): LongCase => ({
  rows,
  cells,
  path: solutionOf(level) ?? '',
});

/** The least number of moves in the graph of blocks; `null` where there is no path. */
export const leastInGraph = (level: BloxorzLevel): number | null =>
  leastBetween(flatBoard(level), level.start, level.goal);

/** The least number of moves by the rules; `null` where there is no solution. */
export const leastByRules = (level: Level): number | null => solutionOf(level)?.length ?? null;

/** The least number of moves by two searches of all states. */
export const leastMoves = {
  'search by the rules': leastByRules,
  'search in numbers': leastPacked,
};

/**
 * Without the bound of |f| moves, shortest paths in the graph of blocks and shortest solutions are
 * equally long.
 */
export const equallyLong = (levels: readonly BloxorzLevel[], checked: Words) =>
  general({ checked, instances: levels, stated: leastInGraph, methods: leastMoves });

/**
 * The verdict on an answer that leaves out the bound of |f| moves, at the smallest level where the
 * bound decides.
 */
export const withoutBound = (
  checked: Words,
  answer: (level: BloxorzLevel) => boolean,
): Finding<LongCase> =>
  withValues(
    general<TooLong, boolean>({
      checked,
      instances: [tooLong()],
      stated: ({ level }) => answer(level),
      methods: {
        'search by the rules': ({ level, cells }) => (leastByRules(level) ?? Infinity) <= cells,
        'search in numbers': ({ level, cells }) => (leastPacked(level) ?? Infinity) <= cells,
      },
    }),
    ({ instance }) => longCase(instance),
  );

/** The level in words, as all items that it refutes tell it. */
export const tooLongInEnglish = ({ rows, cells, path }: LongCase): string =>
  `${rows} (rows from the top): |f| = ${cells}, and a shortest solution has ${path.length} moves, ${path}`;
export const tooLongInPortuguese = ({ rows, cells, path }: LongCase): string =>
  `Linhas de cima para baixo: ${rows}. |f| = ${cells}, e uma solução mínima tem ${path.length} movimentos: ${path}.`;
