import { gameSolver, type Heaps, heapGame, mooreSum, type Outcome } from '@manaus/games';
import { type Checks, conjunction, general, inBoth, range } from '../../check/index.js';
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

function check(blocks: number, heaps: number, most: number) {
  const positions = positionsUpTo(blocks, heaps);
  const finding = conjunction(
    ...range(1, most).map((k) =>
      general<Heaps, Judged>({
        checked: inBoth(`k = ${k}`),
        instances: positions,
        satisfies: ({ outcome, zero }) => (outcome === 'P') === zero,
        methods: {
          'all that can follow, the sum of the library': bySearch(k),
          'marked positions, sums by columns': onPaper(k, positions),
        },
      }),
    ),
  );
  return withChecked(finding, {
    en: `k = 1 to ${most}, all positions of at most ${blocks} blocks in at most ${heaps} heaps, by looking at all that can follow and by marking`,
    pt: `k = 1 a ${most}, todas as posições de no máximo ${blocks} blocos em no máximo ${heaps} pilhas, olhando tudo o que pode vir a seguir e por marcação`,
  });
}

export default {
  'theorem-2.9.1-moore': (effort) => (effort === 'quick' ? check(13, 7, 4) : check(18, 8, 6)),
} satisfies Checks;
