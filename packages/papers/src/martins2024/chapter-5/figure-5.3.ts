import {
  cellsOf,
  compared,
  conjunction,
  type FigureItem,
  type TableItem,
  withValues,
} from '../../check/index.js';
import { statesFigure } from '../../shared/figures/tower-figures.js';
import { manausTower, mostMoves, storedStates } from '../evidence/manaus.js';
import { movesTable, printedMoves, unsolvable } from '../evidence/manaus-figures.js';
import { shortestLabels } from '../evidence/shortest-plays.js';

/**
 * Shorter to check by hand than any distance: the states with disc 4 at home need few moves; and
 * the farthest state with a shortest solution.
 */
type Case = {
  readonly atHome: number;
  readonly most: number;
  /** The number of printed numbers that are at most `most`: too few. */
  readonly few: number;
  readonly play: readonly string[];
};

const table = movesTable('figure-5.3', 4);

function values(): Case {
  const home = storedStates(4).filter(({ pegOf }) => pegOf[3] === 0);
  const most = mostMoves(home);
  const few = printedMoves('figure-5.3').filter((moves) => moves <= most).length;
  return { atHome: home.length, most, few, play: longestSolution() };
}

function longestSolution(): string[] {
  const { rules, labels, distances } = manausTower(4);
  const from = labels[distances.indexOf(Math.max(...distances))];
  return shortestLabels({ rules, from, to: labels[distances.indexOf(0)] });
}

export default {
  id: 'martins2024/figure-5.3',
  statement: {
    en: 'M_3^4 has 36 solvable states with the 36 printed values of M, at most 11, and 35 unsolvable ones.',
    pt: 'M_3^4 tem 36 estados com solução, com os 36 valores impressos de M, no máximo 11, e 35 sem solução.',
  },
  departs: {
    en: 'By theorem 7 of the work the largest number is 2^4 - 3 = 13. The boards are lost, and the numbers, compared by how often each occurs, may have suffered in the transcription, which repeats a row.',
    pt: 'Pelo Teorema 7 do próprio trabalho, o maior número é 2^4 - 3 = 13. Os desenhos dos estados se perderam, e os números, comparados pela frequência de cada um, podem ter sofrido na transcrição, que repete uma linha.',
  },
  caption:
    'Manaus, 4 discs: all regular states with the least number of moves M, or marked unsolvable',
  towers: ['manaus'],
  uses: ['martins2024/theorem-7', 'martins2024/theorem-9', 'martins2024/corollary-2'],
  recorded: 'fails',
  columns: ['value'],
  cells: () => cellsOf(table),
  figure: () =>
    statesFigure(manausTower(4), `Manaus, 4 discs: the ${manausTower(4).graph.order} states`),
  check: () => conjunction(withValues(unsolvable(4, 35), values), compared(table, { values })),
  erratum: {
    certainty: 'transcription',
    where: { en: 'Section 5.1, Figure 5.3, column M', pt: 'Seção 5.1, Figura 5.3, coluna M' },
    printed: {
      en: '36 good states of the game with 4 discs with their least numbers of moves M, of which 11 is the largest.',
      pt: 'Os 36 estados bons do jogo com 4 discos, com os números mínimos de movimentos M, dos quais 11 é o maior.',
    },
    sure: {
      en: 'Probably of the transcription only: its rows are garbled and the boards are lost, so the numbers can only be compared by how often each occurs. Please compare the print with the table above.',
      pt: 'Provavelmente é apenas da transcrição: as linhas estão embaralhadas, e os desenhos dos estados se perderam, de modo que só a frequência de cada número pode ser comparada. Pedimos que se compare o original com a tabela acima.',
    },
    counterexample: {
      en: ({ atHome, most, few, play }) =>
        `${atHome} states have disc 4 on p0 and need at most ${most} moves, but only ${few} numbers of the figure are at most ${most}. The farthest state, ${play[0]}, needs ${play.length - 1} moves: ${play.join(', ')}`,
      pt: ({ atHome, most, few, play }) =>
        `Há ${atHome} estados com o disco 4 em p_0, que precisam de no máximo ${most} movimentos, mas só ${few} dos números são no máximo ${most}. O estado mais distante, ${play[0]}, precisa de ${play.length - 1} movimentos: ${play.join(', ')}.`,
    },
    found: {
      pt: () =>
        'Distâncias de todos os estados de M_3^4 por duas buscas, comparadas com os números impressos pela frequência de cada um.',
    },
    names: {
      once: { en: 'once', pt: '1 vez' },
      ...Object.fromEntries(
        [0, 2, 3, 4, 5, 6, 7].map((n) => [`${n} times`, { en: `${n} times`, pt: `${n} vezes` }]),
      ),
    },
  },
} satisfies FigureItem<Case> & TableItem<Case>;
