import { type Item, until, upTo } from '../../check/index.js';
import { countedPaths, type Longest, pathsByParts } from '../evidence/paths.js';

export default {
  id: 'hanoi2012/longest-path',
  statement: {
    en: 'For every n >= 1 there is exactly one longest path from all discs on A to all discs on C that repeats no state, and it goes through all 3^n states.',
    pt: 'Para todo n >= 1 há exatamente um caminho mais longo de todos os discos em A a todos os discos em C que não repete estado, e ele passa por todos os 3^n estados.',
  },
  departs: {
    en: 'Said for one and for two discs, asked for all.',
    pt: 'Afirmado para um e para dois discos, perguntado para todos.',
  },
  uses: ['hanoi2012/graph-construction', 'hanoi2012/worst-recursive'],
  recorded: 'holds-in-range',
  check: upTo<Longest>({ from: 1, quick: 6, full: 8 }, (most) => ({
    checked: {
      en: `all paths without a repeated state between any two corners, n = 1 to 3; for n = 1 to ${most} part by part: three parts joined by one line each, so every path through all states crosses them in the order A, B, C, from corner to corner`,
      pt: `todos os caminhos sem estado repetido entre dois cantos quaisquer, n = 1 a 3; para n = 1 a ${most}, parte a parte: três partes ligadas por uma linha cada, de modo que todo caminho por todos os estados as atravessa na ordem A, B, C, de canto a canto`,
    },
    stated: (n) => ({ moves: 3 ** n - 1, paths: 1, corners: [1, 1, 1, 1, 1, 1] }),
    methods: {
      'all paths without a repeated state': until(3, countedPaths),
      'part by part': pathsByParts,
    },
  })),
} satisfies Item;
