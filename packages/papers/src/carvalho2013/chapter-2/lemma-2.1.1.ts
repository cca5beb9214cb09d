import type { Item } from '../../check/index.js';
import { judgedRows, rowWays } from '../evidence/subtraction-rows.js';

const everyFourth = (upto: number) =>
  judgedRows({ en: `x = 0 to ${upto}, ${rowWays.en}`, pt: `x = 0 a ${upto}, ${rowWays.pt}` }, [
    { set: [1, 2, 3], upto, isP: (x) => x % 4 === 0 },
  ]);

export default {
  id: 'carvalho2013/lemma-2.1.1',
  statement: {
    en: 'In the subtraction game of S = {1, 2, 3} in normal play, a heap x >= 0 is a P-position if 4 divides x, and an N-position otherwise.',
    pt: 'No jogo de subtração de S = {1, 2, 3}, no jogo normal, uma pilha x >= 0 é P-posição se 4 divide x, e N-posição caso contrário.',
  },
  recorded: 'proved',
  check: (effort) => everyFourth(effort === 'quick' ? 100_000 : 1_000_000),
} satisfies Item;
