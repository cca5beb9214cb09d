import { seededRandom } from '@manaus/core';
import { gameSolver, type Heaps, heapGame, nimSum, type Outcome } from '@manaus/games';
import { type Checks, conjunction, general, type Words } from '../../check/index.js';
import { sumIsZero } from '../evidence/digits.js';
import {
  lowerings,
  positionsUpTo,
  randomPositions,
  tuples,
  upToOrder,
} from '../evidence/heap-positions.js';
import { markedOutcomes } from '../evidence/marked-outcomes.js';
import { boutonMoves, withHeap } from '../evidence/nim-strategies.js';

const game = upToOrder(heapGame('nim'));

/** The outcome, and from sum 0 how many moves lead to sum 0. */
type Zero = { readonly outcome: Outcome; readonly kept: number };

function bySearch() {
  const { outcome } = gameSolver(game);
  return (heaps: Heaps): Zero => ({
    outcome: outcome(heaps),
    kept: game.options(heaps).filter((next) => nimSum(next) === 0).length,
  });
}

function onPaper(positions: readonly Heaps[]) {
  const marked = markedOutcomes(positions);
  return (heaps: Heaps): Zero => ({
    outcome: marked(heaps),
    kept: lowerings(heaps).filter((next) => sumIsZero(next, 2)).length,
  });
}

const outcomes = (positions: readonly Heaps[], checked: Words) =>
  general<Heaps, Zero>({
    checked,
    instances: positions,
    stated: (heaps) => (sumIsZero(heaps, 2) ? { outcome: 'P', kept: 0 } : { outcome: 'N' }),
    methods: {
      'all that can follow, sums by bits': bySearch(),
      'marked positions, sums by columns': onPaper(positions),
    },
  });

/** The step by bits: a heap can be lowered to what the others add up to where that is less. */
function byBits(heaps: Heaps): Heaps[] {
  const sum = nimSum(heaps);
  return heaps.flatMap((heap, place) => {
    const left = nimSum([heap, sum]);
    return left < heap ? [withHeap(heaps, place, left)] : [];
  });
}

/**
 * True if the step names moves exactly where the sum is not 0, each lowers one heap, and leads to
 * sum 0.
 */
const isRight = (moves: readonly Heaps[], heaps: Heaps): boolean =>
  moves.length > 0 !== sumIsZero(heaps, 2) &&
  moves.every(
    (next) =>
      sumIsZero(next, 2) &&
      next.filter((heap, i) => heap !== heaps[i]).length === 1 &&
      next.every((heap, i) => heap <= heaps[i]),
  );

/** There, and at random positions. */
const steps = (positions: readonly Heaps[]) =>
  general<Heaps, readonly Heaps[]>({
    checked: {
      en: 'The step of the proof there and at 2000 random positions of up to 12 heaps of fewer than 2^50 blocks (random numbers from 1)',
      pt: 'O passo da demonstração ali e em 2000 posições aleatórias de até 12 pilhas de menos de 2^50 blocos (números aleatórios a partir de 1)',
    },
    instances: [...positions, ...randomPositions(2000, 12, 50, seededRandom(1))],
    satisfies: isRight,
    methods: { 'the step of the proof, by columns': boutonMoves, 'by bits': byBits },
  });

function check(blocks: number, most: number) {
  const positions = [...positionsUpTo(blocks), ...tuples(3, most)];
  return conjunction<unknown>(
    outcomes(positions, {
      en: `all positions of at most ${blocks} blocks, and three heaps of at most ${most}, by looking at all that can follow and by marking`,
      pt: `todas as posições de no máximo ${blocks} blocos, e três pilhas de no máximo ${most}, olhando tudo o que pode vir a seguir e por marcação`,
    }),
    steps(positions),
  );
}

export default {
  'theorem-2.4.1-bouton': (effort) => (effort === 'quick' ? check(14, 9) : check(26, 20)),
} satisfies Checks;
