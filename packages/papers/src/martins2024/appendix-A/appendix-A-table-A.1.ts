import {
  type Checks,
  cellsOf,
  compared,
  conjunction,
  type PrintedCell,
  type PrintedTable,
  range,
  upTo,
} from '../../check/index.js';
import { printed } from '../../printed.js';
import { countedTo, digitsOf } from '../evidence/binary.js';
import { discsMoved, onSolution } from '../evidence/optimal-play.js';

const table: PrintedTable<PrintedCell & { readonly play: number; readonly disc: number }> = {
  checked: {
    en: '60 cells, by a counter and by digits',
    pt: '60 células, por um contador e por dígitos',
  },
  printed: () =>
    printed('martins2024/table-A.1').flatMap((row) =>
      [4, 3, 2, 1].map((disc) => ({
        place: [`play ${row.play}`, `disc ${disc}`],
        printed: row[`disc ${disc}`],
        play: Number(row.play),
        disc,
      })),
    ),
  methods: {
    'a counter, from 0000 on': ({ play, disc }) => countedTo(play, 4)[4 - disc],
    'the digits of the number': ({ play, disc }) => digitsOf(play, 4)[4 - disc],
  },
};

/** The discs that the rightmost ones of the numbers of the moves name. */
const discsNamed = (discs: number): number[] =>
  range(1, 2 ** discs - 1).map((move) => discs - digitsOf(move, discs).lastIndexOf('1'));

/** The numbers of the moves name their discs. */
const namesDiscs = upTo({ from: 1, quick: 9, full: 11 }, (most) => ({
  checked: {
    en: `The disc of every move of the shortest solution, found by search and by recursion, n = 1 to ${most}`,
    pt: `O disco de cada movimento da solução mínima, encontrada por busca e por recursão, n = 1 a ${most}`,
  },
  stated: discsNamed,
  methods: onSolution(discsMoved),
}));

export default {
  'appendix-A/table-A.1': {
    cells: () => cellsOf(table),
    check: (effort) => conjunction<unknown>(compared(table), namesDiscs(effort)),
  },
} satisfies Checks;
