import { gameSolver, type Heaps, heapGame, nimSum } from '@manaus/games';
import { cellsOf, compared, conjunction, finite, type TableItem } from '../../check/index.js';
import { lowerings, within } from '../evidence/heap-positions.js';
import { markedOutcomes } from '../evidence/marked-outcomes.js';
import { boutonMoves } from '../evidence/nim-strategies.js';
import {
  binary,
  type Computed,
  factTable,
  heapsText,
  rowsText,
  sumText,
} from '../evidence/printed-play.js';
import { judgeStrategy, type Strategy, strategyWins } from '../evidence/strategies.js';

const id = 'carvalho2013/nim-example-3';
const start: Heaps = [3, 3, 3];

/** With one heap gone: both others are made as small as the smaller one. */
const mirror =
  (gone: number): Strategy<Heaps> =>
  (heaps) => {
    const least = Math.min(...heaps.filter((_, place) => place !== gone));
    return [heaps.map((heap) => Math.min(heap, least))].filter(
      (next) => next.join() !== heaps.join(),
    );
  };

const named = (options: readonly Heaps[]): Computed => ({
  'winning moves': String(options.length),
  ...Object.fromEntries(options.map((option, i) => [`option ${i + 1}`, heapsText(option)])),
});

const table = factTable(
  id,
  {
    en: 'the moves to P-positions by looking at all that can follow, and by adding columns',
    pt: 'as jogadas para P-posições olhando tudo o que pode vir a seguir, e somando colunas',
  },
  {
    'all that can follow, sums by bits': () => ({
      rows: start.map(binary).join(' '),
      sum: binary(nimSum(start)),
      outcome: gameSolver(heapGame('nim')).outcome(start),
      ...named([...gameSolver(heapGame('nim')).winningMoves(start)]),
    }),
    'marked positions, sums by columns': () => ({
      rows: rowsText(start),
      sum: sumText(start),
      outcome: markedOutcomes(within(start))(start),
      ...named(boutonMoves(start)),
    }),
  },
);

/** Copying wins after each of the three moves, whatever is replied. */
const copying = () =>
  finite<Heaps, boolean>({
    checked: {
      en: 'Copying tried against every reply',
      pt: 'Copiar, tentado contra toda resposta',
    },
    instances: boutonMoves(start),
    stated: () => true,
    methods: {
      'play by recursion, the rules of the library': (option) =>
        heapGame('nim')
          .options(option)
          .every(
            (reply) => judgeStrategy(heapGame('nim'), mirror(option.indexOf(0)))(reply) === null,
          ),
      'all positions met, plain rules': (option) => {
        const rules = { moves: lowerings, label: (heaps: Heaps) => heaps.join() };
        return lowerings(option).every(strategyWins(rules, mirror(option.indexOf(0))));
      },
    },
  });

export default {
  id,
  statement: {
    en: 'In Nim, (3, 3, 3) has nim-sum 11 in binary and is an N-position; exactly three moves lead from it to positions of nim-sum 0, to (0, 3, 3), (3, 0, 3) and (3, 3, 0); after each of them, to copy every move of the other player in the other heap wins.',
    pt: 'No Nim, (3, 3, 3) tem soma-Nim 11 em base 2 e é uma N-posição; exatamente três jogadas levam dela a posições de soma-Nim 0: a (0, 3, 3), (3, 0, 3) e (3, 3, 0); depois de cada uma, vence quem copia na outra pilha toda jogada do adversário.',
  },
  uses: ['carvalho2013/theorem-2.4.1-bouton', 'carvalho2013/nim-odd-winning-moves'],
  recorded: 'holds',
  columns: ['what'],
  cells: () => cellsOf(table),
  check: () => conjunction<unknown>(compared(table), copying()),
} satisfies TableItem;
