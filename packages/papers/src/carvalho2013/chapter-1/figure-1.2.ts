import { residueColouring } from '@manaus/graph';
import { edgeColoringFigure, smallMultiples } from '@manaus/plot';
import type { FigureItem } from '../../check/index.js';
import { colourNames, drawnStands } from '../evidence/drawn-colouring.js';

const sixteen = residueColouring(16);
const panel = (title: string, only?: number) =>
  edgeColoringFigure({
    title,
    coloring: sixteen,
    labels: sixteen.map((_, element) => String(element)),
    only,
    names: only === undefined ? colourNames : undefined,
    size: 424,
  });

const item: FigureItem = {
  id: 'carvalho2013/figure-1.2',
  kind: 'figure',
  statement: {
    en: 'K_16 has a colouring of its 120 edges in three colours without a triangle of one colour: the one drawn.',
    pt: 'K_16 tem uma coloração das suas 120 arestas em três cores sem triângulo de uma só cor: a desenhada.',
  },
  departs: {
    en: 'The drawing of the print is lost; ours takes the cubic residues of the field of 16 elements.',
    pt: 'O desenho do impresso se perdeu; o nosso usa os resíduos cúbicos do corpo de 16 elementos.',
  },
  caption: 'K_16 in three colours without a triangle of one colour, and each colour alone',
  uses: ['carvalho2013/ramsey-3-3-3'],
  recorded: 'holds',
  figure: () =>
    smallMultiples(
      [
        panel('All 120 edges'),
        ...colourNames.map((name, colour) => panel(`40 edges ${name}`, colour)),
      ],
      {
        title: 'K₁₆ without a triangle of one colour',
        subtitle:
          'points are the elements of the field of 16; the colour of xy is the class of x − y modulo cubes',
        columns: 2,
      },
    ),
  check: () =>
    drawnStands(
      16,
      [40, 40, 40],
      'the drawn colouring, by its verifier and by its 560 triangles; and one found by search',
    ),
};
export default item;
