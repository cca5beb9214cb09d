import { gameSolver, type Heaps, heapGame, nimSum, type Outcome } from '@manaus/games';
import { type Checks, general, type Words } from '../../check/index.js';
import { positionsUpTo, tuple, tuples, upToOrder } from '../evidence/heap-positions.js';
import { markedOutcomes } from '../evidence/marked-outcomes.js';
import { boutonMoves } from '../evidence/nim-strategies.js';

const game = upToOrder(heapGame('nim'));

/** The outcome of a position, and how many moves lead from it to nim-sum 0. */
type Winning = { readonly outcome: Outcome; readonly toZero: number };

/** The positions that the moves to nim-sum 0 lead to, each once up to the order of its heaps. */
const distinctMoves = (heaps: Heaps): string[] => [
  ...new Set(boutonMoves(heaps).map((next) => tuple([...next].sort((a, b) => a - b)))),
];

/**
 * The first position where the moves are even in number if positions that differ in the order of
 * their heaps are one.
 */
function evenUpToOrder(positions: readonly Heaps[]): Words {
  const found = positions.find(
    (heaps) => boutonMoves(heaps).length > 0 && distinctMoves(heaps).length % 2 === 0,
  );
  if (found === undefined) return { en: 'none', pt: 'nenhuma' };
  const next = distinctMoves(found);
  return {
    en: `${tuple(found)}, which can become ${next.join(' or ')}`,
    pt: `${tuple(found)}, que pode tornar-se ${next.join(' ou ')}`,
  };
}

function check(blocks: number, most: number) {
  const small = positionsUpTo(blocks);
  const positions = [...small, ...tuples(3, most)];
  const even = evenUpToOrder(small);
  const { outcome } = gameSolver(game);
  const marked = markedOutcomes(positions);
  return general<Heaps, Winning>({
    checked: {
      en: `all positions of at most ${blocks} blocks, and three heaps of at most ${most}, by looking at all that can follow and by adding columns; up to the order of the heaps the number is first even at ${even.en}`,
      pt: `todas as posições de no máximo ${blocks} blocos, e três pilhas de no máximo ${most}, olhando tudo o que pode vir a seguir e somando colunas; a menos da ordem das pilhas, o primeiro número par está em ${even.pt}`,
    },
    instances: positions,
    satisfies: ({ outcome, toZero }) => outcome === 'P' || toZero % 2 === 1,
    methods: {
      'all that can follow, sums by bits': (heaps) => ({
        outcome: outcome(heaps),
        toZero: game.options(heaps).filter((next) => nimSum(next) === 0).length,
      }),
      'marked positions, the step of the proof by columns': (heaps) => ({
        outcome: marked(heaps),
        toZero: boutonMoves(heaps).length,
      }),
    },
  });
}

export default {
  'nim-odd-winning-moves': (effort) => (effort === 'quick' ? check(14, 9) : check(26, 20)),
} satisfies Checks;
