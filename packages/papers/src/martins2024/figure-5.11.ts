import { formatLabel, manaus, parseLabel, stacked } from '@manaus/core';
import { boardsFigure } from '@manaus/plot';
import { differ, firstWrong, general, range } from '../legacy/check.js';
import type { FigureItem } from '../legacy/item.js';
import { manausStates, manausTower } from './evidence/manaus-states.js';

const goodWith = (discs: number, peg: number) =>
  manausStates(discs).filter(({ good, pegOf }) => good && pegOf[discs - 1] === peg);

/** The counts of the two cases, and the exchange of p0 and p1 that carries the second case to the game with one disc less. */
function wrong(k: number): string | null {
  const fewer = manausTower(k);
  const carried = goodWith(k + 1, 2).filter(({ pegOf }) => {
    const label = formatLabel(
      stacked(
        pegOf.slice(0, k).map((peg) => [1, 0, 2][peg]),
        3,
      ),
    );
    return fewer.labels.includes(label) && fewer.distances[fewer.vertex(label)] >= 0;
  });
  return firstWrong(
    differ(`good states with disc ${k + 1} on p0`, 3 ** k - 1, goodWith(k + 1, 0).length),
    differ(`good states with disc ${k + 1} on p2`, (3 ** k - 1) / 2 - k, goodWith(k + 1, 2).length),
    differ(
      `good states of M_3^${k}`,
      goodWith(k + 1, 2).length,
      manausStates(k).filter(({ good }) => good).length,
    ),
    differ(
      'of them carried to good states with one disc less',
      goodWith(k + 1, 2).length,
      carried.length,
    ),
    differ(`good states with disc ${k + 1} on p1`, 0, goodWith(k + 1, 1).length),
  );
}

const item: FigureItem = {
  id: 'martins2024/figure-5.11',
  kind: 'figure',
  statement:
    'For k >= 2, of the states of Manaus with k + 1 discs those with d_{k+1} on p0 are good, 3^k - 1 in number; with d_{k+1} on p2 as many are good as M_3^k has good states; with d_{k+1} on p1 none is.',
  departs: 'The boards are lost: one of each case is drawn for k = 3.',
  caption:
    'Manaus with k + 1 discs: the two cases of the proof of theorem 9, d_{k+1} on p0 and on p2',
  uses: ['martins2024/theorem-9', 'martins2024/lemma-2', 'martins2024/lemma-3'],
  recorded: 'holds-in-range',
  figure: () => {
    const rules = manaus(4);
    const boards = [
      {
        state: parseLabel(rules, '4/13/2'),
        heading: '(a) the largest disc on p0',
        notes: [`all ${goodWith(4, 0).length} such states are good`],
      },
      {
        state: parseLabel(rules, '/123/4'),
        heading: '(b) the largest disc on p2',
        notes: [`${goodWith(4, 2).length} such states are good, as of M₃³`],
      },
    ];
    return boardsFigure({
      rules,
      boards,
      title: 'Manaus with k + 1 = 4 discs: the two cases of the proof',
      width: 800,
    });
  },
  check: (effort) => {
    const most = effort === 'quick' ? 7 : 10;
    return general(range(2, most), wrong, {
      checked: `k = 2 to ${most}: good states by search, counted by the peg of the largest disc, and carried one by one to the game with k discs`,
      methods: 2,
    });
  },
};
export default item;
