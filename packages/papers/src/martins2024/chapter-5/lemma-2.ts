import { type Item, upTo } from '../../check/index.js';
import { onStates, onStatesChecked } from '../evidence/manaus.js';

export default {
  id: 'martins2024/lemma-2',
  statement: {
    en: 'In Manaus with n >= 2 discs, every regular state with disc n on p1 is bad.',
    pt: 'Em Manaus com n >= 2 discos, todo estado regular com o disco n em p1 é ruim.',
  },
  towers: ['manaus'],
  uses: ['martins2024/definition-5'],
  recorded: 'proved',
  check: upTo({ from: 2, quick: 8, full: 12 }, (most) => ({
    checked: onStatesChecked(
      {
        en: 'every regular state with disc n on p1',
        pt: 'cada estado regular com o disco n em p1',
      },
      most,
    ),
    stated: () => ({ good: [] }),
    methods: onStates((states, discs) => ({
      good: states
        .filter(({ pegOf, good }) => pegOf[discs - 1] === 1 && good)
        .map(({ label }) => label),
    })),
  })),
} satisfies Item;
