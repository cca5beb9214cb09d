import type { FigureItem } from '../../check/index.js';
import { closedSnake } from '../evidence/snakes-in-hanoi.js';
import { drawSnakes } from '../figures/snake-copies.js';

export default {
  id: 'martins2024/figure-6.7',
  statement: {
    en: 'The alternate triangular snake A(T_6) with the edge u_1u_6 added is H_3^2; without it there is one edge too few.',
    pt: 'O cobra triangular alternada A(T_6) com a aresta u_1u_6 acrescentada é H_3^2; sem ela falta uma aresta.',
  },
  caption: 'H_3^2 on the alternate triangular snake A(T_6), with the added edge u_1u_6',
  towers: ['hanoi'],
  uses: ['martins2024/figure-2.6', 'martins2024/figure-3.4'],
  recorded: 'holds',
  figure: () => drawSnakes(2, 'H₃²: A(T₆) and the edge u₁u₆', true),
  check: () =>
    closedSnake({
      en: 'the snake by the words of its definition and by the library, its size, and an isomorphism with the game’s graph, verified',
      pt: 'a cobra triangular pelas palavras da sua definição e pela biblioteca, o seu tamanho, e um isomorfismo com o grafo do jogo, verificado',
    }),
} satisfies FigureItem;
