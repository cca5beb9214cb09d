import {
  completeGraph,
  isomorphism,
  sierpinskiTriangleGraph,
  verifyIsomorphism,
} from '@manaus/graph';
import { range } from '../legacy/check.js';
import type { Item } from '../legacy/item.js';

/** Whether the Sierpinski triangle graph of a level is K_3, by a verified map. */
function isTriangle(level: number): boolean {
  const [graph, triangle] = [sierpinskiTriangleGraph(level), completeGraph(3)];
  const map = isomorphism(graph, triangle);
  return map !== null && verifyIsomorphism(graph, triangle, map);
}

/** The order by the construction: three copies, less the three corners that two of them share. */
const order = (level: number): number => (level === 1 ? 3 : 3 * order(level - 1) - 3);

const item: Item = {
  id: 'martins2024/appendix-C/S33-is-K3',
  kind: 'statement',
  statement: 'The first Sierpinski triangle graph is S_3^3, and it is isomorphic to K_3.',
  departs:
    'The first graph is S_3^1, from which S_3^n is built by three copies of S_3^{n-1}; it is isomorphic to K_3.',
  uses: [],
  recorded: 'misprint',
  check: () => {
    const tried = {
      checked:
        'the Sierpinski triangle graphs of level 1 to 5 against K_3 by isomorphism, and their orders by the construction',
      methods: 2,
    };
    const levels = range(1, 5);
    if (levels.some((level) => sierpinskiTriangleGraph(level).order !== order(level)))
      throw new Error('graph and construction differ in order');
    if (isTriangle(3)) return { verdict: 'holds', ...tried };
    const triangles = levels.filter(isTriangle);
    const counterexample = `S_3^3, made of three S_3^2 of ${order(2)} vertices, has 3 * ${order(2)} - 3 = ${order(3)} vertices, K_3 has 3; printed S_3^3, computed S_3^${triangles.join()}`;
    return { verdict: triangles.join() === '1' ? 'misprint' : 'fails', ...tried, counterexample };
  },
};
export default item;
