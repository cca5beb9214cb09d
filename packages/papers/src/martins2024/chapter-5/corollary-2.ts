import { general, type Item, range } from '../../check/index.js';
import { onStates, onStatesChecked } from '../evidence/manaus.js';

const item: Item = {
  id: 'martins2024/corollary-2',
  kind: 'corollary',
  statement: {
    en: 'M_3^n has floor(3^n / 2) - (n + 1) bad vertices for every n >= 2.',
    pt: 'M_3^n tem floor(3^n / 2) - (n + 1) vértices ruins, para todo n >= 2.',
  },
  uses: ['martins2024/theorem-8', 'martins2024/theorem-9'],
  recorded: 'holds-in-range',
  check: (effort) => {
    const most = effort === 'quick' ? 8 : 12;
    return general({
      checked: onStatesChecked('bad states, and order less good states, counted', most),
      instances: range(2, most),
      stated: (n) => ({
        bad: Math.floor(3 ** n / 2) - (n + 1),
        orderLessGood: 3 ** n - 2 * (n + 1) - (Math.floor(3 ** n / 2) - n),
      }),
      methods: onStates((states) => ({
        bad: states.filter(({ moves }) => moves < 0).length,
        orderLessGood: states.length - states.filter(({ good }) => good).length,
      })),
    });
  },
};
export default item;
