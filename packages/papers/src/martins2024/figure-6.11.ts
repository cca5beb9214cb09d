import { bucharest, hanoi, london, oxford, type TowerRules, towerPuzzle } from '@manaus/core';
import { edgesOf, verifySubgraph } from '@manaus/graph';
import { drawTower, storeTower } from '@manaus/lab';
import { smallMultiples } from '@manaus/plot';
import { differ, finite, firstWrong } from '../legacy/check.js';
import type { FigureItem } from '../legacy/item.js';

/** The four graphs: by their tower, order and size. */
const towers = [
  { rules: oxford(3), order: 60, size: 108 },
  { rules: london(3), order: 36, size: 54 },
  { rules: hanoi(3), order: 27, size: 39 },
  { rules: bucharest(3), order: 27, size: 26 },
];

/** The moves of a tower as pairs of labels, by playing its plain rules in every state. */
function movesOf(rules: TowerRules): Set<string> {
  const { notation, moves, apply } = towerPuzzle(rules);
  const { labels } = storeTower(rules);
  return new Set(
    labels.flatMap((label) =>
      moves(notation.parse(label)).map((move) =>
        [label, notation.format(apply(notation.parse(label), move))].sort().join(' '),
      ),
    ),
  );
}

/** A graph inside another with the same labels, by the stored graphs and by playing. */
function wrongInside([inner, outer]: readonly [TowerRules, TowerRules]): string | null {
  const [small, large] = [storeTower(inner), storeTower(outer)];
  const map = small.labels.map((label) => large.labels.indexOf(label));
  const played = [...movesOf(inner)].find((move) => !movesOf(outer).has(move));
  return firstWrong(
    differ(
      `${inner.name} is in ${outer.name}`,
      true,
      verifySubgraph(small.graph, large.graph, map),
    ),
    differ(`a move of ${inner.name} that ${outer.name} lacks`, undefined, played),
  );
}

const item: FigureItem = {
  id: 'martins2024/figure-6.11',
  kind: 'figure',
  statement:
    'O_3^3, L_3^3, H_3^3 and B_3^3 have orders 60, 36, 27, 27 and sizes 108, 54, 39, 26; with the labels kept, B_3^3 is a subgraph of H_3^3, and H_3^3 and L_3^3 are subgraphs of O_3^3.',
  caption: 'O_3^3, L_3^3, H_3^3 and B_3^3, coloured by the moves to the goal',
  uses: [
    'martins2024/table-6.1',
    'martins2024/section-6.3/O-supergraph',
    'martins2024/section-6.3/B-in-H',
  ],
  recorded: 'holds',
  figure: () =>
    smallMultiples(
      towers.map(({ rules }) =>
        drawTower(storeTower(rules), {
          size: 640,
          ...(rules.symbol === 'B' ? { legend: [] } : {}),
        }),
      ),
      { title: 'Four graphs of three discs', columns: 2 },
    ),
  check: () => {
    const tried = {
      checked:
        'orders and sizes of the stored graphs and by playing; the three inclusions by a verified map and move by move',
      methods: 2,
    };
    const sizes = finite(
      towers,
      ({ rules, order, size }) =>
        firstWrong(
          differ(`order of ${rules.name}`, order, storeTower(rules).labels.length),
          differ(`size of ${rules.name}`, size, edgesOf(storeTower(rules).graph).length),
          differ(`moves of ${rules.name}`, size, movesOf(rules).size),
        ),
      tried,
    );
    if (sizes.verdict === 'fails') return sizes;
    return finite(
      [
        [bucharest(3), hanoi(3)],
        [hanoi(3), oxford(3)],
        [london(3), oxford(3)],
      ] as const,
      wrongInside,
      tried,
    );
  },
};
export default item;
