import { type Csr, completeGraph, size } from '@manaus/graph';
import {
  type Checks,
  type Finding,
  finite,
  type ItemCheck,
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
  'appendix-C/S33-is-K3': {
    check,
  } satisfies ItemCheck<Case>,
} satisfies Checks;
