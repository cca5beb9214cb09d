import { hanoi } from '@manaus/core';
import { connectedComponents } from '@manaus/graph';
import { type Checks, unchecked, until, upTo } from '../check/index.js';
import { statesAndGraph } from '../shared/figures/tower-figures.js';
import { hanoiGraph } from '../shared/hanoi-graph.js';
import { played } from '../shared/played.js';
import { checkTowerGraph } from '../shared/tower-graph.js';
import { moves64Discs } from './evidence/bounds-of-hanoi.js';
import { drawLegend } from './figures/legend.js';

export default {
  'lemma-1': upTo<boolean>({ from: 1, quick: 11, full: 14 }, (most) => ({
    checked: {
      en: `components of H_3^n, n = 1 to ${most}; to n = 7 also by playing from 1..n//`,
      pt: `componentes de H_3^n, n = 1 a ${most}; até n = 7 também jogando a partir de 1..n//`,
    },
    stated: () => true,
    methods: {
      'components of the stored graph': (n) =>
        connectedComponents(hanoiGraph(n)).sizes.length === 1,
      'play from all discs on p0': until(7, (n) => played(hanoi(n)).size === 3 ** n),
    },
  })),

  'figure-3.1': {
    figure: () => drawLegend(2n ** 64n - 1n),
    check: () =>
      moves64Discs('18446744073709551615', String, {
        en: '64 discs: a play of so many moves, and a potential of that height at the start that no move changes by more than 1',
        pt: '64 discos: um jogo com tantos movimentos, e um potencial dessa altura no início que nenhum movimento altera em mais de 1',
      }),
  },

  'figure-3.3': {
    figure: (language) => statesAndGraph(language, hanoi(1), 'Hanoi with 1 disc'),
    check: () => checkTowerGraph(hanoi(1), { order: 3, size: 3, degrees: { 2: 3 } }),
  },

  'figure-3.4': {
    figure: (language) => statesAndGraph(language, hanoi(2), 'Hanoi with 2 discs'),
    check: () => checkTowerGraph(hanoi(2), { order: 9, size: 12, degrees: { 2: 3, 3: 6 } }),
  },

  'figure-3.5': {
    figure: (language) => statesAndGraph(language, hanoi(3), 'Hanoi with 3 discs'),
    check: () => checkTowerGraph(hanoi(3), { order: 27, size: 39, degrees: { 2: 3, 3: 24 } }),
  },

  'section-3.4/sierpinski-points': () =>
    unchecked({
      en: 'claims about an infinite set of points that no computation decides; they are known',
      pt: 'afirmações sobre um conjunto infinito de pontos, que cálculo nenhum decide; são conhecidas',
    }),
} satisfies Checks;
