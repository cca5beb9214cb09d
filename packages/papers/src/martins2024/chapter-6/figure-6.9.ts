import { conjunction, type FigureItem } from '../../check/index.js';
import { closedSnake, snakesInHanoi } from '../evidence/snakes-in-hanoi.js';
import { drawSnakes } from '../figures/snake-copies.js';

export default {
  id: 'martins2024/figure-6.9',
  statement: {
    en: 'The vertices of H_3^4 fall into 9 disjoint copies of A(T_6), as subgraphs, one for each setting of the discs from 3 on; 12 edges join them.',
    pt: 'Os vértices de H_3^4 se repartem em 9 cópias disjuntas de A(T_6), como subgrafos, uma para cada disposição dos discos a partir do 3; 12 arestas as ligam.',
  },
  departs: {
    en: 'With the 9 edges u_1u_6 besides, which the drawing needs: the copies and the 12 joining edges alone have 111 edges, H_3^4 has 120. What the vertices of a copy induce is H_3^2.',
    pt: 'Com mais as 9 arestas u_1u_6, de que o desenho precisa: as cópias e as 12 arestas de ligação têm só 111 arestas, e H_3^4 tem 120. O que os vértices de uma cópia induzem é H_3^2.',
  },
  caption: 'H_3^4 on 9 copies of A(T_6), the added edges u_1u_6 and the 12 edges between copies',
  towers: ['hanoi'],
  uses: ['martins2024/figure-6.7'],
  recorded: 'holds',
  figure: () => drawSnakes(4, 'H₃⁴ on 9 copies of A(T₆)'),
  check: () =>
    conjunction(
      snakesInHanoi(
        4,
        { copies: 9, joining: 12 },
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
