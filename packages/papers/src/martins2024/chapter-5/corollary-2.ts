import { type Item, upTo } from '../../check/index.js';
import { onStates, onStatesChecked } from '../evidence/manaus.js';

export default {
  id: 'martins2024/corollary-2',
  statement: {
    en: 'M_3^n has floor(3^n / 2) - (n + 1) bad vertices for every n >= 2.',
    pt: 'M_3^n tem floor(3^n / 2) - (n + 1) vértices ruins, para todo n >= 2.',
  },
  towers: ['manaus'],
  uses: ['martins2024/theorem-8', 'martins2024/theorem-9'],
  recorded: 'proved',
  check: upTo({ from: 2, quick: 8, full: 12 }, (most) => ({
    checked: onStatesChecked(
      {
        en: 'bad states, and order less good states, counted',
        pt: 'os estados ruins, e a ordem menos os estados bons, contados',
      },
      most,
    ),
    stated: (n) => ({
      bad: Math.floor(3 ** n / 2) - (n + 1),
      orderLessGood: 3 ** n - 2 * (n + 1) - (Math.floor(3 ** n / 2) - n),
    }),
    methods: onStates((states) => ({
      bad: states.filter(({ moves }) => moves < 0).length,
      orderLessGood: states.length - states.filter(({ good }) => good).length,
    })),
  })),
} satisfies Item;
