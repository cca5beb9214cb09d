import { pegsOfDiscs } from '@manaus/core';
import { graphFromEdges, verifyIsomorphism } from '@manaus/graph';
import { differ, firstWrong, general, range } from '../legacy/check.js';
import type { FigureItem } from '../legacy/item.js';
import { drawThree, partOf } from '../shared/figures/construction.js';
import { placedHanoi } from '../shared/figures/hanoi-graph.js';

/** The three parts by the peg of the largest disc; taking it off is an isomorphism onto H_3^k, and three edges are left, one for each two parts. */
function wrong(k: number): string | null {
  const { states, edges } = placedHanoi(k + 1);
  const small = new Map(placedHanoi(k).states.map((state, v) => [pegsOfDiscs(state).join(), v]));
  const part = states.map((_, v) => partOf(k + 1, v));
  const members = [0, 1, 2].map((peg) => states.flatMap((_, v) => (part[v] === peg ? [v] : [])));
  const left = edges.filter(([a, b]) => part[a] !== part[b]);
  return firstWrong(
    ...members.map((kept) => {
      const inside = edges.filter(
        ([a, b]) => part[a] === part[kept[0]] && part[b] === part[kept[0]],
      );
      const place = new Map(kept.map((v, i) => [v, i]));
      const own = graphFromEdges(
        kept.length,
        inside.map(([a, b]): [number, number] => [place.get(a) ?? -1, place.get(b) ?? -1]),
      );
      const map = kept.map((v) => small.get(pegsOfDiscs(states[v]).slice(0, -1).join()) ?? -1);
      return differ(
        `taking disc ${k + 1} off is an isomorphism onto H_3^${k}`,
        true,
        verifyIsomorphism(own, placedHanoi(k).graph, map),
      );
    }),
    differ(
      'orders of the parts',
      `${3 ** k},${3 ** k},${3 ** k}`,
      members.map((kept) => kept.length).join(),
    ),
    differ(
      'parts that the other edges join',
      '0-1 0-2 1-2',
      left
        .map(([a, b]) => [part[a], part[b]].sort().join('-'))
        .sort()
        .join(' '),
    ),
  );
}

const item: FigureItem = {
  id: 'martins2024/figure-6.10',
  kind: 'figure',
  statement:
    'For k >= 1, H_3^(k+1) consists of three disjoint copies of H_3^k and three edges, one between each two copies.',
  departs:
    'That the three edges make no new A(T_6), as the proof of theorem 11 says in passing, is not part of the figure.',
  caption: 'H_3^(k+1) from three disjoint copies of H_3^k',
  uses: ['martins2024/figure-6.5', 'martins2024/theorem-11'],
  recorded: 'holds-in-range',
  figure: () => drawThree('H₃ᵏ', 'H₃ᵏ⁺¹ from three copies of H₃ᵏ'),
  check: (effort) => {
    const most = effort === 'quick' ? 6 : 8;
    return general(range(1, most), wrong, {
      checked: `k = 1 to ${most}: the parts by the peg of the largest disc, an explicit isomorphism of each, verified, and the edges that are left`,
      methods: 2,
    });
  },
};
export default item;
