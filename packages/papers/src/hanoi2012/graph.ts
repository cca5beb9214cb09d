import { type Checks, until, upTo } from '../check/index.js';
import {
  type Construction,
  construction,
  countedPaths,
  type Longest,
  movedLines,
  pathsByParts,
  statedConstruction,
  storedLines,
} from './evidence/paths.js';

export default {
  'longest-path': upTo<Longest>({ from: 1, quick: 6, full: 8 }, (most) => ({
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

  'graph-construction': upTo<Construction>({ from: 1, quick: 6, full: 8 }, (most) => ({
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
} satisfies Checks;
