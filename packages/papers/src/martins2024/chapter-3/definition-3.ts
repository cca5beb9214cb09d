import { type Arrangement, formatLabel, hanoi, violation } from '@manaus/core';
import { type Checks, upTo } from '../../check/index.js';
import { arrangements } from '../../shared/arrangements.js';
import { hanoiStates } from '../../shared/hanoi-graph.js';

/** One letter per arrangement, in their order: i for an irregular one, r for another. */
const marks = (discs: number, isIrregular: (state: Arrangement) => boolean): string =>
  Array.from(arrangements(discs), (state) => (isIrregular(state) ? 'i' : 'r')).join('');

/**
 * The rules of section 3.1 taken literally: the one about tops binds moves only, so a state breaks
 * a rule when some disc lies on a smaller one.
 */
const breaksARule = (state: Arrangement): boolean =>
  state.some((peg) => peg.some((disc, i) => i > 0 && peg[i - 1] > disc));

/** Irregular is what is not among the regular states, listed by their ranks. */
function notListed(discs: number): string {
  const regular = new Set(hanoiStates(discs).map(formatLabel));
  return marks(discs, (state) => !regular.has(formatLabel(state)));
}

export default {
  'definition-3': upTo<string>({ from: 1, quick: 6, full: 8 }, (most) => ({
    checked: {
      en: `all arrangements of n = 1 to ${most} discs: a larger disc on a smaller one, against the rules and against the list of regular states`,
      pt: `todos os arranjos de n = 1 a ${most} discos: um disco maior sobre um menor, comparado com as regras e com a lista dos estados regulares`,
    },
    stated: (n) => marks(n, breaksARule),
    methods: {
      'a violated rule': (n) => marks(n, (state) => violation(hanoi(n), state) !== null),
      'not among the ranked states': notListed,
    },
  })),
} satisfies Checks;
