import { gameSolver, heapGame, mooreSum, type Outcome } from '@manaus/games';
import { type Checks, general, range } from '../../check/index.js';
import { sumIsZero } from '../evidence/digits.js';
import { positionsUpTo } from '../evidence/heap-positions.js';
import { markedOutcomes } from '../evidence/marked-outcomes.js';
import type { MoorePosition } from '../evidence/moore-positions.js';

type Judged = { readonly takesAll: boolean; readonly outcome: Outcome; readonly zero: boolean };

/** By the options of the library, looking at all that can follow, with its sums. */
function byLibrary(most: number) {
  const games = range(0, most).map((k) => heapGame('moore', { k: Math.max(1, k) }));
  const solvers = games.map((game) => gameSolver(game));
  return ({ k, heaps }: MoorePosition): Judged => ({
    takesAll: games[k].options(heaps).some((next) => next.every((heap) => heap === 0)),
    outcome: solvers[k].outcome(heaps),
    zero: mooreSum(heaps, k).every((digit) => digit === 0),
  });
}

/** By the number of heaps, by marking, and with sums by columns. */
function onPaper(most: number, blocks: number) {
  const marked = range(0, most).map((k) =>
    markedOutcomes(positionsUpTo(blocks, k), { k: Math.max(1, k) }),
  );
  return ({ k, heaps }: MoorePosition): Judged => ({
    takesAll: heaps.filter((heap) => heap > 0).length <= k,
    outcome: marked[k](heaps),
    zero: sumIsZero(heaps, k + 1),
  });
}

const allTaken = (most: number, blocks: number) =>
  general<MoorePosition, Judged>({
    checked: {
      en: `k = 1 to ${most}, all positions of 1 to k heaps and at most ${blocks} blocks, by the options, by looking at all that can follow, by marking and by the sums`,
      pt: `k = 1 a ${most}, todas as posições de 1 a k pilhas e no máximo ${blocks} blocos, pelas opções, olhando tudo o que pode vir a seguir, por marcação e pelas somas`,
    },
    instances: range(1, most).flatMap((k) =>
      positionsUpTo(blocks, k)
        .filter((heaps) => heaps.length > 0)
        .map((heaps) => ({ k, heaps })),
    ),
    stated: () => ({ takesAll: true, outcome: 'N', zero: false }),
    methods: {
      'the library: options, all that can follow, sums': byLibrary(most),
      'on paper: heaps counted, marked positions, columns': onPaper(most, blocks),
    },
  });

export default {
  'moore-fewer-piles': (effort) => (effort === 'quick' ? allTaken(4, 8) : allTaken(6, 11)),
} satisfies Checks;
