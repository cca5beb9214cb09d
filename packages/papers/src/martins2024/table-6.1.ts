import { namedTowers, type TowerRules, towerPuzzle } from '@manaus/core';
import { components, degreeDistribution, size, storeGraph } from '@manaus/graph';
import { stateGraph, towerGraph } from '@manaus/kernels';
import { compared } from '../legacy/check.js';
import type { Cell, TableItem } from '../legacy/item.js';
import { printed } from '../printed.js';

type Quantity = 'order' | 'size' | 'maxDegree' | 'minDegree' | 'connected';
const quantities: readonly Quantity[] = ['order', 'size', 'maxDegree', 'minDegree', 'connected'];

/** The row of a tower, from its fast graph and from its plain one; they must be the same. */
function row(rules: TowerRules): Record<Quantity, string> {
  const [fast, plain] = [towerGraph(rules), stateGraph(towerPuzzle(rules))].map((implicit) => {
    const graph = storeGraph(implicit);
    const degrees = degreeDistribution(graph);
    const connected = components(graph).sizes.length === 1 ? 'yes' : 'no';
    return {
      order: String(graph.order),
      size: String(size(graph)),
      maxDegree: String(degrees.length - 1),
      minDegree: String(degrees.findIndex((count) => count > 0)),
      connected,
    };
  });
  for (const quantity of quantities)
    if (fast[quantity] !== plain[quantity])
      throw new Error(`fast and plain graph of ${rules.name} differ in ${quantity}`);
  return fast;
}

function cells(): Cell[] {
  return printed('martins2024/table-6.1').flatMap((line) => {
    const computed = row(namedTowers[line.tower as keyof typeof namedTowers](Number(line.discs)));
    return quantities.map((quantity) => ({
      place: [`${line.discs} discs`, line.tower, quantity],
      printed: line[quantity],
      computed: computed[quantity],
    }));
  });
}

const item: TableItem = {
  id: 'martins2024/table-6.1',
  kind: 'table',
  statement:
    'Order, size, largest and smallest degree and connectedness of the graphs of Hanoi, Bucharest, Oxford, London (capacities n, n-1, n-2) and Manaus for 2 and 3 discs: 50 cells.',
  departs:
    'The row of London with 2 balls holds when the pegs keep the capacities 3, 2, 1 of the game with 3 balls.',
  uses: [
    'martins2024/section-3.4/order-size',
    'martins2024/theorem-1',
    'martins2024/theorem-2',
    'martins2024/theorem-8',
  ],
  recorded: 'fails',
  columns: ['discs', 'tower', 'quantity'],
  cells,
  check: () => {
    const finding = compared(cells(), {
      checked: 'all 50 cells, from the stored graphs built in two ways',
      methods: 2,
    });
    const kept = row(namedTowers.london(2, { capacities: [3, 2, 1] }));
    const asPrinted = printed('martins2024/table-6.1').find(
      (line) => line.tower === 'london' && line.discs === '2',
    );
    const readingHolds = quantities.every((quantity) => asPrinted?.[quantity] === kept[quantity]);
    if (finding.counterexample === undefined || !readingHolds) return finding;
    return {
      ...finding,
      counterexample: `${finding.counterexample}. With capacities 2, 1, 0 the only states are 12//, 21//, 1/2/, 2/1/, joined by two moves of a ball between p0 and p1`,
    };
  },
};
export default item;
