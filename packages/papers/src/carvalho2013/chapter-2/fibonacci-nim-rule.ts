import { type Item, range } from '../../check/index.js';
import { isFibonacci, judgedStarts, rangesOf } from '../evidence/fibonacci-starts.js';
import { smallestPartMoves } from '../evidence/nim-strategies.js';

export default {
  id: 'carvalho2013/fibonacci-nim-rule',
  statement: {
    en: 'In Fibonacci Nim from N >= 1 blocks the first player loses if and only if N is a Fibonacci number (1, 2, 3, 5, 8, ...); from any other N the first player wins by taking the smallest part of the Zeckendorf representation at every turn.',
    pt: 'No Nim de Fibonacci com N >= 1 blocos, o primeiro jogador perde se e somente se N é um número de Fibonacci (1, 2, 3, 5, 8, ...); a partir de qualquer outro N, o primeiro jogador vence retirando em cada jogada a menor parcela da representação de Zeckendorf.',
  },
  departs: {
    en: 'N = 1 leaves the first player without a legal move, and who cannot move has lost; nobody takes the last block there.',
    pt: 'N = 1 deixa o primeiro jogador sem jogada legal, e quem não pode jogar perde; ali ninguém retira o último bloco.',
  },
  uses: ['carvalho2013/theorem-2.8.2-zeckendorf'],
  recorded: 'proved',
  check: (effort) => {
    const ranges = rangesOf(effort);
    return judgedStarts(smallestPartMoves, ranges, range(1, ranges.most), (heap) =>
      isFibonacci(heap) ? { first: false } : { first: true, asFirst: true },
    );
  },
} satisfies Item;
