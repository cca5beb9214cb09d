import { residueColoring } from '@manaus/graph';
import { edgeColoringFigure } from '@manaus/plot';
import type { FigureItem } from '../../check/index.js';
import { colorNames, drawnStands } from '../evidence/drawn-coloring.js';

export default {
  id: 'carvalho2013/figure-1.1',
  statement: {
    en: 'K_5 has a coloring of its 10 edges in two colors without a triangle of one color: the one drawn.',
    pt: 'K_5 tem uma coloração das suas 10 arestas em duas cores sem triângulo de uma só cor: a desenhada.',
  },
  departs: {
    en: 'The drawing of the print is lost; with two colors only one is possible, up to renaming, and it is drawn from the squares modulo 5.',
    pt: 'O desenho do impresso se perdeu; com duas cores só uma é possível, a menos de renomeação, e é desenhada a partir dos quadrados módulo 5.',
  },
  caption:
    'K_5 in two colors without a triangle of one color: red joins points that differ by a square modulo 5',
  uses: ['carvalho2013/figure-1.1-k5'],
  rebuilt: true,
  recorded: 'holds',
  figure: () =>
    edgeColoringFigure({
      title: 'K₅ without a triangle of one color',
      coloring: residueColoring(5),
      labels: ['0', '1', '2', '3', '4'],
      names: colorNames.slice(0, 2),
      size: 460,
    }),
  check: () =>
    drawnStands(5, [5, 5], {
      en: 'the drawn coloring, by its verifier and by its ten triangles; and one found by search',
      pt: 'a coloração desenhada, pelo seu verificador e pelos seus dez triângulos; e uma encontrada por busca',
    }),
} satisfies FigureItem;
