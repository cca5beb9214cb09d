import { finite, type Item, range } from '../../check/index.js';
import { searchedColoring, threes, triangleFree } from '../evidence/ramsey.js';

export default {
  id: 'carvalho2013/ramsey-3-3',
  statement: {
    en: 'R(3,3) = 6: the edges of K_v can be colored in two colors without a triangle of one color for v = 1, ..., 5, and not for v = 6.',
    pt: 'R(3,3) = 6: as arestas de K_v podem ser coloridas em duas cores sem triângulo de uma só cor para v = 1, ..., 5, mas não para v = 6.',
  },
  uses: ['carvalho2013/proposition-1.1.3'],
  recorded: 'holds',
  check: () =>
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
} satisfies Item;
