import { gameSolver, type Heaps, heapGame } from '@manaus/games';
import { type Checks, finite, range } from '../../check/index.js';
import { judgeStrategy } from '../evidence/strategies.js';
import { outcomesByOptions } from '../evidence/subtraction-rows.js';

/**
 * The heaps that the first player may leave, and whether to go on moving to P-positions wins every
 * play.
 */
type FirstPlayer = { readonly leaves: readonly number[]; readonly wins: boolean };

/** True if the player to move wins by always moving to a multiple of 4, every reply tried. */
function winsByFours(heap: number): boolean {
  const after = heap - (heap % 4);
  if (after === heap) return false;
  return range(1, Math.min(3, after)).every((taken) => after > taken && winsByFours(after - taken));
}

const { winningMoves } = gameSolver(heapGame('nim21'));

function bySolver(heap: number): FirstPlayer {
  const moves = (heaps: Heaps) => [...winningMoves(heaps)];
  const wins = judgeStrategy(heapGame('nim21'), moves)([heap]) === null;
  return { leaves: moves([heap]).flat(), wins };
}

function byDefinition(heap: number): FirstPlayer {
  const row = outcomesByOptions([1, 2, 3], heap);
  const leaves = [1, 2, 3].map((taken) => heap - taken).filter((left) => row[left] === 'P');
  return { leaves, wins: winsByFours(heap) };
}

export default {
  'nim21-first-player': () =>
    finite<number, FirstPlayer>({
      checked: {
        en: 'all winning moves from 21 by looking at all that can follow and from the definition of P and N; the moves to P-positions and those to multiples of 4 played against every reply',
        pt: 'todas as jogadas vencedoras a partir de 21, olhando tudo o que pode vir a seguir e pela definição de P e N; as jogadas para P-posições e as para múltiplos de 4 jogadas contra toda resposta',
      },
      instances: [21],
      stated: () => ({ leaves: [20], wins: true }),
      methods: {
        'looking at all that can follow': bySolver,
        'the definition of P and N, and multiples of 4': byDefinition,
      },
    }),
} satisfies Checks;
