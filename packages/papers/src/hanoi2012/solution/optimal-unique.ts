import { hanoiDistance } from '@manaus/core';
import { general, type Item, range } from '../../check/index.js';
import { toStack, tower } from '../evidence/iterative.js';
import { mostOf } from '../evidence/solution.js';

export default {
  id: 'hanoi2012/optimal-unique',
  statement: {
    en: 'For every n >= 1 there is exactly one shortest solution from all discs on A to all discs on C; for n = 8 it has 255 moves.',
    pt: 'Para todo n >= 1 há exatamente uma solução mais curta de todos os discos em A a todos os discos em C; para n = 8 ela tem 255 jogadas.',
  },
  recorded: 'proved',
  check: (effort) =>
    general<number, { solutions: number; moves: number }>({
      checked: {
        en: `shortest paths counted by search, and their number and length without search, n = 1 to ${mostOf(effort)}`,
        pt: `caminhos mínimos contados por busca, e o seu número e comprimento sem busca, n = 1 a ${mostOf(effort)}`,
      },
      instances: range(1, mostOf(effort)),
      stated: (n) => ({ solutions: 1, ...(n === 8 && { moves: 255 }) }),
      methods: {
        'counted by search': (n) => ({
          solutions: toStack(n).ways[0],
          moves: toStack(n).distance[0],
        }),
        'without search': (n) => {
          const { paths, moves } = hanoiDistance(tower(n), tower(n).fill(2));
          return { solutions: Number(paths), moves: Number(moves) };
        },
      },
    }),
} satisfies Item;
