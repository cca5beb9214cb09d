import { formatLabel } from '@manaus/core';
import { type Checks, range, upTo } from '../../check/index.js';
import { labelsWhere, type ManausState, onStates } from '../evidence/manaus.js';

/**
 * Discs 1 and 2 off p2, all others on it: the four states, those on the pegs that the proof names
 * first.
 */
function states(discs: number): { bad: string[]; good: string[] } {
  const rest = range(3, discs);
  const [even, odd] = [
    [
      [[1], [2], rest],
      [[], [1, 2], rest],
    ],
    [
      [[2], [1], rest],
      [[1, 2], [], rest],
    ],
  ].map((list) => list.map((state) => formatLabel(state)).sort());
  return discs % 2 === 0 ? { bad: even, good: odd } : { bad: odd, good: even };
}

/** Discs 1 and 2 off p2, all others on it. */
const areTwoOut = ({ pegOf }: ManausState): boolean =>
  pegOf.every((peg, i) => (peg === 2) === i >= 2);

export default {
  'theorem-5/smallest-discs': upTo({ from: 3, quick: 8, full: 12 }, (most) => ({
    checked: {
      en: `the four states with discs 3 to n on p2, n = 3 to ${most}: by distances in the stored graph, and to n = 9 by playing backwards with the plain rules`,
      pt: `os quatro estados com os discos 3 a n em p2, n = 3 a ${most}: por distâncias no grafo armazenado, e até n = 9 jogando para trás pelas regras`,
    },
    stated: states,
    methods: onStates((all) => {
      const four = all.filter(areTwoOut);
      return {
        bad: labelsWhere(four, ({ good }) => !good).sort(),
        good: labelsWhere(four, ({ good }) => good).sort(),
      };
    }),
  })),
} satisfies Checks;
