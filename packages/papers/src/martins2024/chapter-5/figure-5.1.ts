import { manaus, parseLabel } from '@manaus/core';
import { boardsFigure, smallMultiples } from '@manaus/plot';
import { conjunction, type FigureItem, finite } from '../../check/index.js';
import { drawPlay } from '../../shared/figures/plays.js';
import { goalLabel, type ManausState, onStates, storedStates } from '../evidence/manaus.js';
import {
  type Ends,
  type LeastPlay,
  shortestLabels,
  shortestPlays,
} from '../evidence/shortest-plays.js';

const rules = manaus(3);

const needing = (moves: number, states: readonly ManausState[]): string[] =>
  states.flatMap((state) => (state.moves === moves ? [state.label] : []));

const twoMoves = () => needing(2, storedStates(3));

const toGoal = (from: string): Ends => ({ rules, from, to: goalLabel(3) });

/** The most discs that each peg holds in some state. */
const heights = (states: readonly ManausState[]): number[] =>
  [0, 1, 2].map((peg) => Math.max(...states.map(({ state }) => state[peg].length)));

const board = () =>
  finite({
    checked: {
      en: 'the most discs on each peg in all states with 4 discs',
      pt: 'o máximo de discos em cada pino em todos os estados com 4 discos',
    },
    instances: [4],
    stated: () => ({ pegs: [4, 3, 2] }),
    methods: onStates((states) => ({ pegs: heights(states) })),
  });

const starts = () =>
  finite({
    checked: {
      en: `all 19 states by a search of the graph and by playing; those that need 2 moves: ${twoMoves().join(', ')}`,
      pt: `todos os 19 estados por uma busca no grafo e jogando; os que precisam de 2 movimentos: ${twoMoves().join(', ')}`,
    },
    instances: [3],
    stated: () => ({ some: true }),
    methods: onStates((states) => ({
      some: needing(2, states).length > 0,
      starts: needing(2, states).sort(),
    })),
  });

const plays = () =>
  finite<Ends, LeastPlay>({
    checked: { en: 'each solved step by step', pt: 'cada um resolvido passo a passo' },
    instances: twoMoves().map(toGoal),
    stated: () => ({ moves: 2, legal: true }),
    methods: shortestPlays,
  });

const drawBoard = () =>
  boardsFigure({
    rules: manaus(4),
    boards: [{ state: parseLabel(manaus(4), '1234//'), marked: true }],
    title: '(a) the board with 4 discs',
    width: 420,
  });

export default {
  id: 'martins2024/figure-5.1',
  statement: {
    en: 'The board of Manaus with 4 discs has pegs for 4, 3 and 2 discs; with 3 discs some regular state is solved by 2 legal moves and by no fewer.',
    pt: 'O tabuleiro de Manaus com 4 discos tem pinos para 4, 3 e 2 discos; com 3 discos, algum estado regular se resolve com 2 movimentos permitidos e não com menos.',
  },
  departs: {
    en: 'The start of the print is lost: all states that need 2 moves are solved, and the first is drawn.',
    pt: 'O início do impresso se perdeu: são resolvidos todos os estados que precisam de 2 movimentos, e o primeiro é desenhado.',
  },
  caption: 'Manaus: the board with 4 discs, and a solution with 3 discs',
  towers: ['manaus'],
  uses: ['martins2024/figure-5.2'],
  rebuilt: true,
  recorded: 'holds',
  figure: () => {
    const play = shortestLabels(toGoal(twoMoves()[0]));
    return smallMultiples([drawBoard(), drawPlay(rules, play, '(b) a solution with 3 discs')], {
      title: 'The Tower of Manaus',
      columns: 2,
    });
  },
  check: () => conjunction<unknown>(board(), starts(), plays()),
} satisfies FigureItem;
