import { manaus } from '@manaus/core';
import {
  atBorder,
  general,
  type Item,
  range,
  requireHolds,
  type Words,
  withValues,
} from '../../check/index.js';
import { type Parts, partsByMaps, partsBySearch } from '../evidence/manaus-parts.js';

type Case = {
  readonly discs: number;
  readonly states: number;
  readonly capacity: number;
  readonly most: number;
};

const checkedFor = (most: number): Words => ({
  en: `n = 2 to ${most}: the maps that leave disc n out, verified, in both readings of left; and isomorphisms found by search between graphs of the plain rules; all three assertions hold from n = 3 on`,
  pt: `n = 2 a ${most}: as aplicações que deixam o disco n de fora, verificadas, nas duas leituras da esquerda; e isomorfismos encontrados por busca entre grafos das regras; as três afirmações valem de n = 3 em diante`,
});

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
    checked: checkedFor(most),
    instances,
    stated: () => ({ top: true, left: true, right }),
    methods: {
      'the maps that leave disc n out, verified': partsByMaps,
      'isomorphisms between graphs of the plain rules': partsBySearch,
    },
  });

export default {
  id: 'martins2024/lemma-4',
  statement: {
    en: 'Split M_3^n, n >= 2, by the peg of disc n. With disc n on p0 it is isomorphic to H_3^{n-1} less its left corner, on p1 to H_3^{n-1} less its top and left corners, on p2 to M_3^{n-1} with the left corner of H_3^{n-1} added.',
    pt: 'Divida-se M_3^n, n >= 2, pelo pino do disco n. Com o disco n em p0, a parte é isomorfa a H_3^{n-1} sem a extremidade esquerda; em p1, a H_3^{n-1} sem as extremidades do topo e da esquerda; em p2, a M_3^{n-1} com a extremidade esquerda de H_3^{n-1} acrescentada.',
  },
  departs: {
    en: 'It holds for n >= 3, the added corner being joined as in H_3^{n-1}. Disc n left out, the added state is /1..n-1/; it lies at the top of the right part, and on its left when the copy of M_3^{n-1} is taken with p0 and p1 exchanged.',
    pt: 'Vale para n >= 3, com a extremidade acrescentada ligada como em H_3^(n-1). Omitido d_n, o estado acrescentado é /1..n-1/; ele fica no topo da parte direita, e à sua esquerda quando a cópia de M_3^(n-1) é tomada com p_0 e p_1 trocados.',
  },
  towers: ['hanoi', 'manaus'],
  uses: ['martins2024/theorem-6', 'martins2024/section-5.3/M31'],
  recorded: 'fails',
  border: true,
  check: (effort) => check(effort === 'quick' ? 6 : 8),
  erratum: {
    certainty: 'reading',
    where: { en: 'Section 5.3, Lemma 4, assertion iii', pt: 'Seção 5.3, Lema 4, assertiva iii' },
    printed: {
      en: 'DIR is isomorphic to M_3^(n-1) with the left corner added (no bound on n is named).',
      pt: 'DIR é isomorfo a M_3^(n-1) com a extremidade da esquerda acrescentada (sem restrição a n).',
    },
    sure: {
      en: 'A border case only, n = 2: the work says itself that M_3^1 does not exist. From n = 3 on all three assertions hold. In the proof of iii one label seems to have an extra bar: the added state is /1..n-1/n.',
      pt: 'É apenas um caso limite, n = 2: o próprio trabalho diz que M_3^1 não existe. A partir de n = 3, as três assertivas valem. Na demonstração de iii, um rótulo parece ter uma barra a mais: o estado acrescentado é /1..n-1/n.',
    },
    counterexample: {
      en: ({ discs, states, capacity }) =>
        `DIR of M_3^${discs} has ${states} states, as the capacity of p2 is ${capacity}; M_3^${discs - 1}, which does not exist, with a corner added would have at least one`,
      pt: ({ discs, states, capacity }) =>
        `A parte DIR de M_3^${discs} tem ${states} estados, pois a capacidade de p_2 é ${capacity}; M_3^${discs - 1}, que não existe, com uma extremidade acrescentada teria ao menos um.`,
    },
    found: {
      pt: ({ most }) =>
        `Para n = 2 a ${most}: as bijeções que omitem d_n, conferidas à parte, nas duas leituras de esquerda, e isomorfismos obtidos por busca.`,
    },
  },
} satisfies Item<Case>;
