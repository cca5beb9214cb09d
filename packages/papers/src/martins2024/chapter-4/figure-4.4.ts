import { parseLabel } from '@manaus/core';
import { boardsFigure } from '@manaus/plot';
import { type FigureItem, finite } from '../../check/index.js';
import {
  cardsThatFit,
  drawnCard,
  drawnStart,
  isStart,
  threeBalls,
} from '../evidence/london-cards.js';
import { storedTower } from '../evidence/towers.js';

type Cards = { readonly starts: number; readonly cards: number };

const counted = (cards: readonly string[]): Cards => ({
  starts: cards.filter(isStart).length,
  cards: cards.length,
});

export default {
  id: 'martins2024/figure-4.4',
  statement: {
    en: 'The pegs of London hold 3, 2 and 1 of the three balls; two balls on p0 and one on p1 make a start position, and each of the 36 states a problem card.',
    pt: 'Os pinos da Torre de Londres comportam 3, 2 e 1 das três esferas; duas esferas em p0 e uma em p1 formam uma posição inicial, e cada um dos 36 estados, um cartão de problema.',
  },
  departs: {
    en: 'The colors on the print are lost: all 6 start positions of the described form and all 36 cards are tried.',
    pt: 'As cores do impresso se perderam: testam-se todas as 6 posições iniciais da forma descrita e todos os 36 cartões.',
  },
  caption: 'London: the board with pegs of three heights in a start position, and a problem card',
  towers: ['london'],
  uses: ['martins2024/figure-4.6', 'martins2024/theorem-1'],
  rebuilt: true,
  recorded: 'holds',
  figure: () =>
    boardsFigure({
      rules: threeBalls,
      boards: [
        { state: parseLabel(threeBalls, drawnStart), heading: 'a start position' },
        { state: parseLabel(threeBalls, drawnCard), heading: 'a problem card', marked: true },
      ],
      title: 'London: the board and a card',
      width: 720,
    }),
  check: () =>
    finite<number, Cards>({
      checked: {
        en: 'all 60 arrangements of three balls against the capacities, and the states of the graph',
        pt: 'todos os 60 arranjos de três bolas comparados com as capacidades, e os estados do grafo',
      },
      instances: [3],
      stated: () => ({ starts: 6, cards: 36 }),
      methods: {
        'the states of the stored graph': () => counted(storedTower(threeBalls).labels),
        'all arrangements against the capacities': () => counted(cardsThatFit()),
      },
    }),
} satisfies FigureItem;
