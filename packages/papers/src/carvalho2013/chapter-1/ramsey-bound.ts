import { general, type Item, range } from '../../check/index.js';
import {
  leastLargest,
  triangleNumberBySearch,
  triangleNumberWithoutSearch,
} from '../evidence/seventeen.js';

/**
 * R_n and R_(n-1), and the edges of one color at a point, at least, if there are n (R_(n-1) - 1) +
 * 1.
 */
type Bound = { readonly here: number; readonly before: number; readonly atPoint: number };

const edgesAtPoint = (colors: number, before: number): number => colors * (before - 1) + 1;

function bySearch(colors: number): Bound {
  const before = triangleNumberBySearch(colors - 1);
  return {
    here: triangleNumberBySearch(colors),
    before,
    atPoint: leastLargest(edgesAtPoint(colors, before), colors),
  };
}

function withoutSearch(colors: number): Bound {
  const before = triangleNumberWithoutSearch(colors - 1);
  return {
    here: triangleNumberWithoutSearch(colors),
    before,
    atPoint: Math.ceil(edgesAtPoint(colors, before) / colors),
  };
}

export default {
  id: 'carvalho2013/ramsey-bound',
  statement: {
    en: 'With R_n = R(3, ..., 3) for n colors, R_n <= n (R_(n-1) - 1) + 2 for every n >= 1; for n = 1 this uses R_0.',
    pt: 'Com R_n = R(3, ..., 3) para n cores, R_n <= n (R_(n-1) - 1) + 2 para todo n >= 1; para n = 1 usa-se R_0.',
  },
  departs: {
    en: 'R_0 is not named in the work. Its definition, with no colors, gives R_0 = 2: the one point of K_1 needs no color, and the edge of K_2 cannot have one. With it, equality holds for n = 1, 2 and 3.',
    pt: 'O trabalho não menciona R_0. A definição, sem cores, dá R_0 = 2: o único ponto de K_1 não precisa de cor, e a aresta de K_2 não pode ter nenhuma. Com ele, vale a igualdade para n = 1, 2 e 3.',
  },
  uses: ['carvalho2013/ramsey-3-3', 'carvalho2013/ramsey-3-3-3'],
  recorded: 'proved',
  check: () =>
    general<number, Bound>({
      checked: {
        en: `n = 1 to 3, with R_0 to R_3 = ${range(0, 3).map(triangleNumberBySearch).join(', ')} found by search, and by all colorings and the steps of the argument; and the step of the argument, R_(n-1) edges of one color at a point, over all ways to part the edges`,
        pt: `n = 1 a 3, com R_0 a R_3 = ${range(0, 3).map(triangleNumberBySearch).join(', ')} encontrados por busca, e por todas as colorações e pelos passos do argumento; e o passo do argumento, R_(n-1) arestas de uma cor em um ponto, sobre todas as maneiras de repartir as arestas`,
      },
      instances: range(1, 3),
      satisfies: ({ here, before, atPoint }, colors) =>
        here <= colors * (before - 1) + 2 && atPoint >= before,
      methods: {
        'a complete search, and all ways to part the edges': bySearch,
        'all colorings, and the pigeonhole principle': withoutSearch,
      },
    }),
} satisfies Item;
