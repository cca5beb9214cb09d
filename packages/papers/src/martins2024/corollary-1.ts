import { london, oxford } from '@manaus/core';
import { isPlanar, planarity } from '@manaus/graph';
import { storeTower } from '@manaus/lab';
import { differ, firstWrong, general, range } from '../legacy/check.js';
import type { Item } from '../legacy/item.js';
import { carriesKuratowski, fitsWithFixedDiscs } from './evidence/fixed-discs.js';

function wrong(discs: number): string | null {
  const [first, tower] = [storeTower(london(4)), storeTower(london(discs))];
  const found = planarity(first.graph);
  return firstWrong(
    differ(`L_3^${discs} is planar by the test`, false, isPlanar(tower.graph)),
    differ('L_3^4 has a Kuratowski subgraph', true, !found.planar),
    found.planar
      ? null
      : differ(
          `it is one of L_3^${discs} with discs fixed`,
          true,
          carriesKuratowski(first, found.kuratowski, tower),
        ),
    discs === 4
      ? null
      : differ(
          `L_3^${discs} contains L_3^${discs - 1} with disc ${discs} fixed`,
          true,
          fitsWithFixedDiscs(storeTower(london(discs - 1)), tower),
        ),
  );
}

const item: Item = {
  id: 'martins2024/corollary-1',
  kind: 'corollary',
  statement: 'L_3^n (capacities n, n-1, n-2) is not planar for every n >= 4.',
  departs:
    'The corollary itself is judged. Its derivation, from theorem 3 and O_3^n in L_3^{n+2}, reaches n >= 5 only, as O_3^2 is planar; L_3^4 is not planar by a Kuratowski subgraph of its own.',
  uses: ['martins2024/theorem-3', 'martins2024/section-4.4.3/O-in-L'],
  recorded: 'holds-in-range',
  check: (effort) => {
    const gap = [2, 3]
      .map((n) => `O_3^${n} is ${isPlanar(storeTower(oxford(n)).graph) ? '' : 'not '}planar`)
      .join(', ');
    const most = effort === 'quick' ? 5 : 6;
    return general(range(4, most), wrong, {
      checked: `n = 4 to ${most}: a Kuratowski subgraph of L_3^4 verified and carried to L_3^n by fixing discs, and the planarity test; of the derivation: ${gap}`,
      methods: 2,
    });
  },
};
export default item;
