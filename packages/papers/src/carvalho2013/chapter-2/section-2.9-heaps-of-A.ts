import { heapGame } from '@manaus/games';
import { type Checks, general, range } from '../../check/index.js';
import { sumIsZero } from '../evidence/digits.js';
import { positionsUpTo } from '../evidence/heap-positions.js';
import { markedOutcomes } from '../evidence/marked-outcomes.js';
import type { MoorePosition } from '../evidence/moore-positions.js';
import { judgeStrategy } from '../evidence/strategies.js';

/** Plays the answers of A to each first move of B, every line to its end. */
function byAnswers(most: number) {
  const judges = range(0, most).map((k) => {
    const game = heapGame('moore', { k: Math.max(1, k) });
    const toZero = (heaps: readonly number[]) =>
      game.options(heaps).filter((next) => sumIsZero(next, k + 1));
    return { game, fault: judgeStrategy(game, toZero) };
  });
  return ({ k, heaps }: MoorePosition): boolean =>
    judges[k].game.options(heaps).every((next) => judges[k].fault(next) === null);
}

function byMarking(most: number, blocks: number, heapsAtMost: number) {
  const marked = range(0, most).map((k) =>
    markedOutcomes(positionsUpTo(blocks, heapsAtMost), { k: Math.max(1, k) }),
  );
  return ({ k, heaps }: MoorePosition): boolean => marked[k](heaps) === 'P';
}

const chosen = (most: number, blocks: number, heapsAtMost: number) =>
  general<MoorePosition, boolean>({
    checked: {
      en: `k = 1 to ${most}, all positions of sum 0 of at most ${blocks} blocks in at most ${heapsAtMost} heaps: the answers of A played against every move of B, and marked positions`,
      pt: `k = 1 a ${most}, todas as posições de soma 0 de no máximo ${blocks} blocos em no máximo ${heapsAtMost} pilhas: as respostas de A jogadas contra toda jogada de B, e posições marcadas`,
    },
    instances: range(1, most).flatMap((k) =>
      positionsUpTo(blocks, heapsAtMost)
        .filter((heaps) => sumIsZero(heaps, k + 1))
        .map((heaps) => ({ k, heaps })),
    ),
    stated: () => true,
    methods: {
      'the answers of A, played out': byAnswers(most),
      'marked positions': byMarking(most, blocks, heapsAtMost),
    },
  });

export default {
  'section-2.9/heaps-of-A': (effort) => (effort === 'quick' ? chosen(3, 10, 5) : chosen(4, 13, 6)),
} satisfies Checks;
