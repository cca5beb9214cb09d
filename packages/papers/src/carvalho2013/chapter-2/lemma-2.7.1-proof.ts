import type { Outcome } from '@manaus/games';
import {
  type Checks,
  general,
  misprint,
  range,
  type Words,
  withValues,
} from '../../check/index.js';
import { byRules, halvingOutcomes } from '../evidence/halving-outcomes.js';

/** The numbers k and l of the proof: n = 3 * 2^k + l with 0 < l < 3 * 2^k. */
interface Parts {
  readonly k: number;
  readonly l: number;
}

type Case = Parts & {
  readonly printed: number;
  readonly meant: number;
  readonly outcome: Outcome;
  readonly most: number;
};

const asPrinted = ({ k, l }: Parts): number => 2 ** k + l;
const asMeant = ({ k, l }: Parts): number => 3 * 2 ** k + l;

function outcomesOf(parts: readonly Parts[], heapOf: (of: Parts) => number, checked: Words) {
  const marked = halvingOutcomes(Math.max(...parts.map(heapOf)), 'misere');
  const outcome = byRules('misere');
  return general<Parts, Outcome>({
    checked,
    instances: parts,
    stated: () => 'N',
    methods: {
      'the last P-position below': (of) => marked[heapOf(of)],
      'looking at all that can follow': (of) => outcome(heapOf(of)),
    },
  });
}

export default {
  'lemma-2.7.1/proof': (effort) => {
    const most = effort === 'quick' ? 5 : 8;
    const [printed, meant] = [asPrinted, asMeant].map((heapOf) =>
      outcomesOf(
        range(0, most).flatMap((k) => range(1, 3 * 2 ** k - 1).map((l) => ({ k, l }))),
        heapOf,
        {
          en: `k = 0 to ${most} with all l: the heaps 2^k + l and 3 * 2^k + l, by the last P-position below and by looking at all that can follow`,
          pt: `k = 0 a ${most} com todo l: as pilhas 2^k + l e 3 * 2^k + l, pela última P-posição abaixo e olhando tudo o que pode vir a seguir`,
        },
      ),
    );
    const finding = misprint(printed, meant);
    return withValues(
      finding,
      ({ instance, computed }): Case => ({
        ...instance,
        printed: asPrinted(instance),
        meant: asMeant(instance),
        outcome: computed,
        most,
      }),
    );
  },
} satisfies Checks;
