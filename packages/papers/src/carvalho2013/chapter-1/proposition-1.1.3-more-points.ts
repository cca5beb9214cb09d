import { type Item, upTo } from '../../check/index.js';
import { searchedColoring, threes, triangleFree } from '../evidence/ramsey.js';

export default {
  id: 'carvalho2013/proposition-1.1.3/more-points',
  statement: {
    en: 'For every v >= 6, in each coloring of the edges of K_v in two colors some three points have their three edges in one color.',
    pt: 'Para todo v >= 6, em cada coloração das arestas de K_v em duas cores há três pontos cujas três arestas são de uma só cor.',
  },
  uses: ['carvalho2013/proposition-1.1.3'],
  recorded: 'holds-in-range',
  check: upTo<boolean>({ from: 6, quick: 8, full: 12 }, (most) => ({
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
} satisfies Item;
