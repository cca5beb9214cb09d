import { manaus } from '@manaus/core';
import {
  atBorder,
  type Checks,
  general,
  type ItemCheck,
  range,
  requireHolds,
  withValues,
} from '../../check/index.js';
import { type Parts, partsByMaps, partsBySearch } from '../evidence/manaus-parts.js';

type Case = {
  readonly discs: number;
  readonly states: number;
  readonly capacity: number;
  readonly most: number;
};

/**
 * For n = 2 the third part would be M_3^1, which is not a tower, with a corner; nothing with a
 * corner added is empty.
 */
function check(most: number) {
  requireHolds(stating([2], false, most));
  const [whole, inner] = [2, 3].map((first) => stating(range(first, most), true, most));
  return withValues(
    atBorder(whole, inner),
    ({ instance: discs, computed: { onRight } }): Case => ({
      discs,
      states: onRight,
      capacity: manaus(discs).capacities[2],
      most,
    }),
  );
}

const stating = (instances: readonly number[], right: boolean, most: number) =>
  general<number, Parts>({
    checked: {
      en: `n = 2 to ${most}: the maps that leave disc n out, verified, in both readings of left; and isomorphisms found by search between graphs of the plain rules; all three assertions hold from n = 3 on`,
      pt: `n = 2 a ${most}: as aplicações que deixam o disco n de fora, verificadas, nas duas leituras da esquerda; e isomorfismos encontrados por busca entre grafos das regras; as três afirmações valem de n = 3 em diante`,
    },
    instances,
    stated: () => ({ top: true, left: true, right }),
    methods: {
      'the maps that leave disc n out, verified': partsByMaps,
      'isomorphisms between graphs of the plain rules': partsBySearch,
    },
  });

export default {
  'lemma-4': {
    check: (effort) => check(effort === 'quick' ? 6 : 8),
    counterexample: {
      en: ({ discs, states, capacity }) =>
        `DIR of M_3^${discs} has ${states} states, as the capacity of p2 is ${capacity}; M_3^${discs - 1}, which does not exist, with a corner added would have at least one`,
      pt: ({ discs, states, capacity }) =>
        `A parte DIR de M_3^${discs} tem ${states} estados, pois a capacidade de p_2 é ${capacity}; M_3^${discs - 1}, que não existe, com uma extremidade acrescentada teria ao menos um.`,
    },
  } satisfies ItemCheck<Case>,
} satisfies Checks;
