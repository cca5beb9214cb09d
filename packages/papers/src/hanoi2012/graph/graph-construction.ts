import { type Item, upTo } from '../../check/index.js';
import {
  type Construction,
  construction,
  movedLines,
  statedConstruction,
  storedLines,
} from '../evidence/paths.js';

export default {
  id: 'hanoi2012/graph-construction',
  statement: {
    en: 'For every n >= 1, the graph of order n consists of three graphs of order n - 1, one for each peg of disc n, joined pairwise by three lines, which are moves of disc n (order 0 is one point).',
    pt: 'Para todo n >= 1, o grafo de ordem n se compõe de três grafos de ordem n - 1, um para cada pino do disco n, ligados dois a dois por três linhas, que são jogadas do disco n (o de ordem 0 é um ponto).',
  },
  uses: ['hanoi2012/states'],
  recorded: 'proved',
  check: upTo<Construction>({ from: 1, quick: 6, full: 8 }, (most) => ({
    checked: {
      en: `the lines of the library’s graph and the moves by the rules, split by the peg of disc n, against those of n - 1 discs, n = 1 to ${most}`,
      pt: `as linhas do grafo da biblioteca e os movimentos pelas regras, separados pelo pino do disco n, comparados com os de n - 1 discos, n = 1 a ${most}`,
    },
    stated: statedConstruction,
    methods: {
      'lines of the library’s graph': (n) => construction(storedLines, n),
      'moves by the rules on numbers': (n) => construction(movedLines, n),
    },
  })),
} satisfies Item;
