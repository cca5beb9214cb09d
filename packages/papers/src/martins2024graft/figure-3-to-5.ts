import { smallMultiples } from '@manaus/plot';
import { finite, firstWrong, general, range } from '../legacy/check.js';
import type { FigureItem } from '../legacy/item.js';
import { drawGeneralStep, drawThirdStep, wrongStep } from '../shared/figures/construction.js';
import { apart, drawG, drawQ, drawR, wrongGraft, wrongParts } from '../shared/figures/grafts.js';
import { exampleOfOurs } from '../shared/figures/unchecked.js';

const graft = exampleOfOurs(
  {
    id: 'martins2024graft/figure-3',
    statement:
      'R = enx(Q, v, w, G, ab) is G without its edge ab, and Q, with a and v made one vertex, and b and w another.',
    departs: 'The graphs of the print are lost: G, Q and R are an example of ours.',
    caption: 'The graft R = enx(Q, v, w, G, ab): G, Q and R (an example of ours)',
    uses: ['martins2024graft/definition-1'],
    figure: () =>
      smallMultiples([drawG(apart, '(a) G'), drawQ(apart, '(b) Q'), drawR(apart, '(c) R')], {
        title: 'The graft enx(Q, v, w, G, ab)',
      }),
  },
  () =>
    finite([apart], (example) => firstWrong(wrongParts(example), wrongGraft(example)), {
      checked:
        'R by the set formula of the definition on names, and by joining and merging, edge by edge and by a verified isomorphism',
      methods: 2,
    }),
);

const step: FigureItem = {
  id: 'martins2024graft/figure-4',
  kind: 'figure',
  statement:
    'For n >= 2, H_n is the graft of three copies of H_{n-1}, at two vertices of degree 2, on the perfect matching of C_6.',
  caption: 'C_6, H_{n-1}, and H_n as the result of three grafts',
  uses: ['martins2024graft/algorithm-1', 'martins2024/figure-6.5'],
  recorded: 'holds-in-range',
  figure: drawGeneralStep,
  check: (effort) => {
    const most = effort === 'quick' ? 6 : 8;
    return general(range(2, most), wrongStep, {
      checked: `n = 2 to ${most}: any two vertices of degree 2, either direction of a matched edge, and grafts alone from K_3 on; isomorphisms with the game’s graph, verified`,
      methods: 2,
    });
  },
};

const third: FigureItem = {
  id: 'martins2024graft/figure-5',
  kind: 'figure',
  statement: 'H_3 is the graft of three copies of H_2 on the perfect matching of C_6.',
  caption: 'C_6, H_2, and H_3 as the result of three grafts',
  uses: ['martins2024graft/figure-4', 'martins2024/figure-6.6'],
  recorded: 'holds',
  figure: drawThirdStep,
  check: () =>
    finite([3], wrongStep, {
      checked:
        'any two vertices of degree 2, either direction of a matched edge, and grafts alone from K_3 on; isomorphisms verified',
      methods: 2,
    }),
};

const items: readonly FigureItem[] = [graft, step, third];
export default items;
