import { conjunction, finite, type Item, range } from '../../check/index.js';
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

const count = (points: number): Free => {
  const found = triangleFree(points, 2).length;
  return { exist: found > 0, count: found };
};

const checked = {
  en: 'all 1024 colorings, of which 12 have none, all with two edges of each color at each point; and a search, verified',
  pt: 'todas as 1024 colorações, das quais 12 não têm nenhum, todas com duas arestas de cada cor em cada ponto; e uma busca, verificada',
};

export default {
  id: 'carvalho2013/figure-1.1-k5',
  statement: {
    en: 'Among the 2^10 colorings of the edges of K_5 in two colors, some have no triangle of one color.',
    pt: 'Entre as 2^10 colorações das arestas de K_5 em duas cores, algumas não têm triângulo de uma só cor.',
  },
  departs: {
    en: 'There are 12, one pentagon each: all are the same up to renaming the points and the colors.',
    pt: 'São 12, cada uma um pentágono: todas são iguais a menos da renomeação dos pontos e das cores.',
  },
  recorded: 'holds',
  check: () =>
    conjunction<unknown>(
      finite<number, Free>({
        checked,
        instances: [5],
        stated: () => ({ exist: true, count: 12 }),
        methods: {
          'all colorings': count,
          'two edges of each color at each point': (points) => ({ count: pentagons(points) }),
          'a complete search': (points) => ({
            exist: searchedColoring(points, threes(2)) !== null,
          }),
        },
      }),
      drawnStands(5, [5, 5], { en: 'the drawn one, verified', pt: 'a desenhada, verificada' }),
    ),
} satisfies Item;
