import { hanoi, london, manaus } from '@manaus/core';
import { components, maximumDisjoint, trianglesOf } from '@manaus/graph';
import { storeTower } from '@manaus/lab';
import { isSorted } from '@manaus/plot';
import { differ, finite, firstWrong } from '../legacy/check.js';
import type { FigureItem } from '../legacy/item.js';
import { arrangements } from '../shared/arrangements.js';
import { compared, drawOverlay, drawThreeGraphs, edgeLabels } from './figures/overlay.js';

/** The three sets by the labels of the graphs, and by all arrangements: sorted or not, within the capacities or not. */
function wrongSets(): string | null {
  const { common, onlyH, onlyL } = compared();
  const all = [...arrangements(3)];
  const fits = (state: readonly (readonly number[])[]) =>
    state.every((held, peg) => held.length <= 3 - peg);
  return firstWrong(
    differ(
      'common states',
      all.filter((state) => isSorted(state) && fits(state)).length,
      common.length,
    ),
    differ(
      'states of London only',
      all.filter((state) => !isSorted(state) && fits(state)).length,
      onlyL.length,
    ),
    differ(
      'states of Hanoi only',
      all.filter((state) => isSorted(state) && !fits(state)).length,
      onlyH.length,
    ),
    differ(
      'some state of each kind',
      true,
      common.length > 0 && onlyL.length > 0 && onlyH.length > 0,
    ),
    differ(
      'the common states are those of Manaus',
      [...storeTower(manaus(3)).labels].sort().join(' '),
      [...common].sort().join(' '),
    ),
  );
}

/** Not even with other labels: London has more vertices than Hanoi, and not so many disjoint triangles. */
function wrongAbstract(): string | null {
  const [h, l] = [storeTower(hanoi(3)).graph, storeTower(london(3)).graph];
  const [inL, inH] = [l, h].map((graph) => maximumDisjoint(trianglesOf(graph)));
  return firstWrong(
    differ('L_3^3 has more vertices than H_3^3', true, l.order > h.order),
    differ('proved', 'true,true', [inL.proved, inH.proved].join()),
    differ(
      'L_3^3 has fewer disjoint triangles than H_3^3',
      true,
      inL.chosen.length < inH.chosen.length,
    ),
  );
}

const two: FigureItem = {
  id: 'martins2024/figure-6.12',
  kind: 'figure',
  statement:
    'H_3^3 and L_3^3 share states, and each has states that the other lacks; neither is a subgraph of the other, with the labels kept or without them.',
  caption:
    'H_3^3 and L_3^3 on the same places: common states green, only London’s red, only Hanoi’s grey',
  uses: ['martins2024/section-6.3/H-vs-L', 'martins2024/figure-6.11'],
  recorded: 'holds',
  figure: drawOverlay,
  check: () => {
    const { common, onlyH, onlyL } = compared();
    const tried = {
      checked: `the states of both graphs and all 60 arrangements: ${common.length} common, ${onlyL.length} only London’s, ${onlyH.length} only Hanoi’s; orders, and the most disjoint triangles`,
      methods: 2,
    };
    return finite([3], () => firstWrong(wrongSets(), wrongAbstract()), tried);
  },
};

/** Manaus as the intersection of the other two, states and moves; in components, and its place in Hanoi. */
function wrongThree(): string | null {
  const parts = [hanoi(3), london(3), manaus(3)].map(
    (rules) => components(storeTower(rules).graph).sizes.length,
  );
  const [h, l, m] = [hanoi(3), london(3), manaus(3)].map(edgeLabels);
  const good = Array.from(storeTower(manaus(3)).distances).filter(
    (distance) => distance >= 0,
  ).length;
  return firstWrong(
    wrongSets(),
    differ(
      'moves common to H and L',
      [...m].sort().join(', '),
      [...h]
        .filter((move) => l.has(move))
        .sort()
        .join(', '),
    ),
    differ('moves of M that H lacks', 0, [...m].filter((move) => !h.has(move)).length),
    differ('components of H, L, M', '1,1,2', parts.join()),
    differ(
      'good and bad states',
      '10 and 9',
      `${good} and ${storeTower(manaus(3)).labels.length - good}`,
    ),
    wrongAbstract(),
  );
}

const three: FigureItem = {
  id: 'martins2024/figure-6.13',
  kind: 'figure',
  statement:
    'M_3^3, the common states and moves of H_3^3 and L_3^3, is a subgraph of H_3^3, as L_3^3 is not; of the three it alone is disconnected, with 10 good and 9 bad states.',
  caption:
    'H_3^3, L_3^3 and M_3^3: the states of Manaus green in the first two, good green and bad red in the third',
  uses: [
    'martins2024/section-6.3/M-in-H',
    'martins2024/section-6.3/only-M-disconnected',
    'martins2024/figure-6.12',
  ],
  recorded: 'holds',
  figure: drawThreeGraphs,
  check: () =>
    finite([3], wrongThree, {
      checked:
        'states by the graphs and by all 60 arrangements, moves by their labels, components by search',
      methods: 2,
    }),
};

const items: readonly FigureItem[] = [two, three];
export default items;
