import { finite } from '../legacy/check.js';
import type { FigureItem } from '../legacy/item.js';
import { drawSnakes, wrongSmall, wrongSnakes } from './figures/snake-copies.js';

const small: FigureItem = {
  id: 'martins2024/figure-6.7',
  kind: 'figure',
  statement:
    'The alternate triangular snake A(T_6) with the edge u_1u_6 added is H_3^2; without it there is one edge too few.',
  caption: 'H_3^2 on the alternate triangular snake A(T_6), with the added edge u_1u_6',
  uses: ['martins2024/figure-2.6', 'martins2024/figure-3.4'],
  recorded: 'holds',
  figure: () => drawSnakes(2, 'H₃²: A(T₆) and the edge u₁u₆', true),
  check: () =>
    finite([2], wrongSmall, {
      checked:
        'the snake by the words of its definition, its size, and an isomorphism with the game’s graph, verified',
      methods: 2,
    }),
};

function larger(id: string, discs: number, copies: number, joining: number): FigureItem {
  return {
    id: `martins2024/${id}`,
    kind: 'figure',
    statement: `The vertices of H_3^${discs} fall into ${copies} disjoint copies of A(T_6), as subgraphs, one for each setting of the discs from 3 on; ${joining} edges join them.`,
    departs: `With the ${copies} edges u_1u_6 besides, which the drawing needs: the copies and the ${joining} joining edges alone have ${11 * copies + joining} edges, H_3^${discs} has ${12 * copies + joining}. What the vertices of a copy induce is H_3^2.`,
    caption: `H_3^${discs} on ${copies} copies of A(T_6), the added edges u_1u_6 and the ${joining} edges between copies`,
    uses: ['martins2024/figure-6.7'],
    recorded: 'holds',
    figure: () =>
      drawSnakes(discs, `H₃${'⁰¹²³⁴'[discs]} on ${copies} copies of A(T₆)`, discs === 3),
    check: () =>
      finite([discs], wrongSnakes, {
        checked:
          'each copy verified as a subgraph, all vertices covered once, every edge of one kind; A(T_6) with u1u6 isomorphic to H_3^2, verified',
        methods: 2,
      }),
  };
}

const items: readonly FigureItem[] = [
  small,
  larger('figure-6.8', 3, 3, 3),
  larger('figure-6.9', 4, 9, 12),
];
export default items;
