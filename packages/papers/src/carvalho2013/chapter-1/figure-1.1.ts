import { residueColouring } from '@manaus/graph';
import { edgeColoringFigure } from '@manaus/plot';
import type { FigureItem } from '../../check/index.js';
import { colourNames, drawnStands } from '../evidence/drawn-colouring.js';

export default {
  id: 'carvalho2013/figure-1.1',
  statement: {
    en: 'K_5 has a colouring of its 10 edges in two colours without a triangle of one colour: the one drawn.',
    pt: 'K_5 tem uma coloração das suas 10 arestas em duas cores sem triângulo de uma só cor: a desenhada.',
  },
  departs: {
    en: 'The drawing of the print is lost; with two colours only one is possible, up to renaming, and it is drawn from the squares modulo 5.',
    pt: 'O desenho do impresso se perdeu; com duas cores só uma é possível, a menos de renomeação, e é desenhada a partir dos quadrados módulo 5.',
  },
  caption:
    'K_5 in two colours without a triangle of one colour: red joins points that differ by a square modulo 5',
  uses: ['carvalho2013/figure-1.1-k5'],
  recorded: 'holds',
  figure: () =>
    edgeColoringFigure({
      title: 'K₅ without a triangle of one colour',
      coloring: residueColouring(5),
      labels: ['0', '1', '2', '3', '4'],
      names: colourNames.slice(0, 2),
      size: 460,
    }),
  check: () =>
    drawnStands(
      5,
      [5, 5],
      'the drawn colouring, by its verifier and by its ten triangles; and one found by search',
    ),
} satisfies FigureItem;
