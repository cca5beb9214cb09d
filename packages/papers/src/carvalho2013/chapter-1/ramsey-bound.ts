import { type Checks, general, range } from '../../check/index.js';
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
  'ramsey-bound': () =>
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
} satisfies Checks;
