import {
  type Finding,
  general,
  type Item,
  range,
  requireHolds,
  type Words,
  withValues,
} from '../../check/index.js';
import {
  type Loose,
  londonStructure,
  looseWithFewBalls,
  notOfButterflies,
  type Structure,
  statesOfTwoBalls,
  twoBallsInWords,
} from '../evidence/structure.js';

type Case = {
  readonly capacities: readonly number[];
  readonly states: readonly string[];
  readonly two: Loose;
  readonly three: Loose;
  readonly most: number;
};

const checkedFor = (most: number): Words => ({
  en: `n = 2 to ${most}: butterflies from the list of triangles, and from the neighbors of each state by the plain rules`,
  pt: `n = 2 a ${most}: as borboletas a partir da lista de triângulos, e a partir dos vizinhos de cada estado pelas regras`,
});

/** The weakest sense of being composed of butterflies: each vertex lies in one. */
const composed = (most: number, least: number) =>
  general<number, Structure>({
    checked: checkedFor(most),
    instances: range(least, most),
    stated: () => ({ loose: [] }),
    methods: londonStructure,
  });

function check(most: number): Finding<Case> {
  requireHolds(composed(most, 4));
  return withValues(composed(most, 2), ({ computed }) => ({
    ...statesOfTwoBalls(),
    ...looseWithFewBalls(computed, composed(most, 3)),
    most,
  }));
}

export default {
  id: 'martins2024/proposition-4/butterflies',
  statement: {
    en: 'For every n >= 2, L_3^n is composed of butterflies: at the least, each of its vertices lies in one.',
    pt: 'Para todo n >= 2, L_3^n é composto por borboletas: no mínimo, cada um de seus vértices está em uma.',
  },
  departs: {
    en: 'For n >= 4 every vertex lies in a butterfly, but not every edge: one between states that differ by a move from p0 to p1 over a full p2 lies in no triangle. For n = 2 with capacities 3, 2, 1 two butterflies that share nothing hold all 10 vertices, and 2 edges join them. For n = 3 no sense holds.',
    pt: 'Para n >= 4, todo vértice está em uma borboleta, mas não toda aresta: uma aresta entre estados que diferem por um movimento de p_0 para p_1, com p_2 cheio, não está em nenhum triângulo. Para n = 2 com capacidades 3, 2, 1, duas borboletas disjuntas contêm todos os 10 vértices, e 2 arestas as unem. Para n = 3, a afirmação não vale em nenhum sentido.',
  },
  towers: ['london'],
  recorded: 'fails',
  check: (effort) => check(effort === 'quick' ? 5 : 6),
  erratum: {
    where: {
      en: 'Section 4.3.2, Proposition 4, last property',
      pt: 'Seção 4.3.2, Proposição 4, última propriedade',
    },
    printed: {
      en: 'L_3^n is composed of butterfly subgraphs.',
      pt: 'L_3^n é composto por subgrafos borboleta.',
    },
    sure: {
      en: '"Composed of" was tried in every sense that we could find; for n = 3 none holds. The claim stands again in section 6.3.',
      pt: 'A expressão "composto por" foi tomada em todos os sentidos que encontramos; para n = 3, nenhum vale. A afirmação reaparece na seção 6.3.',
    },
    counterexample: {
      en: ({ two, three, ...london2 }) =>
        `${notOfButterflies(twoBallsInWords(london2), two)}; ${notOfButterflies('L_3^3', three)}`,
      pt: ({ three }) =>
        `L_3^3 tem ${three.butterflies} borboletas, e ${three.loose} de seus ${three.order} vértices não estão em nenhuma: ${three.vertex} não está em nenhum triângulo, pois seus vizinhos são ${three.neighbors.join(' e ')}, que não são adjacentes.`,
    },
    found: {
      pt: ({ most }) =>
        `Para n = 2 a ${most}: borboletas a partir da lista de triângulos e dos vizinhos de cada estado, um a um, pelas regras.`,
    },
  },
} satisfies Item<Case>;
