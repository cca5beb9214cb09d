import { residueColoring } from '@manaus/graph';
import { edgeColoringFigure, smallMultiples } from '@manaus/plot';
import type { FigureItem } from '../../check/index.js';
import { colorNames, drawnStands } from '../evidence/drawn-coloring.js';

const sixteen = residueColoring(16);
const panel = (title: string, only?: number) =>
  edgeColoringFigure({
    title,
    coloring: sixteen,
    labels: sixteen.map((_, element) => String(element)),
    only,
    names: only === undefined ? colorNames : undefined,
    size: 424,
  });

export default {
  id: 'carvalho2013/figure-1.2',
  statement: {
    en: 'K_16 has a coloring of its 120 edges in three colors without a triangle of one color: the one drawn.',
    pt: 'K_16 tem uma coloração das suas 120 arestas em três cores sem triângulo de uma só cor: a desenhada.',
  },
  departs: {
    en: 'The drawing of the print is lost; ours takes the cubic residues of the field of 16 elements.',
    pt: 'O desenho do impresso se perdeu; o nosso usa os resíduos cúbicos do corpo de 16 elementos.',
  },
  caption: 'K_16 in three colors without a triangle of one color, and each color alone',
  uses: ['carvalho2013/ramsey-3-3-3'],
  rebuilt: true,
  recorded: 'holds',
  figure: () =>
    smallMultiples(
      [
        panel('All 120 edges'),
        ...colorNames.map((name, color) => panel(`40 edges ${name}`, color)),
      ],
      {
        title: 'K₁₆ without a triangle of one color',
        subtitle:
          'points are the elements of the field of 16; the color of xy is the class of x − y modulo cubes',
        columns: 2,
      },
    ),
  check: () =>
    drawnStands(16, [40, 40, 40], {
      en: 'the drawn coloring, by its verifier and by its 560 triangles; and one found by search',
      pt: 'a coloração desenhada, pelo seu verificador e pelos seus 560 triângulos; e uma encontrada por busca',
    }),
} satisfies FigureItem;
