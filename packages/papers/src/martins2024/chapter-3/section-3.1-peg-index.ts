import { hanoi } from '@manaus/core';
import { type Finding, finite, type Item, misprint, range, withValues } from '../../check/index.js';
import { played } from '../../shared/played.js';

/**
 * The pegs that the list names for k = 3, those of the classic game, and the k that the print would
 * need.
 */
type Case = { readonly list: readonly string[]; readonly classic: number; readonly needed: number };

/** The pegs p_0, ..., p_last. */
const named = (last: number): string[] => range(0, last).map((i) => `p_${i}`);

/** With the last peg as given, k = 3 names as many pegs as the classic game has. */
const over = (last: (k: number) => number) =>
  finite<number, number>({
    checked: {
      en: 'the pegs that the list names for k = 3, against the pegs of the classic game and of its labels',
      pt: 'os pinos que a lista nomeia para k = 3, comparados com os pinos do jogo clássico e dos seus rótulos',
    },
    instances: [3],
    stated: (k) => named(last(k)).length,
    methods: {
      'the pegs of the rules': () => hanoi(3).capacities.length,
      'the fields of every label': () =>
        Math.max(...[...played(hanoi(3)).keys()].map((label) => label.split('/').length)),
    },
  });

const check = (): Finding<Case> =>
  withValues(
    misprint(
      over((k) => k),
      over((k) => k - 1),
    ),
    ({ instance: k, computed: classic }) => ({ list: named(k), classic, needed: classic - 1 }),
  );

export default {
  id: 'martins2024/section-3.1/peg-index',
  statement: {
    en: 'The pegs are p_0, ..., p_k with k >= 3, and the classic game, which has three pegs, is the case k = 3.',
    pt: 'Os pinos são p_0, ..., p_k com k >= 3, e o jogo clássico, que tem três pinos, é o caso k = 3.',
  },
  departs: {
    en: 'With the pegs p_0, ..., p_{k-1} it holds: k >= 3 pegs, three of them in the classic game.',
    pt: 'Com P = {p_0, p_1, ..., p_(k-1)} tudo concorda: k >= 3 pinos, e três deles no jogo tradicional.',
  },
  recorded: 'misprint',
  check,
  erratum: {
    where: {
      en: 'Section 3.1, definition of the set of pegs P',
      pt: 'Seção 3.1, definição do conjunto de pinos P',
    },
    printed: {
      en: 'P = {p_0, p_1, ..., p_k} with k >= 3; the traditional game with three pegs is the case k = 3.',
      pt: 'P = {p_0, p_1, ..., p_k} com k >= 3; o jogo tradicional, de três pinos, é o caso k = 3.',
    },
    sure: {
      en: 'The formula and the sentence on k = 3 are both in the text; that both were garbled alike is unlikely.',
      pt: 'Tanto a fórmula quanto a frase sobre k = 3 estão no texto; é improvável que as duas tenham sido alteradas do mesmo modo na transcrição.',
    },
    counterexample: {
      en: ({ list, classic, needed }) =>
        `${list.join(', ')} are ${list.length} pegs, and the classic game has ${classic}: printed p_k as the last peg with k = 3, meant p_{k-1} (or k = ${needed}, which k >= 3 excludes)`,
      pt: ({ list, classic }) =>
        `Para k = 3, a lista impressa é ${list.join(', ')}: são ${list.length} pinos, e o jogo tradicional tem ${classic}.`,
    },
    found: {
      pt: () =>
        'Os pinos que a lista nomeia para k = 3 foram contados e comparados com os do jogo e com os dos rótulos.',
    },
  },
} satisfies Item<Case>;
