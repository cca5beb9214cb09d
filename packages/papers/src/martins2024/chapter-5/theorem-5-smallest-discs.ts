import { formatLabel } from '@manaus/core';
import { type Item, range, upTo } from '../../check/index.js';
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
  id: 'martins2024/theorem-5/smallest-discs',
  statement: {
    en: 'In Manaus with n >= 3 discs, discs 3 to n on p2: for even n the states 1/2/3..n and /12/3..n are bad, for odd n the states 2/1/3..n and 12//3..n.',
    pt: 'Em Manaus com n >= 3 discos, os discos 3 a n em p2: para n par, os estados 1/2/3..n e /12/3..n são ruins; para n ímpar, os estados 2/1/3..n e 12//3..n.',
  },
  departs: {
    en: 'The proof writes discs of one peg in either order; here as the labels of section 3.3 have them. The two other states of each kind are good.',
    pt: 'A demonstração escreve os discos de um pino em qualquer ordem; aqui, como nos rótulos da Seção 3.3. Os outros dois estados de cada caso são bons.',
  },
  towers: ['manaus'],
  recorded: 'holds-in-range',
  check: upTo({ from: 3, quick: 8, full: 12 }, (most) => ({
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
} satisfies Item;
