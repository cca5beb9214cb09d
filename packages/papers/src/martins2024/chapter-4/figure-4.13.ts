import { oxford, type TowerRules } from '@manaus/core';
import { connectedComponents } from '@manaus/graph';
import { conjunction, type FigureItem, finite, onCertificate } from '../../check/index.js';
import { graphsFigure } from '../../shared/figures/tower-figures.js';
import { type GraphFacts, graphMethods } from '../../shared/tower-graph.js';
import { drawingOf, isDrawing, type Rotation } from '../evidence/planar-drawing.js';
import { plainComponents, plainTower, storedTower } from '../evidence/towers.js';

const two = oxford(2);
const three = oxford(3);

type Shape = { readonly planar: boolean; readonly components: number };

const inStoredGraph = (rules: TowerRules, drawing: Rotation | null): Shape => ({
  planar: drawing !== null,
  components: connectedComponents(storedTower(rules).graph).sizes.length,
});

const byPlainRules = (rules: TowerRules, drawing: Rotation | null): Shape => ({
  planar: drawing !== null && isDrawing(plainTower(rules), drawing),
  components: plainComponents(plainTower(rules)).length,
});

/** The stored graph gives a drawing, and the plain rules verify it. */
const shape = () =>
  finite<TowerRules, Shape>({
    checked: {
      en: 'A drawing of O_3^2 without crossings, verified by Euler’s formula; its components',
      pt: 'Um desenho de O_3^2 sem cruzamentos, verificado pela fórmula de Euler; os seus componentes',
    },
    instances: [two],
    stated: () => ({ planar: true, components: 1 }),
    methods: onCertificate(
      (rules) => drawingOf(storedTower(rules)),
      ['a drawing of the stored graph', inStoredGraph],
      ['the drawing verified by the plain rules', byPlainRules],
    ),
  });

export default {
  id: 'martins2024/figure-4.13',
  statement: {
    en: 'O_3^2 has order 12, is planar and connected, and has 6 vertices of degree 2 and 6 of degree 4; O_3^3 has order 60, with 18 vertices of degree 2, 36 of degree 4 and 6 of degree 6.',
    pt: 'O_3^2 tem ordem 12, é planar e conexo e tem 6 vértices de grau 2 e 6 de grau 4; O_3^3 tem ordem 60, com 18 vértices de grau 2, 36 de grau 4 e 6 de grau 6.',
  },
  caption: 'Graphs of the Tower of Oxford O_3^2 and O_3^3',
  towers: ['oxford'],
  uses: ['martins2024/theorem-2'],
  recorded: 'holds',
  figure: () => graphsFigure([two, three], 'Graphs of the Tower of Oxford'),
  check: () =>
    conjunction<unknown>(
      finite<TowerRules, GraphFacts>({
        checked: {
          en: 'order and degrees of both graphs built in two ways and by every arrangement',
          pt: 'ordem e graus dos dois grafos construídos de duas maneiras e por todos os arranjos',
        },
        instances: [two, three],
        stated: ({ discs }): Partial<GraphFacts> =>
          discs === 2
            ? { order: 12, degrees: { 2: 6, 4: 6 } }
            : { order: 60, degrees: { 2: 18, 4: 36, 6: 6 } },
        methods: graphMethods,
      }),
      shape(),
    ),
} satisfies FigureItem;
