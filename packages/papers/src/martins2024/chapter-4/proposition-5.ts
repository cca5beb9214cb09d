import { oxford } from '@manaus/core';
import {
  atBorder,
  type Finding,
  general,
  type Item,
  range,
  type Words,
  withValues,
} from '../../check/index.js';
import { oxfordStructure, type Structure } from '../evidence/structure.js';
import { storedTower } from '../evidence/towers.js';

type Case = {
  readonly discs: number;
  readonly vertices: number;
  readonly butterflies: number;
  readonly loose: number;
  readonly triangle: readonly string[];
  readonly most: number;
};

const checkedFor = (most: number): Words => ({
  en: `n = 1 to ${most}: components by two searches, planarity by a verified certificate and by the minor K_{3,3} carried by the plain rules, butterflies from triangles and from the neighbors of each state`,
  pt: `n = 1 a ${most}: os componentes por duas buscas, a planaridade por um certificado verificado e pelo menor K_{3,3} levado pelas regras, as borboletas a partir dos triângulos e dos vizinhos de cada estado`,
});

/** The weakest sense of being composed of butterflies: each vertex lies in one. */
const composed = (most: number, least: number) =>
  general<number, Structure>({
    checked: checkedFor(most),
    instances: range(least, most),
    stated: (n) => ({ simple: true, components: 1, loose: [], ...(n >= 3 && { planar: false }) }),
    methods: oxfordStructure,
  });

const check = (most: number): Finding<Case> =>
  withValues(
    atBorder(composed(most, 1), composed(most, 2)),
    ({ instance: discs, computed: { order: vertices, butterflies, loose } }) => ({
      discs,
      vertices,
      butterflies,
      loose: loose.length,
      triangle: storedTower(oxford(discs)).labels,
      most,
    }),
  );

export default {
  id: 'martins2024/proposition-5',
  statement: {
    en: 'For every n >= 1, O_3^n is simple, connected and composed of butterflies (at the least, each of its vertices lies in one), and not planar for n >= 3.',
    pt: 'Para todo n >= 1, O_3^n é simples, conexo e composto por borboletas (no mínimo, cada um de seus vértices está em uma), e não é planar para n >= 3.',
  },
  departs: {
    en: 'In the range checked it holds for n >= 2, and in a stronger sense: every edge lies in a butterfly, and the edges are those of butterflies of which no two share an edge. The vertices are not those of butterflies that share no vertex: O_3^2 has 12.',
    pt: 'Nos casos examinados vale para n >= 2, e em um sentido mais forte: toda aresta está em uma borboleta, e as arestas são as de borboletas que, duas a duas, não têm aresta em comum. Os vértices não são os de borboletas disjuntas: O_3^2 tem 12.',
  },
  towers: ['oxford'],
  uses: ['martins2024/theorem-3'],
  recorded: 'fails',
  border: true,
  check: (effort) => check(effort === 'quick' ? 5 : 6),
  erratum: {
    certainty: 'reading',
    where: { en: 'Section 4.4.3, Proposition 5', pt: 'Seção 4.4.3, Proposição 5' },
    printed: {
      en: 'O_3^n is a simple undirected graph, not planar (n >= 3), connected, and composed of butterfly subgraphs.',
      pt: 'O_3^n é um grafo simples, não direcionado, não planar (n >= 3), conexo e composto por subgrafos borboleta.',
    },
    sure: {
      en: 'A border case only: the proposition names no bound for n, and its text begins with n = 1. From n = 2 on it holds in the range checked.',
      pt: 'É apenas um caso limite: a proposição não restringe n, e o texto que a fundamenta começa com n = 1. A partir de n = 2, ela vale nos casos examinados.',
    },
    counterexample: {
      en: ({ discs, vertices, butterflies, loose, triangle }) =>
        `O_3^${discs} has ${vertices} vertices and ${butterflies} butterflies, which need 5 vertices each: ${loose} of its vertices lie in none (it is the triangle ${triangle.join(', ')})`,
      pt: ({ discs, vertices, butterflies, triangle }) =>
        `O_3^${discs} tem ${vertices} vértices e ${butterflies} borboletas, que precisariam de 5 vértices cada uma: é o triângulo ${triangle.join(', ')}.`,
    },
    found: {
      pt: ({ most }) =>
        `Para n = 1 a ${most}: componentes por duas buscas; planaridade por certificados conferidos à parte e por um menor K_{3,3}, seguido pelas regras; borboletas a partir dos triângulos e dos vizinhos de cada estado.`,
    },
  },
} satisfies Item<Case>;
