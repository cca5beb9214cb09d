import { hanoi } from '@manaus/core';
import { connectedComponents } from '@manaus/graph';
import { general, type Item, range, until } from '../../check/index.js';
import { hanoiGraph } from '../../shared/hanoi-graph.js';
import { played } from '../../shared/played.js';

const item: Item = {
  id: 'martins2024/lemma-1',
  kind: 'lemma',
  statement: {
    en: 'For every n >= 1 there is a path in H_3^n between any two vertices.',
    pt: 'Para todo n >= 1 há um caminho em H_3^n entre dois vértices quaisquer.',
  },
  uses: [],
  recorded: 'holds-in-range',
  check: (effort) => {
    const most = effort === 'quick' ? 11 : 14;
    return general<number, boolean>({
      checked: `components of H_3^n, n = 1 to ${most}; to n = 7 also by playing from 1..n//`,
      instances: range(1, most),
      stated: () => true,
      methods: {
        'components of the stored graph': (n) =>
          connectedComponents(hanoiGraph(n)).sizes.length === 1,
        'play from all discs on p0': until(7, (n) => played(hanoi(n)).size === 3 ** n),
      },
    });
  },
};
export default item;
