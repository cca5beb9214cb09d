import { residueColoring } from '@manaus/graph';
import { edgeColoringFigure, smallMultiples, type Tongue } from '@manaus/plot';
import type { Checks } from '../../check/index.js';
import { colorNames, drawnStands } from '../evidence/drawn-coloring.js';

const sixteen = residueColoring(16);
const panel = (language: Tongue, title: string, only?: number) =>
  edgeColoringFigure({
    title,
    coloring: sixteen,
    labels: sixteen.map((_, element) => String(element)),
    only,
    names: only === undefined ? colorNames : undefined,
    size: 424,
    language,
  });

export default {
  'figure-1.2': {
    figure: (language) =>
      smallMultiples(
        [
          panel(language, 'All 120 edges'),
          ...colorNames.map((name, color) => panel(language, `40 edges ${name}`, color)),
        ],
        {
          title: 'K₁₆ without a triangle of one color',
          subtitle:
            'points are the elements of the field of 16; the color of xy is the class of x − y modulo cubes',
          columns: 2,
          language,
        },
      ),
    check: () =>
      drawnStands(16, [40, 40, 40], {
        en: 'the drawn coloring, by its verifier and by its 560 triangles; and one found by search',
        pt: 'a coloração desenhada, pelo seu verificador e pelos seus 560 triângulos; e uma encontrada por busca',
      }),
  },
} satisfies Checks;
