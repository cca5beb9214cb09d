import { gameSolver, type Heaps, heapGame, mooreSum, type Outcome } from '@manaus/games';
import { conjunction, general, type Item, inBoth, range, type Words } from '../../check/index.js';
import { sumIsZero } from '../evidence/digits.js';
import { positionsUpTo, upToOrder } from '../evidence/heap-positions.js';
import { markedOutcomes } from '../evidence/marked-outcomes.js';
import { withChecked } from '../evidence/with-checked.js';

type Judged = { readonly outcome: Outcome; readonly zero: boolean };

function bySearch(k: number) {
  const { outcome } = gameSolver(upToOrder(heapGame('moore', { k })));
  return (heaps: Heaps): Judged => ({
    outcome: outcome(heaps),
    zero: mooreSum(heaps, k).every((digit) => digit === 0),
  });
}

function onPaper(k: number, positions: readonly Heaps[]) {
  const marked = markedOutcomes(positions, { k });
  return (heaps: Heaps): Judged => ({ outcome: marked(heaps), zero: sumIsZero(heaps, k + 1) });
}

const forOne = (k: number, positions: readonly Heaps[]) =>
  general<Heaps, Judged>({
    checked: inBoth(`k = ${k}`),
    instances: positions,
    satisfies: ({ outcome, zero }) => (outcome === 'P') === zero,
    methods: {
      'all that can follow, the sum of the library': bySearch(k),
      'marked positions, sums by columns': onPaper(k, positions),
    },
  });

const checkedOn = (blocks: number, heaps: number, most: number): Words => ({
  en: `k = 1 to ${most}, all positions of at most ${blocks} blocks in at most ${heaps} heaps, by looking at all that can follow and by marking`,
  pt: `k = 1 a ${most}, todas as posições de no máximo ${blocks} blocos em no máximo ${heaps} pilhas, olhando tudo o que pode vir a seguir e por marcação`,
});

function check(blocks: number, heaps: number, most: number) {
  const positions = positionsUpTo(blocks, heaps);
  const finding = conjunction(...range(1, most).map((k) => forOne(k, positions)));
  return withChecked(finding, checkedOn(blocks, heaps, most));
}

export default {
  id: 'carvalho2013/theorem-2.9.1-moore',
  statement: {
    en: "In Moore's Nim_k, k >= 1, a position is a P-position if and only if every column of the binary forms of its heaps adds up to 0 modulo k + 1.",
    pt: 'No Nim_k de Moore, k >= 1, uma posição é P-posição se e somente se toda coluna das formas binárias de suas pilhas soma 0 módulo k + 1.',
  },
  departs: {
    en: 'All binary digits take part, digit 0 too: the printed definition of the sum leaves it out (see nim-properties). In the printed binary form of c_i the last digit is c_ij, not c_i0. For k = 1 the theorem is that of Bouton.',
    pt: 'Todos os dígitos binários participam, também o dígito 0: a definição impressa da soma o deixa de fora (ver nim-properties). Na forma binária impressa de c_i o último dígito é c_ij, e não c_i0. Para k = 1 o teorema é o de Bouton.',
  },
  uses: ['carvalho2013/theorem-2.4.1-bouton'],
  recorded: 'proved',
  check: (effort) => (effort === 'quick' ? check(13, 7, 4) : check(18, 8, 6)),
} satisfies Item;
