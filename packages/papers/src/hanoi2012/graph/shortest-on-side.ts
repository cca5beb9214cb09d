import { pegsOfDiscs } from '@manaus/core';
import { hanoiCorners } from '@manaus/plot';
import { type Checks, upTo } from '../../check/index.js';
import { allPegs, lettersOf, rankOf, solution, toStack } from '../evidence/iterative.js';
import { recursive } from '../evidence/solution.js';

/**
 * The points of the right side, those that the shortest path passes, and how many of these are on
 * the side.
 */
type Side = { readonly side: number; readonly path: number; readonly onSide: number };

/** The side by the places of the drawing, the path by recursion. */
function byPlaces(discs: number): Side {
  const side = new Set(
    allPegs(discs)
      .filter((pegs) => hanoiCorners(pegs)[1] === 0)
      .map(lettersOf),
  );
  const path = recursive(discs).states.map((state) => lettersOf(pegsOfDiscs(state)));
  return {
    side: side.size,
    path: path.length,
    onSide: path.filter((state) => side.has(state)).length,
  };
}

/** A point of the side is as far from both of its ends as the side is long; the path by search. */
function byDistances(discs: number): Side {
  const [fromA, fromC] = [toStack(discs, 0).distance, toStack(discs).distance];
  const isOnSide = (rank: number) => fromA[rank] + fromC[rank] === 2 ** discs - 1;
  const { ranks } = solution(discs);
  return {
    side: allPegs(discs).filter((pegs) => isOnSide(rankOf(pegs))).length,
    path: ranks.length,
    onSide: ranks.filter(isOnSide).length,
  };
}

export default {
  'shortest-on-side': upTo<Side>({ from: 1, quick: 8, full: 10 }, (most) => ({
    checked: {
      en: `the points of the side by their drawn places and by their distances from its ends, the path by recursion and by search, n = 1 to ${most}`,
      pt: `os pontos do lado pelos seus lugares desenhados e pelas suas distâncias às pontas, o caminho por recursão e por busca, n = 1 a ${most}`,
    },
    stated: (n) => ({ side: 2 ** n, path: 2 ** n, onSide: 2 ** n }),
    methods: {
      'drawn places, the path by recursion': byPlaces,
      'distances, the path by search': byDistances,
    },
  })),
} satisfies Checks;
