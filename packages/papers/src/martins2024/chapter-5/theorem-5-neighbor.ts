import { formatLabel } from '@manaus/core';
import { type Item, range, withValues } from '../../check/index.js';
import { manausByRules, manausTower } from '../evidence/manaus.js';
import { misprinted } from '../evidence/misprinted.js';
import { labelsNextTo } from '../evidence/towers.js';

type Case = { readonly discs: number; readonly printed: string; readonly neighbor: string };

/**
 * The label with discs 1 to n - 1 on p0, and disc n after some bars: on p1, p2 or, with one more,
 * nowhere.
 */
const label = (discs: number, ...largest: number[][]): string =>
  formatLabel([range(1, discs - 1), ...largest]);

const start = (discs: number): string => label(discs, [], [discs]);

/** The neighbors that leave discs 1 to n - 1 where they are. */
const keptInPlace = (labels: readonly string[], discs: number): string[] =>
  labels.filter((other) => other.split('/')[0] === start(discs).split('/')[0]);

const methods = {
  'the stored graph': (n: number) => keptInPlace(labelsNextTo(manausTower(n), start(n)), n),
  'the plain rules': (n: number) => keptInPlace(manausByRules(n).get(start(n))?.next ?? [], n),
};

/** The label with a bar too many. */
const printed = (discs: number): string => label(discs, [], [discs], []);

const check = (most: number) =>
  withValues(
    misprinted<number, string[]>({
      checked: {
        en: `n = 3 to ${most}: the neighbors of 1..n-1//n that leave discs 1 to n - 1 where they are, in the stored graph and by the plain rules`,
        pt: `n = 3 a ${most}: os vizinhos de 1..n-1//n que deixam os discos 1 a n - 1 onde estão, no grafo armazenado e pelas regras`,
      },
      instances: range(3, most),
      printed: (n) => [printed(n)],
      meant: (n) => [label(n, [n], [])],
      methods,
    }),
    ({ instance: discs, computed: [neighbor] }): Case => ({
      discs,
      printed: printed(discs),
      neighbor,
    }),
  );

export default {
  id: 'martins2024/theorem-5/neighbor',
  statement: {
    en: 'In Manaus with n >= 3 discs, the state 1..n-1//n is adjacent to the state 1..n-1//n/, in which disc n is on p1.',
    pt: 'Em Manaus com n >= 3 discos, o estado 1..n-1//n é adjacente ao estado 1..n-1//n/, em que o disco n está em p1.',
  },
  departs: {
    en: 'With one bar less it holds: 1..n-1/n/ is the only neighbor in which discs 1 to n - 1 stay where they are.',
    pt: 'Com uma barra a menos vale: 1..n-1/n/ é o único vizinho em que os discos 1 a n - 1 ficam onde estão.',
  },
  towers: ['manaus'],
  recorded: 'misprint',
  check: (effort) => check(effort === 'quick' ? 7 : 9),
  erratum: {
    where: {
      en: 'Section 5.3, proof of Theorem 5, last paragraph',
      pt: 'Seção 5.3, demonstração do Teorema 5, último parágrafo',
    },
    printed: {
      en: 'From every state with d_n on p1 one comes to d_1 d_2 ... d_(n-1)//d_n/, which is adjacent to d_1 d_2 ... d_(n-1)//d_n.',
      pt: 'De qualquer estado com d_n em p1 chega-se a d_1 d_2 ... d_(n-1)//d_n/, que é adjacente a d_1 d_2 ... d_(n-1)//d_n.',
    },
    sure: {
      en: 'Three bars would mean four pegs; one bar too many. The proof is not touched. It may have come in with the transcription.',
      pt: 'Três barras significariam quatro pinos; há uma a mais. A demonstração não se altera. Pode ter entrado na transcrição.',
    },
    counterexample: {
      en: ({ discs, printed, neighbor }) =>
        `n = ${discs}: printed ${printed}, the neighbor with disc ${discs} on p1 is ${neighbor}`,
      pt: ({ discs, printed, neighbor }) =>
        `n = ${discs}: impresso ${printed}; o vizinho com o disco ${discs} em p_1 é ${neighbor}.`,
    },
    found: {
      pt: () =>
        'Vizinhos de 1..n-1//n que deixam os discos 1 a n - 1 no lugar, no grafo armazenado e pelas regras.',
    },
  },
} satisfies Item<Case>;
