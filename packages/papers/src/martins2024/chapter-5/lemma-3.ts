import { type Item, upTo } from '../../check/index.js';
import { onStates, onStatesChecked } from '../evidence/manaus.js';

export default {
  id: 'martins2024/lemma-3',
  statement: {
    en: 'In Manaus with n >= 2 discs, every regular state with disc n on p0 is good.',
    pt: 'Em Manaus com n >= 2 discos, todo estado regular com o disco n em p0 é bom.',
  },
  towers: ['manaus'],
  uses: ['martins2024/definition-4'],
  recorded: 'proved',
  check: upTo({ from: 2, quick: 8, full: 12 }, (most) => ({
    checked: onStatesChecked(
      {
        en: 'every regular state with disc n on p0',
        pt: 'cada estado regular com o disco n em p0',
      },
      most,
    ),
    stated: () => ({ bad: [] }),
    methods: onStates((states, discs) => ({
      bad: states
        .filter(({ pegOf, good }) => pegOf[discs - 1] === 0 && !good)
        .map(({ label }) => label),
    })),
  })),
} satisfies Item;
