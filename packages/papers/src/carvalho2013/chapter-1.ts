import { residueColoring } from '@manaus/graph';
import { edgeColoringFigure } from '@manaus/plot';
import { type Checks, finite, range, upTo } from '../check/index.js';
import { colorNames, drawnStands } from './evidence/drawn-coloring.js';
import { searchedColoring, threes, triangleFree } from './evidence/ramsey.js';
import { residuesEscape, searchRefutes, stepsRefute } from './evidence/seventeen.js';

export default {
  'proposition-1.1.3/more-points': upTo<boolean>({ from: 6, quick: 8, full: 12 }, (most) => ({
    checked: {
      en: `v = 6 to ${most}: a complete search of colorings without such a triangle, and all colorings of the first six points, which K_v contains`,
      pt: `v = 6 a ${most}: uma busca completa de colorações sem tal triângulo, e todas as colorações dos seis primeiros pontos, que K_v contém`,
    },
    stated: () => true,
    methods: {
      'a complete search': (points) => searchedColoring(points, threes(2)) === null,
      'all colorings of six of the points': (points) =>
        points >= 6 && triangleFree(6, 2).length === 0,
    },
  })),

  'ramsey-3-3': () =>
    finite<number, boolean>({
      checked: {
        en: `all colorings of K_1 to K_6, of which ${range(1, 6)
          .map((points) => triangleFree(points, 2).length)
          .join(', ')} have no such triangle; and a search, its colorings verified`,
        pt: `todas as colorações de K_1 a K_6, das quais ${range(1, 6)
          .map((points) => triangleFree(points, 2).length)
          .join(', ')} não têm tal triângulo; e uma busca, com as suas colorações verificadas`,
      },
      instances: range(1, 6),
      stated: (points) => points < 6,
      methods: {
        'all colorings': (points) => triangleFree(points, 2).length > 0,
        'a complete search': (points) => searchedColoring(points, threes(2)) !== null,
      },
    }),

  'ramsey-3-3-3': () =>
    finite<number, boolean>({
      checked: {
        en: 'K_16 colored by the cubic residues of the field of 16 elements, verified, and no closed walk of length 3 in one color, and by a search; K_17 refuted by a complete search, and by 6 edges of one color at a point with all colorings of K_6 on their ends',
        pt: 'K_16 colorido pelos resíduos cúbicos do corpo de 16 elementos, verificado, sem passeio fechado de comprimento 3 em uma só cor, e por uma busca; K_17 refutado por uma busca completa, e por 6 arestas de uma cor em um ponto, com todas as colorações de K_6 nas suas pontas',
      },
      instances: [16, 17],
      stated: (points) => points === 16,
      methods: {
        'a complete search': (points) =>
          points === 16 ? searchedColoring(16, threes(3)) !== null : !searchRefutes(),
        'closed walks in the coloring by residues, and the steps of the argument': (points) =>
          points === 16 ? residuesEscape() : !stepsRefute(),
      },
    }),

  'figure-1.1': {
    figure: (language) =>
      edgeColoringFigure({
        title: 'K₅ without a triangle of one color',
        coloring: residueColoring(5),
        labels: ['0', '1', '2', '3', '4'],
        names: colorNames.slice(0, 2),
        size: 460,
        language,
      }),
    check: () =>
      drawnStands(5, [5, 5], {
        en: 'the drawn coloring, by its verifier and by its ten triangles; and one found by search',
        pt: 'a coloração desenhada, pelo seu verificador e pelos seus dez triângulos; e uma encontrada por busca',
      }),
  },
} satisfies Checks;
