import { manaus, parseLabel } from '@manaus/core';
import { boardsFigure, smallMultiples, type Tongue } from '@manaus/plot';
import { type Checks, conjunction, finite } from '../../check/index.js';
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

const board = () =>
  finite({
    checked: {
      en: 'the most discs on each peg in all states with 4 discs',
      pt: 'o máximo de discos em cada pino em todos os estados com 4 discos',
    },
    instances: [4],
    stated: () => ({ pegs: [4, 3, 2] }),
    methods: onStates((states) => ({
      pegs: [0, 1, 2].map((peg) => Math.max(...states.map(({ state }) => state[peg].length))),
    })),
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

const drawBoard = (language: Tongue) =>
  boardsFigure({
    rules: manaus(4),
    boards: [{ state: parseLabel(manaus(4), '1234//'), marked: true }],
    title: '(a) the board with 4 discs',
    width: 420,
    language,
  });

export default {
  'figure-5.1': {
    figure: (language) => {
      const play = shortestLabels(toGoal(twoMoves()[0]));
      return smallMultiples(
        [drawBoard(language), drawPlay(language, rules, play, '(b) a solution with 3 discs')],
        {
          title: 'The Tower of Manaus',
          columns: 2,
          language,
        },
      );
    },
    check: () => conjunction<unknown>(board(), starts(), plays()),
  },
} satisfies Checks;
