import { type Checks, upTo } from '../../check/index.js';
import { largestOutside } from '../evidence/bad-state.js';
import { type ManausState, onStates, onStatesChecked } from '../evidence/manaus.js';

/**
 * Good or bad as the theorem says it: by where the largest disc stands, and the largest outside p2.
 */
function statedGood({ pegOf }: ManausState): boolean {
  const n = pegOf.length;
  if (pegOf[n - 1] !== 2) return pegOf[n - 1] === 0;
  const i = largestOutside(pegOf);
  return pegOf[i - 1] === (n - i) % 2;
}

export default {
  'theorem-4': upTo({ from: 2, quick: 8, full: 12 }, (most) => ({
    checked: onStatesChecked({ en: 'every regular state', pt: 'cada estado regular' }, most),
    stated: () => ({ otherwise: [] }),
    methods: onStates((states) => ({
      otherwise: states
        .filter((state) => statedGood(state) !== state.good)
        .map(({ label }) => label),
    })),
  })),
} satisfies Checks;
