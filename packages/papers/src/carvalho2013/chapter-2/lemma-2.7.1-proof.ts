import type { Outcome } from '@manaus/games';
import {
  type Finding,
  general,
  type Item,
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

const checkedOn = (most: number): Words => ({
  en: `k = 0 to ${most} with all l: the heaps 2^k + l and 3 * 2^k + l, by the last P-position below and by looking at all that can follow`,
  pt: `k = 0 a ${most} com todo l: as pilhas 2^k + l e 3 * 2^k + l, pela última P-posição abaixo e olhando tudo o que pode vir a seguir`,
});

const caseOf = (parts: Parts, outcome: Outcome, most: number): Case => ({
  ...parts,
  printed: asPrinted(parts),
  meant: asMeant(parts),
  outcome,
  most,
});

function check(most: number): Finding<Case> {
  const [printed, meant] = [asPrinted, asMeant].map((heapOf) =>
    outcomesOf(partsTo(most), heapOf, checkedOn(most)),
  );
  const finding = misprint(printed, meant);
  return withValues(finding, ({ instance, computed }) => caseOf(instance, computed, most));
}

const partsTo = (most: number): Parts[] =>
  range(0, most).flatMap((k) => range(1, 3 * 2 ** k - 1).map((l) => ({ k, l })));

export default {
  id: 'carvalho2013/lemma-2.7.1/proof',
  statement: {
    en: 'In misère play of the halving game (Nim 2^k): for all k >= 0 and 0 < l < 3 * 2^k, n = 2^k + l is an N-position.',
    pt: 'Na versão misère do Nim 2^k: para todo k >= 0 e 0 < l < 3 * 2^k, n = 2^k + l é uma N-posição.',
  },
  departs: {
    en: 'n = 3 * 2^k + l is meant, as the sentences before have it; it holds in the range checked.',
    pt: 'O pretendido é n = 3 * 2^k + l, como nas frases anteriores; assim vale em todos os casos examinados.',
  },
  uses: ['carvalho2013/lemma-2.7.1'],
  recorded: 'misprint',
  check: (effort) => check(effort === 'quick' ? 5 : 8),
  erratum: {
    where: {
      en: 'Section 2.7, proof of Lemma 2.7.1, last sentence of the induction',
      pt: 'Seção 2.7, demonstração do Lema 2.7.1, última frase da indução',
    },
    printed: {
      en: 'It follows that n = 2^k + l is an N-position.',
      pt: 'Daqui resulta que n = 2^k + l é uma N-posição.',
    },
    sure: {
      en: 'n = 3 * 2^k + l is meant: the sentence is that of Lemma 2.6.1, where the factor 3 is not there.',
      pt: 'O pretendido é n = 3 * 2^k + l: a frase é a do Lema 2.6.1, em que não há o fator 3.',
    },
    counterexample: {
      en: ({ k, l, printed, meant, outcome }) =>
        `k = ${k}, l = ${l}: printed n = 2^k + l = ${printed}, which is a ${outcome}-position; meant n = 3 * 2^k + l = ${meant}`,
      pt: ({ k, l, printed, meant, outcome }) =>
        `k = ${k}, l = ${l}: impresso n = 2^k + l = ${printed}, que é uma ${outcome}-posição; pretendido n = 3 * 2^k + l = ${meant}.`,
    },
    found: {
      pt: ({ most }) =>
        `Todos os pares com k de 0 a ${most}, pela última P-posição abaixo e examinando tudo o que pode seguir.`,
    },
  },
} satisfies Item<Case>;
