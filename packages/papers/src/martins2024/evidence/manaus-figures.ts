import {
  type Cell,
  type Finding,
  finite,
  type PrintedCell,
  type PrintedTable,
} from '../../check/index.js';
import { printed } from '../../printed.js';
import { playedStates, storedStates } from './manaus.js';
import { survivors } from './survivors.js';

/** The numbers M of a figure, whose boards are lost. */
export const printedMoves = (figure: string): number[] =>
  printed(`martins2024/${figure}`).map((row) => Number(row.moves));

/** The numbers M of a figure, by how often each occurs in print and among the states. */
const occurrences = (figure: string, discs: number, statesOf: typeof storedStates): Cell[] =>
  survivors(
    'M',
    printedMoves(figure),
    statesOf(discs).flatMap(({ good, moves }) => (good ? [moves] : [])),
  );

const timesComputed = ({ place }: PrintedCell, cells: readonly Cell[]): string =>
  cells.find((cell) => cell.place[0] === place[0])?.computed ?? '0 times';

/** The numbers M of figures 5.2 and 5.3 by how often each occurs. */
export const movesTable = (figure: string, discs: number): PrintedTable<PrintedCell> => ({
  checked: {
    en: `distances of all states of M_3^${discs} by two searches, against the printed numbers by how often each occurs`,
    pt: `as distâncias de todos os estados de M_3^${discs} por duas buscas, comparadas com os números impressos pela frequência de cada um`,
  },
  printed: () => occurrences(figure, discs, storedStates),
  methods: {
    'distances in the stored graph': (cell) =>
      timesComputed(cell, occurrences(figure, discs, storedStates)),
    'play backwards by the plain rules': (cell) =>
      timesComputed(cell, occurrences(figure, discs, playedStates)),
  },
});

/** The other states of such a figure, which are marked unsolvable. */
export const unsolvable = (discs: number, stated: number): Finding =>
  finite<number, number>({
    checked: {
      en: 'the unsolvable states by their number',
      pt: 'os estados sem solução pelo seu número',
    },
    instances: [discs],
    stated: () => stated,
    methods: {
      'distances in the stored graph': (n) => storedStates(n).filter(({ good }) => !good).length,
      'play backwards by the plain rules': (n) =>
        playedStates(n).filter(({ good }) => !good).length,
    },
  });
