import { hanoiDistance } from '@manaus/core';
import { type Checks, upTo } from '../../check/index.js';
import { allPegs, toStack, tower } from '../evidence/iterative.js';

/** The largest distance to all discs on C, and that of all discs on A. */
type Distances = { readonly most: number; readonly fromStack: number };

const withoutSearch = (discs: number, pegs: readonly number[]): number =>
  Number(hanoiDistance(pegs, tower(discs).fill(2)).moves);

export default {
  'max-distance': upTo<Distances>({ from: 1, quick: 9, full: 11 }, (most) => ({
    checked: {
      en: `the distances of all states by search, n = 1 to ${most}, and without search to n = 8; that of the start without search to n = ${most}`,
      pt: `as distâncias de todos os estados por busca, n = 1 a ${most}, e sem busca até n = 8; a do início sem busca até n = ${most}`,
    },
    stated: (n) => ({ most: 2 ** n - 1, fromStack: 2 ** n - 1 }),
    methods: {
      'by search': (n) => {
        const { distance } = toStack(n);
        return {
          most: distance.reduce((most, value) => Math.max(most, value), 0),
          fromStack: distance[0],
        };
      },
      'without search': (n) => ({
        fromStack: withoutSearch(n, tower(n)),
        ...(n <= 8 && {
          most: allPegs(n).reduce((most, pegs) => Math.max(most, withoutSearch(n, pegs)), 0),
        }),
      }),
    },
  })),
} satisfies Checks;
