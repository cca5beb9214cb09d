import { london, namedTowers, type TowerFamily } from '@manaus/core';
import { blocks, components, isomorphism, triangularSnake } from '@manaus/graph';
import { storeTower } from '@manaus/lab';
import { range } from '../check.js';
import { butterflyCover } from '../evidence/butterflies.js';
import { reachedByEdges } from '../evidence/certified.js';
import type { Finding, Item } from '../item.js';

/** A snake T_k has 2k - 1 vertices and only triangles as blocks; neither is true of L_3^3. */
function judgeSnake(): Finding {
  const { graph, labels } = storeTower(london(3));
  const tried = {
    checked:
      'L_3^3 against every T_k with k <= 20 by order and isomorphism, its blocks, and its edges against its butterflies',
    methods: 2,
  };
  const snake = range(1, 20).find(
    (k) =>
      triangularSnake(k).order === graph.order && isomorphism(triangularSnake(k), graph) !== null,
  );
  const cover = butterflyCover(graph);
  const whole = cover.looseVertices.length === 0 && cover.looseEdges.length === 0;
  if (snake !== undefined || whole) return { verdict: 'holds', ...tried };
  const [a, b] = cover.looseEdges[0];
  const counterexample = `L_3^3 has ${graph.order} vertices, and a snake T_k has 2k - 1, an odd number (the butterfly T_3 has 5); its edge ${labels[a]} - ${labels[b]} lies in no triangle, as ${cover.looseEdges.length} of its edges, and every edge of a snake lies in one; it has ${blocks(graph).blocks.length === 1 ? 'one block' : `${blocks(graph).blocks.length} blocks`}, and the blocks of a snake are triangles`;
  return { verdict: 'fails', ...tried, counterexample };
}

type Named = readonly [name: string, tower: TowerFamily];
const compared: Named[] = (['hanoi', 'bucharest', 'oxford', 'london', 'manaus'] as const).map(
  (name) => [name, namedTowers[name]],
);

/** The compared towers whose graph with n discs is disconnected, by two searches. */
function disconnected(discs: number): string[] {
  return compared
    .filter(([name, tower]) => {
      const { graph } = storeTower(tower(discs));
      const apart = components(graph).sizes.length > 1;
      if (apart !== reachedByEdges(graph) < graph.order)
        throw new Error(`two searches differ on ${name} with ${discs} discs`);
      return apart;
    })
    .map(([name]) => name);
}

function judgeOnly(most: number): Finding {
  const tried = {
    checked: `components of the five compared towers with 2 to ${most} discs, by two searches`,
    methods: 2,
  };
  const wrong = range(2, most).flatMap((discs) => {
    const found = disconnected(discs).filter((name) => name !== 'manaus');
    return found.length === 0
      ? []
      : [`with ${discs} discs ${found.join(' and ')} is disconnected too`];
  });
  if (wrong.length === 0) return { verdict: 'holds-in-range', ...tried };
  const { labels } = storeTower(london(2));
  return {
    verdict: 'fails',
    ...tried,
    counterexample: `${wrong.join('; ')} (capacities 2, 1, 0: the states ${labels.join(', ')}, joined by the moves 12// - 2/1/ and 21// - 1/2/ only)`,
  };
}

const items: Item[] = [
  {
    id: 'martins2024/section-6.3/L33-class',
    kind: 'statement',
    statement: 'L_3^3 is a triangular snake or a butterfly, or at the least made of such.',
    departs:
      'It holds 6 butterflies, of which no two share a vertex; 6 vertices and 18 edges lie in none.',
    uses: ['martins2024/proposition-4/butterflies'],
    recorded: 'fails',
    check: judgeSnake,
  },
  {
    id: 'martins2024/section-6.3/only-M-disconnected',
    kind: 'statement',
    statement:
      'Of the graphs of Hanoi, Bucharest, Oxford, London and Manaus with the same n >= 2 discs, that of Manaus alone is disconnected.',
    departs:
      'It holds for n >= 3, and for n = 2 when the pegs of London keep the capacities 3, 2, 1.',
    uses: ['martins2024/theorem-5', 'martins2024/table-6.1'],
    recorded: 'fails',
    check: (effort) => judgeOnly(effort === 'quick' ? 4 : 5),
  },
];
export default items;
