import { general, type Item, range } from '../../check/index.js';
import { onStates, onStatesChecked } from '../evidence/manaus.js';

const item: Item = {
  id: 'martins2024/lemma-2',
  kind: 'lemma',
  statement: {
    en: 'In Manaus with n >= 2 discs, every regular state with disc n on p1 is bad.',
    pt: 'Em Manaus com n >= 2 discos, todo estado regular com o disco n em p1 é ruim.',
  },
  uses: ['martins2024/definition-5'],
  recorded: 'holds-in-range',
  check: (effort) => {
    const most = effort === 'quick' ? 8 : 12;
    return general({
      checked: onStatesChecked('every regular state with disc n on p1', most),
      instances: range(2, most),
      stated: () => ({ good: [] }),
      methods: onStates((states, discs) => ({
        good: states
          .filter(({ pegOf, good }) => pegOf[discs - 1] === 1 && good)
          .map(({ label }) => label),
      })),
    });
  },
};
export default item;
