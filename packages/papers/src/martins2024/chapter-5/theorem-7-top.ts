import { type Item, upTo } from '../../check/index.js';
import { onStates, onStatesChecked } from '../evidence/manaus.js';

export default {
  id: 'martins2024/theorem-7/top',
  statement: {
    en: 'In Manaus with n >= 2 discs, a state with disc n on p0 needs at most 2^(n-1) - 1 moves to the goal.',
    pt: 'Em Manaus com n >= 2 discos, um estado com o disco n em p0 precisa de no máximo 2^(n-1) - 1 movimentos até o objetivo.',
  },
  towers: ['manaus'],
  uses: ['martins2024/lemma-4'],
  recorded: 'holds-in-range',
  check: upTo({ from: 2, quick: 9, full: 12 }, (most) => ({
    checked: onStatesChecked(
      { en: 'every state with disc n on p0', pt: 'cada estado com o disco n em p0' },
      most,
    ),
    stated: () => ({ over: [] }),
    methods: onStates((states, discs) => ({
      over: states
        .filter(({ pegOf, moves }) => pegOf[discs - 1] === 0 && moves > 2 ** (discs - 1) - 1)
        .map(({ label }) => label),
    })),
  })),
} satisfies Item;
