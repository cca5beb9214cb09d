import { conjunction, type FigureItem } from '../../check/index.js';
import { closedSnake, snakesInHanoi } from '../evidence/snakes-in-hanoi.js';
import { drawSnakes } from '../figures/snake-copies.js';

export default {
  id: 'martins2024/figure-6.8',
  statement: {
    en: 'The vertices of H_3^3 fall into 3 disjoint copies of A(T_6), as subgraphs, one for each setting of the discs from 3 on; 3 edges join them.',
    pt: 'Os vértices de H_3^3 se repartem em 3 cópias disjuntas de A(T_6), como subgrafos, uma para cada disposição dos discos a partir do 3; 3 arestas as ligam.',
  },
  departs: {
    en: 'With the 3 edges u_1u_6 besides, which the drawing needs: the copies and the 3 joining edges alone have 36 edges, H_3^3 has 39. What the vertices of a copy induce is H_3^2.',
    pt: 'Com mais as 3 arestas u_1u_6, de que o desenho precisa: as cópias e as 3 arestas de ligação têm só 36 arestas, e H_3^3 tem 39. O que os vértices de uma cópia induzem é H_3^2.',
  },
  caption: 'H_3^3 on 3 copies of A(T_6), the added edges u_1u_6 and the 3 edges between copies',
  towers: ['hanoi'],
  uses: ['martins2024/figure-6.7'],
  recorded: 'holds',
  figure: () => drawSnakes(3, 'H₃³ on 3 copies of A(T₆)', true),
  check: () =>
    conjunction(
      snakesInHanoi(
        3,
        { copies: 3, joining: 3 },
        {
          en: 'each copy verified as a subgraph, all vertices covered once, every edge of one kind; and copies by search in the blocks of the plain rules',
          pt: 'cada cópia verificada como subgrafo, todos os vértices cobertos uma vez, cada aresta de um só tipo; e cópias por busca nos blocos das regras',
        },
      ),
      closedSnake({
        en: 'A(T_6) with u1u6 isomorphic to H_3^2, verified',
        pt: 'A(T_6) com u1u6 isomorfo a H_3^2, verificado',
      }),
    ),
} satisfies FigureItem;
