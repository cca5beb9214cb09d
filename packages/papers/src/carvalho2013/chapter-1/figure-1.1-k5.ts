import { type Checks, conjunction, finite, range } from '../../check/index.js';
import { drawnStands } from '../evidence/drawn-coloring.js';
import {
  completeParts,
  edgesAt,
  numberIn,
  searchedColoring,
  threes,
  triangleFree,
} from '../evidence/ramsey.js';

/** The colorings of K_5 without a triangle of one color: whether there are any, and how many. */
type Free = { readonly exist: boolean; readonly count: number };

/** Two edges of each color at each point, which makes a pentagon of each. */
function pentagons(points: number): number {
  const { edges } = completeParts(points);
  const at = range(0, points - 1).map((point) => edgesAt(edges, point));
  const all = range(0, 2 ** edges.length - 1);
  return all.filter((red) => at.every((own) => numberIn(red, own) === 2)).length;
}

const checked = {
  en: 'all 1024 colorings, of which 12 have none, all with two edges of each color at each point; and a search, verified',
  pt: 'todas as 1024 colorações, das quais 12 não têm nenhum, todas com duas arestas de cada cor em cada ponto; e uma busca, verificada',
};

export default {
  'figure-1.1-k5': () =>
    conjunction<unknown>(
      finite<number, Free>({
        checked,
        instances: [5],
        stated: () => ({ exist: true, count: 12 }),
        methods: {
          'all colorings': (points) => {
            const found = triangleFree(points, 2).length;
            return { exist: found > 0, count: found };
          },
          'two edges of each color at each point': (points) => ({ count: pentagons(points) }),
          'a complete search': (points) => ({
            exist: searchedColoring(points, threes(2)) !== null,
          }),
        },
      }),
      drawnStands(5, [5, 5], { en: 'the drawn one, verified', pt: 'a desenhada, verificada' }),
    ),
} satisfies Checks;
