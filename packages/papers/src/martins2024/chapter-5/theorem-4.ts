import { type Item, upTo } from '../../check/index.js';
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
  id: 'martins2024/theorem-4',
  statement: {
    en: 'A regular state of Manaus with n >= 2 discs is good with disc n on p0 and bad with disc n on p1; with disc n on p2 and i the largest disc outside p2, it is good exactly when i stands on p0 and n - i is even, or i stands on p1 and n - i is odd.',
    pt: 'Um estado regular de Manaus com n >= 2 discos é bom se o disco n está em p0 e ruim se está em p1; se o disco n está em p2 e i é o maior disco fora de p2, ele é bom exatamente quando i está em p0 e n - i é par, ou i está em p1 e n - i é ímpar.',
  },
  towers: ['manaus'],
  uses: ['martins2024/lemma-2', 'martins2024/lemma-3'],
  recorded: 'proved',
  check: upTo({ from: 2, quick: 8, full: 12 }, (most) => ({
    checked: onStatesChecked({ en: 'every regular state', pt: 'cada estado regular' }, most),
    stated: () => ({ otherwise: [] }),
    methods: onStates((states) => ({
      otherwise: states
        .filter((state) => statedGood(state) !== state.good)
        .map(({ label }) => label),
    })),
  })),
} satisfies Item;
