import { oxford, type TowerRules } from '@manaus/core';
import { connectedComponents } from '@manaus/graph';
import { type Checks, conjunction, finite, onCertificate } from '../../check/index.js';
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
  'figure-4.13': {
    figure: (language) => graphsFigure(language, [two, three], 'Graphs of the Tower of Oxford'),
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
  },
} satisfies Checks;
