import { spernerLabels, type TriangulationFault, triangulationFault } from '@manaus/graph';
import { type Checks, finite } from '../../check/index.js';
import { exampleOfOurs } from '../../shared/figures/unchecked.js';
import { byEdges, byLabels, type Labeled } from '../evidence/sperner.js';
import { drawLabeled, example } from '../figures/sperner.js';

const { board, labels } = example;

/** The conditions on a labeling, and the claim of the lemma about it. */
type Shown = {
  readonly fault: TriangulationFault | null;
  readonly forbidden: number;
  readonly odd: boolean;
};

export default {
  'figure-1.3': exampleOfOurs(
    (language) => drawLabeled(language, board, labels, 'A labeling that the lemma allows'),
    () =>
      finite<Labeled, Shown>({
        checked: {
          en: 'the triangulation, every label, and the number of triangles with three labels',
          pt: 'a triangulação, cada rótulo e o número de triângulos com os três rótulos',
        },
        instances: [{ triangulation: board, labels }],
        stated: () => ({ fault: null, forbidden: 0, odd: true }),
        methods: {
          'the labels of each triangle': (each) => ({
            fault: triangulationFault(each.triangulation, 'edge to edge'),
            forbidden: labels.filter((label, point) => board.points[point][label] === 0).length,
            odd: byLabels(each).length % 2 === 1,
          }),
          'edges with labels 0 and 1': (each) => ({
            forbidden: board.points.filter(
              (place, point) => !spernerLabels(place).includes(labels[point]),
            ).length,
            odd: byEdges(each).length % 2 === 1,
          }),
        },
      }),
  ),
} satisfies Checks;
