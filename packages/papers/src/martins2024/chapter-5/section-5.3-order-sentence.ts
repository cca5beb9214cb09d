import { manaus } from '@manaus/core';
import { type Item, range, until, withValues } from '../../check/index.js';
import { orderByArrangements } from '../../shared/tower-graph.js';
import { manausTower } from '../evidence/manaus.js';
import { misprinted } from '../evidence/misprinted.js';

type Case = {
  readonly discs: number;
  readonly printed: number;
  readonly order: number;
  readonly states: readonly string[];
  readonly most: number;
};

const check = (most: number) =>
  withValues(
    misprinted<number, number>({
      checked: {
        en: `n = 2 to ${most}: order of the stored graph, and (to n = 6) every arrangement tried, against the sentence and against theorem 8`,
        pt: `n = 2 a ${most}: a ordem do grafo armazenado, e (até n = 6) todos os arranjos testados, comparados com a frase e com o teorema 8`,
      },
      instances: range(2, most),
      printed: (n) => 3 ** n * (n + 1),
      meant: (n) => 3 ** n - 2 * (n + 1),
      methods: {
        'order of the stored graph': (n) => manausTower(n).graph.order,
        'every arrangement by the rules': until(6, (n) => orderByArrangements(manaus(n))),
      },
    }),
    ({ instance: discs, stated: printed, computed: order }): Case => ({
      discs,
      printed,
      order,
      states: manausTower(discs).labels,
      most,
    }),
  );

/** A list with a word before its last entry. */
const listed = (labels: readonly string[], and: string): string =>
  `${labels.slice(0, -1).join(', ')} ${and} ${labels[labels.length - 1]}`;

export default {
  id: 'martins2024/section-5.3/order-sentence',
  statement: {
    en: 'M_3^n has 3^n (n + 1) vertices for every n >= 2, which theorem 8 proves.',
    pt: 'M_3^n tem 3^n (n + 1) vértices, para todo n >= 2, o que o Teorema 8 prova.',
  },
  departs: {
    en: 'Theorem 8 itself says 3^n - 2(n + 1): the sentence lacks "- 2".',
    pt: 'O próprio Teorema 8 diz 3^n - 2(n + 1): na frase falta "- 2".',
  },
  towers: ['manaus'],
  uses: ['martins2024/theorem-8'],
  recorded: 'misprint',
  check: (effort) => check(effort === 'quick' ? 7 : 9),
  erratum: {
    where: {
      en: 'Section 5.3, the sentence before Theorem 8',
      pt: 'Seção 5.3, frase que antecede o Teorema 8',
    },
    printed: {
      en: 'Theorem 8 proves that the graph of the Tower of Manaus has 3^n (n + 1) vertices.',
      pt: 'O Teorema 8 prova que o grafo da Torre de Manaus tem 3^n (n + 1) vértices.',
    },
    sure: {
      en: 'The sentence and the theorem that it announces differ. That "- 2" was lost in the transcription cannot be excluded.',
      pt: 'A frase e o teorema que ela anuncia divergem. Não se pode excluir que "- 2" se tenha perdido na transcrição.',
    },
    counterexample: {
      en: ({ discs, printed, order, states }) =>
        `n = ${discs}: printed 3^n (n + 1) = ${printed}, computed ${order} = 3^n - 2(n + 1), as in theorem 8: ${listed(states, 'and')}`,
      pt: ({ discs, printed, order, states }) =>
        `n = ${discs}: impresso 3^n (n + 1) = ${printed}, calculado ${order} = 3^n - 2(n + 1), como no Teorema 8: ${listed(states, 'e')}.`,
    },
    found: {
      pt: ({ most }) =>
        `Ordem do grafo, para n = 2 a ${most}, e, nos casos menores, todos os arranjos testados um a um.`,
    },
  },
} satisfies Item<Case>;
