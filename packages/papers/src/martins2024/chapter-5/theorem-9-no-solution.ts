import { type Checks, upTo } from '../../check/index.js';
import { labelsWhere, onStates, onStatesChecked } from '../evidence/manaus.js';

export default {
  'theorem-9/no-solution': upTo({ from: 3, quick: 8, full: 12 }, (most) => ({
    checked: onStatesChecked(
      {
        en: 'every state with disc n on p2 and disc n - 1 on p0',
        pt: 'cada estado com o disco n em p2 e o disco n - 1 em p0',
      },
      most,
    ),
    stated: () => ({ good: [] }),
    methods: onStates((states, n) => ({
      good: labelsWhere(
        states,
        ({ pegOf, moves }) => pegOf[n - 1] === 2 && pegOf[n - 2] === 0 && moves >= 0,
      ),
    })),
  })),
} satisfies Checks;
