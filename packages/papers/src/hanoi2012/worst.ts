import { hanoi, parseLabel } from '@manaus/core';
import { playFigure, smallMultiples } from '@manaus/plot';
import { type Checks, finite, upTo } from '../check/index.js';
import {
  iterativeMethods,
  recursiveMethods,
  recursiveMoves,
  throughAllStates,
  type Visits,
  worstLabels,
  worstStates,
} from './evidence/worst.js';
import { drawLetters, pathColors, pathLegend } from './figures/iterative.js';

export default {
  'worst-recursive': upTo<Visits>({ from: 1, quick: 7, full: 9 }, (most) => ({
    checked: {
      en: `played step by step, replayed on numbers as a path through all states, and against the library’s iterator, replayed on labels, n = 1 to ${most}`,
      pt: `jogado passo a passo, refeito em números como caminho por todos os estados, e comparado com o iterador da biblioteca, refeito em rótulos, n = 1 a ${most}`,
    },
    stated: (n) => ({ ...throughAllStates(n), ...(n === 5 && { moves: 242 }) }),
    methods: recursiveMethods,
  })),

  'worst-iterative': upTo<Visits>({ from: 1, quick: 7, full: 9 }, (most) => ({
    checked: {
      en: `played step by step and on numbers, replayed as a path through all states, and against the recursive one, n = 1 to ${most}`,
      pt: `jogado passo a passo e em números, refeito como caminho por todos os estados, e comparado com o recursivo, n = 1 a ${most}`,
    },
    stated: (n) => ({ ...throughAllStates(n), sequence: recursiveMoves(n) }),
    methods: iterativeMethods,
  })),

  'figure-17-18': {
    figure: (language) =>
      smallMultiples(
        [4, 5].map((discs) =>
          drawLetters(language, discs, {
            title: `${discs} discs, ${worstStates(discs).length - 1} moves`,
            size: 424,
            paths: [{ states: worstStates(discs), color: pathColors.longest }],
            legend: pathLegend,
          }),
        ),
        { title: 'The longest path', language },
      ),
    check: () =>
      finite<number, Visits>({
        checked: {
          en: 'the path of the recursive worst solution and that of the library replayed by the rules, its states and moves counted',
          pt: 'o caminho da pior solução recursiva e o da biblioteca refeitos pelas regras, com os seus estados e movimentos contados',
        },
        instances: [4, 5],
        stated: throughAllStates,
        methods: recursiveMethods,
      }),
  },

  'figure-19': {
    figure: (language) =>
      playFigure({
        rules: hanoi(3),
        states: worstLabels(3).map((label) => parseLabel(hanoi(3), label)),
        title: 'The worst solution of 3 discs, 26 moves',
        language,
      }),
    check: () =>
      finite<number, Visits>({
        checked: {
          en: 'every step of the play by the rules on numbers, and of the library’s on labels, its states and moves counted',
          pt: 'cada passo do jogo pelas regras em números, e do da biblioteca em rótulos, com os seus estados e movimentos contados',
        },
        instances: [3],
        stated: (discs) => ({ ...throughAllStates(discs), moves: 26, visited: 27 }),
        methods: recursiveMethods,
      }),
  },
} satisfies Checks;
