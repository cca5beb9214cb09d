import { type Item, range } from '../../check/index.js';
import { isFibonacci, judgedStarts, rangesOf } from '../evidence/fibonacci-starts.js';
import { fibonacciNimMoves } from '../evidence/nim-strategies.js';

export default {
  id: 'carvalho2013/fibonacci-nim-strategy',
  statement: {
    en: 'In Fibonacci Nim from N that is no Fibonacci number the first player wins if at every turn a Fibonacci number of blocks is left that the other player cannot take whole, any of them, or else the smallest part of the Zeckendorf representation is taken.',
    pt: 'No Nim de Fibonacci a partir de N que não é número de Fibonacci, o primeiro jogador vence se em cada jogada deixa um número de Fibonacci de blocos que o adversário não pode retirar de uma vez, qualquer deles, ou, não havendo, retira a menor parcela da representação de Zeckendorf.',
  },
  uses: ['carvalho2013/fibonacci-nim-rule'],
  recorded: 'proved',
  check: (effort) => {
    const ranges = rangesOf(effort);
    const heaps = range(1, ranges.most).filter((heap) => !isFibonacci(heap));
    return judgedStarts(fibonacciNimMoves, ranges, heaps, () => ({ first: true, asFirst: true }));
  },
} satisfies Item;
