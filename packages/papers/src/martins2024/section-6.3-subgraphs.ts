import {
  bucharest,
  hanoi,
  london,
  manaus,
  oxford,
  type TowerRules,
  towerPuzzle,
  violation,
} from '@manaus/core';
import { edgesOf, findSubgraph, maximumDisjoint, trianglesOf } from '@manaus/graph';
import { type StoredTower, storeTower } from '@manaus/lab';
import { differ, finite, firstWrong } from '../legacy/check.js';
import type { Item } from '../legacy/item.js';

const edgeLabels = ({ graph, labels }: StoredTower): string[] =>
  edgesOf(graph).map(([a, b]) => [labels[a], labels[b]].sort().join(' - '));

/** What one tower with 3 discs has and another lacks: states and moves by the stored graphs, and by playing the rules. */
function lacks(inner: TowerRules, outer: TowerRules): { states: string[]; moves: string[] } {
  const [small, large] = [storeTower(inner), storeTower(outer)];
  const states = small.labels.filter((label) => !large.labels.includes(label));
  const present = new Set(edgeLabels(large));
  const moves = edgeLabels(small).filter((edge) => !present.has(edge));
  const played = lacksByPlaying(inner, outer);
  if (played.states !== states.length || played.moves !== moves.length)
    throw new Error(`${inner.name} in ${outer.name}: graphs and play differ`);
  return { states, moves };
}

function lacksByPlaying(inner: TowerRules, outer: TowerRules): { states: number; moves: number } {
  const [small, large] = [towerPuzzle(inner), towerPuzzle(outer)];
  let [states, moves] = [0, 0];
  for (const state of storeTower(inner).states) {
    const regular = violation(outer, state) === null;
    if (!regular) states++;
    const there = regular ? large.moves(state).map((move) => JSON.stringify(move)) : [];
    moves += small.moves(state).filter((move) => !there.includes(JSON.stringify(move))).length;
  }
  return { states, moves: moves / 2 };
}

/** Why one tower is no subgraph of another, states with the same label being the same; `null` when it is one. */
function notWithin(inner: TowerRules, outer: TowerRules): string | null {
  const { states, moves } = lacks(inner, outer);
  const name = `${inner.symbol}_3^3 in ${outer.symbol}_3^3`;
  return firstWrong(
    states.length === 0
      ? null
      : `${name}: ${states[0]} is no state there (nor ${states.length - 1} more)`,
    moves.length === 0
      ? null
      : `${name}: ${moves[0]} is no move there (nor ${moves.length - 1} more)`,
  );
}

const both =
  'states and moves compared by their labels, in the stored graphs and by playing the rules';

/** How many states and moves two towers have in common. */
const common = (a: TowerRules, b: TowerRules): readonly [number, number] => {
  const [first, { states, moves }] = [storeTower(a), lacks(a, b)];
  return [first.graph.order - states.length, edgesOf(first.graph).length - moves.length];
};

/** Neither by labels, nor by any other map: Hanoi's triangles have no vertex in common, and London has too few of those. */
function wrongHanoiLondon(): string | null {
  const [h, l] = [storeTower(hanoi(3)).graph, storeTower(london(3)).graph];
  const apart = (graph: typeof h) => maximumDisjoint(trianglesOf(graph)).chosen.length;
  return firstWrong(
    differ('H_3^3 is a subgraph of L_3^3', false, notWithin(hanoi(3), london(3)) === null),
    differ('L_3^3 is a subgraph of H_3^3', false, notWithin(london(3), hanoi(3)) === null),
    differ('a copy of H_3^3 in L_3^3 under other names', 'none', findSubgraph(h, l).answer),
    differ('H_3^3 has more disjoint triangles than L_3^3', true, apart(h) > apart(l)),
    differ('L_3^3 has more vertices than H_3^3', true, l.order > h.order),
    differ(
      'states and moves in common, counted from both sides',
      common(hanoi(3), london(3)).join(),
      common(london(3), hanoi(3)).join(),
    ),
  );
}

const items: Item[] = [
  {
    id: 'martins2024/section-6.3/O-supergraph',
    kind: 'statement',
    statement:
      'Every state and every move of Hanoi, Bucharest, London and Manaus with 3 discs is one of Oxford with 3 discs.',
    uses: [],
    recorded: 'holds',
    check: () =>
      finite(
        [hanoi(3), bucharest(3), london(3), manaus(3)],
        (rules) => notWithin(rules, oxford(3)),
        { checked: both, methods: 2 },
      ),
  },
  {
    id: 'martins2024/section-6.3/B-in-H',
    kind: 'statement',
    statement: 'Every state and every move of B_3^3 is one of H_3^3.',
    uses: [],
    recorded: 'holds',
    check: () =>
      finite([bucharest(3)], (rules) => notWithin(rules, hanoi(3)), { checked: both, methods: 2 }),
  },
  {
    id: 'martins2024/section-6.3/H-vs-L',
    kind: 'statement',
    statement:
      'H_3^3 and L_3^3 have many states and moves in common, but neither is a subgraph of the other.',
    departs:
      'No number is printed for the common part; it has 19 states and 22 moves, all of M_3^3. Neither graph is in the other under any other names either.',
    uses: ['martins2024/section-6.3/M-in-H'],
    recorded: 'holds',
    check: () => {
      const [states, moves] = common(hanoi(3), london(3));
      const checked = `${both}: ${states} states and ${moves} moves in common; and a search for H_3^3 in L_3^3 under other names, which disjoint triangles exclude too`;
      return finite([0], wrongHanoiLondon, { checked, methods: 2 });
    },
  },
  {
    id: 'martins2024/section-6.3/M-in-H',
    kind: 'statement',
    statement:
      'Every state and every move of M_3^3 is one of H_3^3, while L_3^3 is no subgraph of H_3^3.',
    uses: ['martins2024/proposition-6'],
    recorded: 'holds',
    check: () =>
      finite(
        [0],
        () =>
          firstWrong(
            notWithin(manaus(3), hanoi(3)),
            differ('L_3^3 is a subgraph of H_3^3', false, notWithin(london(3), hanoi(3)) === null),
          ),
        {
          checked: both,
          methods: 2,
        },
      ),
  },
];
export default items;
