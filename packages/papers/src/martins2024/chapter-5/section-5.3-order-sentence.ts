import { manaus } from '@manaus/core';
import { type Checks, type ItemCheck, range, until, withValues } from '../../check/index.js';
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
  'section-5.3/order-sentence': {
    check: (effort) => check(effort === 'quick' ? 7 : 9),
    counterexample: {
      en: ({ discs, printed, order, states }) =>
        `n = ${discs}: printed 3^n (n + 1) = ${printed}, computed ${order} = 3^n - 2(n + 1), as in theorem 8: ${listed(states, 'and')}`,
      pt: ({ discs, printed, order, states }) =>
        `n = ${discs}: impresso 3^n (n + 1) = ${printed}, calculado ${order} = 3^n - 2(n + 1), como no Teorema 8: ${listed(states, 'e')}.`,
    },
  } satisfies ItemCheck<Case>,
} satisfies Checks;
