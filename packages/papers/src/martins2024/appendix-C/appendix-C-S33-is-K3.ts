import { type Csr, completeGraph, size } from '@manaus/graph';
import {
  type Finding,
  finite,
  type Item,
  misprint,
  range,
  requireHolds,
  withValues,
} from '../../check/index.js';
import { areIsomorphic } from '../../shared/hanoi-graph.js';
import { byGluing, byLibrary } from '../evidence/sierpinski.js';

/** The order of S_3^level, and whether it is K_3. */
type Facts = { readonly order: number; readonly isTriangle: boolean };

/** The orders of S_3^3, of the parts it is made of, and of K_3; the level that is K_3. */
type Case = {
  readonly order: number;
  readonly part: number;
  readonly vertices: number;
  readonly level: number;
};

/** Three vertices, each two of them joined. */
const hasThree = (graph: Csr): boolean => graph.order === 3 && size(graph) === 3;

const claim = {
  checked: {
    en: 'the Sierpinski triangle graphs of level 1 to 5 against K_3 by isomorphism, and their orders by the construction',
    pt: 'os grafos do triângulo de Sierpinski dos níveis 1 a 5 comparados com K_3 por isomorfismo, e as suas ordens pela construção',
  },
  methods: {
    'the library, by isomorphism with K_3': (level: number): Facts => ({
      order: byLibrary(level).order,
      isTriangle: areIsomorphic(byLibrary(level), completeGraph(3)),
    }),
    'the construction, by order and size': (level: number): Facts => ({
      order: byGluing(level).order,
      isTriangle: hasThree(byGluing(level)),
    }),
  },
};

/** Of the levels from 1 on only the first is K_3; three copies share three corners. */
const levels = () =>
  finite<number, Facts>({
    ...claim,
    instances: range(1, 5),
    stated: (level) => ({ order: orderOf(level), isTriangle: level === 1 }),
  });

const orderOf = (level: number): number => (level === 1 ? 3 : 3 * orderOf(level - 1) - 3);

const first = (level: number) =>
  finite<number, Facts>({ ...claim, instances: [level], stated: () => ({ isTriangle: true }) });

function check(): Finding<Case> {
  requireHolds(levels());
  return withValues(misprint(first(3), first(1)), ({ instance, computed: { order } }) => ({
    order,
    part: orderOf(instance - 1),
    vertices: completeGraph(3).order,
    level: 1,
  }));
}

export default {
  id: 'martins2024/appendix-C/S33-is-K3',
  statement: {
    en: 'The first Sierpinski triangle graph is S_3^3, and it is isomorphic to K_3.',
    pt: 'O primeiro grafo do Triângulo de Sierpinski é S_3^3, e é isomorfo a K_3.',
  },
  departs: {
    en: 'The first graph is S_3^1, from which S_3^n is built by three copies of S_3^{n-1}; it is isomorphic to K_3.',
    pt: 'O primeiro grafo é S_3^1, a partir do qual S_3^n se constrói com três cópias de S_3^(n-1); ele é isomorfo a K_3.',
  },
  recorded: 'misprint',
  check,
  erratum: {
    certainty: 'transcription',
    where: {
      en: 'Appendix C, paragraph on the Sierpinski triangle graphs',
      pt: 'Apêndice C, parágrafo sobre os grafos do Triângulo de Sierpinski',
    },
    printed: {
      en: 'The first Sierpinski triangle graph, S_3^3, is isomorphic to K_3.',
      pt: 'O primeiro grafo do Triângulo de Sierpinski, S_3^3, é isomorfo a K_3.',
    },
    sure: {
      en: 'One exponent: a slip of the print, or possibly of the transcription only.',
      pt: 'É um único expoente: um lapso da impressão ou, talvez, apenas da transcrição.',
    },
    counterexample: {
      en: ({ order, part, vertices, level }) =>
        `S_3^3, made of three S_3^2 of ${part} vertices, has 3 * ${part} - 3 = ${order} vertices, K_3 has ${vertices}; printed S_3^3, computed S_3^${level}`,
      pt: ({ order, part, vertices }) =>
        `S_3^3, formado por três S_3^2 de ${part} vértices, tem 3 * ${part} - 3 = ${order} vértices; K_3 tem ${vertices}.`,
    },
    found: {
      pt: () =>
        'Os grafos do Triângulo de Sierpinski de nível 1 a 5 comparados com K_3 por isomorfismo, e suas ordens, pela construção.',
    },
  },
} satisfies Item<Case>;
