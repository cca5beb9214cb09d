import { formatLabel, stacked } from '@manaus/core';
import { general, type Item, misprint, range, withValues } from '../../check/index.js';
import { type ManausState, manausByRules, storedStates } from '../evidence/manaus.js';

/**
 * A state with the disc of the proof on p1, the state with p0 and p1 exchanged, and the peg of the
 * disc there.
 */
type Pair = { readonly state: string; readonly exchanged: string; readonly peg: number };

type Case = Pair & { readonly discs: number };

type Pegs = ManausState['pegOf'];

/** The peg of the largest disc outside p2. */
const pegOfLargestOutside = (pegs: Pegs): number => [...pegs].reverse().find((p) => p !== 2) ?? -1;

function pairOf(pegs: Pegs): Pair {
  const exchanged = pegs.map((peg) => [1, 0, 2][peg]);
  return {
    state: formatLabel(stacked(pegs, 3)),
    exchanged: formatLabel(stacked(exchanged, 3)),
    peg: pegOfLargestOutside(exchanged),
  };
}

/** The pairs of all states with disc n on p2 and that disc on p1. */
const pairs = (states: readonly Pegs[]): Pair[] =>
  states
    .filter((pegs) => pegs[pegs.length - 1] === 2 && pegOfLargestOutside(pegs) === 1)
    .map(pairOf)
    .sort((a, b) => (a.state < b.state ? -1 : 1));

const methods = {
  'the states of the stored graph': (n: number) => pairs(storedStates(n).map(({ pegOf }) => pegOf)),
  'the states of the plain rules': (n: number) =>
    pairs([...manausByRules(n).values()].map(({ pegOf }) => pegOf)),
};

const allOn = (wanted: number, most: number) =>
  general<number, Pair[]>({
    checked: {
      en: `n = 3 to ${most}: all states with disc n on p2 and the largest disc outside p2 on p1, and the same with p0 and p1 exchanged`,
      pt: `n = 3 a ${most}: todos os estados com o disco n em p2 e o maior disco fora de p2 em p1, e o mesmo com p0 e p1 trocados`,
    },
    instances: range(3, most),
    satisfies: (found) => found.every(({ peg }) => peg === wanted),
    methods,
  });

const check = (most: number) =>
  withValues(
    misprint(allOn(2, most), allOn(0, most)),
    ({ instance: discs, computed: [first] }): Case => ({ discs, ...first }),
  );

export default {
  id: 'martins2024/theorem-6/symmetric-case',
  statement: {
    en: 'In the proof of theorem 6, with d_i the largest disc outside p2: exchanging p0 and p1 turns the case in which d_i is on p1 into the case in which it is on p2.',
    pt: 'Na demonstração do Teorema 6, sendo d_i o maior disco fora de p2: trocar p0 e p1 transforma o caso em que d_i está em p1 no caso em que está em p2.',
  },
  departs: {
    en: 'It turns it into the case with d_i on p0, the one treated before.',
    pt: 'Transforma-o no caso com d_i em p0, tratado antes.',
  },
  recorded: 'misprint',
  check: (effort) => check(effort === 'quick' ? 7 : 9),
  erratum: {
    where: {
      en: 'Section 5.3, proof of Theorem 6, last paragraph',
      pt: 'Seção 5.3, demonstração do Teorema 6, último parágrafo',
    },
    printed: {
      en: 'The case with d_i on p_1 is symmetric to that with d_i on p_2.',
      pt: 'O caso em que d_i está em p_1 é simétrico a quando está em p_2.',
    },
    sure: {
      en: 'd_i is by its choice a disc outside p2; p0 is meant. The proof is not touched.',
      pt: 'd_i é, por escolha, um disco fora de p2; trata-se de p0. A demonstração não se altera.',
    },
    counterexample: {
      en: ({ discs, state, exchanged, peg }) =>
        `n = ${discs}: ${state} becomes ${exchanged}, with the largest disc outside p2 on p${peg}`,
      pt: ({ discs, state, exchanged, peg }) =>
        `n = ${discs}: ${state} torna-se ${exchanged}, em que o maior disco fora de p_2 está em p_${peg}.`,
    },
    found: {
      pt: () => 'Todos os estados desse caso, com p_0 e p_1 trocados, no grafo e pelas regras.',
    },
  },
} satisfies Item<Case>;
