import { remembered } from '@manaus/core/internals';
import { type Heaps, heapGame } from '@manaus/games';
import { general, type Item, range } from '../../check/index.js';
import { judgeStrategy, type Strategy, strategyWins } from '../evidence/strategies.js';

/** A heap, and the most blocks that a move takes. */
interface Start {
  readonly most: number;
  readonly heap: number;
}

/** To the next multiple of M + 1 below, where that is a move. */
const toMultiples =
  (most: number): Strategy<Heaps> =>
  ([heap]) =>
    heap % (most + 1) === 0 ? [] : [[heap - (heap % (most + 1))]];

const plainMoves =
  (most: number) =>
  ([heap]: Heaps): Heaps[] =>
    range(1, Math.min(most, heap)).map((taken) => [heap - taken]);

/**
 * The positions at which the strategy has its first turn: the start, or all that a first move
 * leaves.
 */
const turns = ({ most, heap }: Start): Heaps[] =>
  heap % (most + 1) === 0 ? plainMoves(most)([heap]) : [[heap]];

const judged = remembered((most: number) =>
  judgeStrategy(heapGame('subtraction', { set: range(1, most) }), toMultiples(most)),
);
const listed = remembered((most: number) =>
  strategyWins({ moves: plainMoves(most), label: ([heap]) => String(heap) }, toMultiples(most)),
);

const winsEveryPlay = (sets: number, heaps: number) =>
  general<Start, boolean>({
    checked: {
      en: `M = 1 to ${sets} and k = 1 to ${heaps}: played against every reply, by the rules of the library and by plain ones`,
      pt: `M = 1 a ${sets} e k = 1 a ${heaps}: jogado contra toda resposta, pelas regras da biblioteca e por regras escritas à parte`,
    },
    instances: range(1, sets).flatMap((most) => range(1, heaps).map((heap) => ({ most, heap }))),
    stated: () => true,
    methods: {
      'play by recursion, the rules of the library': (start) =>
        turns(start).every((heaps) => judged(start.most)(heaps) === null),
      'all positions met, plain rules': (start) => turns(start).every(listed(start.most)),
    },
  });

export default {
  id: 'carvalho2013/section-2.1.1/strategy',
  statement: {
    en: 'For every M >= 1, in the subtraction game of S = {1, ..., M} from a heap of k >= 1 blocks: if M + 1 does not divide k, the first player wins by always moving to a multiple of M + 1; if it does, the second player wins so after any first move.',
    pt: 'Para todo M >= 1, no jogo de subtração de S = {1, ..., M} a partir de uma pilha de k >= 1 blocos: se M + 1 não divide k, o primeiro jogador vence jogando sempre para um múltiplo de M + 1; se divide, o segundo jogador vence assim após qualquer jogada inicial.',
  },
  uses: ['carvalho2013/lemma-2.1.2'],
  recorded: 'holds-in-range',
  check: (effort) => (effort === 'quick' ? winsEveryPlay(8, 40) : winsEveryPlay(20, 120)),
} satisfies Item;
