import { type Finding, finite, type PrintedCell, type PrintedTable } from '../../check/index.js';
import { printed } from '../../printed.js';
import { playedStates, storedStates } from './manaus.js';
import { survivors } from './survivors.js';

/** The numbers M of a figure, whose boards are lost. */
export const printedMoves = (figure: string): number[] =>
  printed(`martins2024/${figure}`).map((row) => Number(row.moves));

const solvable = (statesOf: typeof storedStates, discs: number): number[] =>
  statesOf(discs).flatMap(({ good, moves }) => (good ? [moves] : []));

/** The numbers M of figures 5.2 and 5.3 by how often each occurs. */
export function movesTable(figure: string, discs: number): PrintedTable<PrintedCell> {
  const against = (statesOf: typeof storedStates) =>
    survivors('M', printedMoves(figure), solvable(statesOf, discs));
  const times =
    (statesOf: typeof storedStates) =>
    ({ place }: PrintedCell): string =>
      against(statesOf).find((cell) => cell.place[0] === place[0])?.computed ?? '0 times';
  return {
    checked: {
      en: `distances of all states of M_3^${discs} by two searches, against the printed numbers by how often each occurs`,
      pt: `as distâncias de todos os estados de M_3^${discs} por duas buscas, comparadas com os números impressos pela frequência de cada um`,
    },
    printed: () => against(storedStates),
    methods: {
      'distances in the stored graph': times(storedStates),
      'play backwards by the plain rules': times(playedStates),
    },
  };
}

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
