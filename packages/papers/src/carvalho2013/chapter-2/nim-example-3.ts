import { gameSolver, type Heaps, heapGame, nimSum } from '@manaus/games';
import { type Checks, cellsOf, compared, conjunction, finite } from '../../check/index.js';
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

const optionFacts = (options: readonly Heaps[]): Computed => ({
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
      ...optionFacts([...gameSolver(heapGame('nim')).winningMoves(start)]),
    }),
    'marked positions, sums by columns': () => ({
      rows: rowsText(start),
      sum: sumText(start),
      outcome: markedOutcomes(within(start))(start),
      ...optionFacts(boutonMoves(start)),
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
  'nim-example-3': {
    cells: () => cellsOf(table),
    check: () => conjunction<unknown>(compared(table), copying()),
  },
} satisfies Checks;
