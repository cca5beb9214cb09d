import { spernerLabels, type TriangulationFault, triangulationFault } from '@manaus/graph';
import { finite } from '../../check/index.js';
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

export default exampleOfOurs(
  {
    id: 'carvalho2013/figure-1.3',
    statement: {
      en: 'Some labeling of the points of a triangulation obeys the two conditions of Sperner’s lemma.',
      pt: 'Alguma rotulação dos pontos de uma triangulação obedece às duas condições do lema de Sperner.',
    },
    departs: {
      en: 'The triangulation and the labels of the print are lost: an example of ours is drawn, its triangles with three labels filled.',
      pt: 'A triangulação e os rótulos do impresso se perderam: desenha-se um exemplo nosso, com os triângulos de três rótulos preenchidos.',
    },
    caption:
      'A labeling of a triangulation that Sperner’s lemma allows (an example of ours); the triangles with three labels are filled',
    uses: ['carvalho2013/lemma-1.2.1-sperner'],
    figure: () => drawLabeled(board, labels, 'A labeling that the lemma allows'),
  },
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
);
