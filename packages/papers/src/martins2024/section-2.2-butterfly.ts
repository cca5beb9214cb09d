import {
  butterfliesOf,
  type Csr,
  graphFromEdges,
  isomorphism,
  size,
  triangularSnake,
  verifyIsomorphism,
} from '@manaus/graph';
import { differ, finite, firstWrong } from '../legacy/check.js';
import type { Item } from '../legacy/item.js';

/** Two triangles 0, 1, 2 and 0, 3, 4 that share the vertex 0, without the library of families. */
const twoTriangles = (): Csr =>
  graphFromEdges(5, [
    [0, 1],
    [0, 2],
    [1, 2],
    [0, 3],
    [0, 4],
    [3, 4],
  ]);

/** T_3 by the library against the butterfly by its edges; and the butterflies counted in it, which must fill it. */
function wrong(n: number): string | null {
  const snake = triangularSnake(n);
  const map = isomorphism(snake, twoTriangles());
  return firstWrong(
    differ(`vertices of T_${n}`, 5, snake.order),
    differ(`edges of T_${n}`, 6, size(snake)),
    differ(
      `T_${n} is the butterfly, by a verified map`,
      true,
      map !== null && verifyIsomorphism(snake, twoTriangles(), map),
    ),
    differ(`butterflies in T_${n}`, 1, butterfliesOf(snake).length),
  );
}

const item: Item = {
  id: 'martins2024/section-2.2/butterfly',
  kind: 'statement',
  statement:
    'The triangular snake T_3, the path on 3 vertices with each edge replaced by a triangle, has 5 vertices and is the butterfly: two triangles with one vertex in common.',
  uses: [],
  recorded: 'holds',
  check: () =>
    finite([3], wrong, {
      checked:
        'T_3 against two triangles on one vertex by an isomorphism that is verified; butterflies counted in T_3',
      methods: 2,
    }),
};
export default item;
