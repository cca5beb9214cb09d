import { parseLabel } from '@manaus/core';
import { boardsFigure } from '@manaus/plot';
import { type Checks, finite } from '../../check/index.js';
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
  'figure-4.4': {
    figure: (language) =>
      boardsFigure({
        rules: threeBalls,
        boards: [
          { state: parseLabel(threeBalls, drawnStart), heading: 'a start position' },
          { state: parseLabel(threeBalls, drawnCard), heading: 'a problem card', marked: true },
        ],
        title: 'London: the board and a card',
        width: 720,
        language,
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
  },
} satisfies Checks;
