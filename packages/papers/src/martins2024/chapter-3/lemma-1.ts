import { hanoi } from '@manaus/core';
import { connectedComponents } from '@manaus/graph';
import { type Item, until, upTo } from '../../check/index.js';
import { hanoiGraph } from '../../shared/hanoi-graph.js';
import { played } from '../../shared/played.js';

export default {
  id: 'martins2024/lemma-1',
  statement: {
    en: 'For every n >= 1 there is a path in H_3^n between any two vertices.',
    pt: 'Para todo n >= 1 há um caminho em H_3^n entre dois vértices quaisquer.',
  },
  towers: ['hanoi'],
  recorded: 'proved',
  check: upTo<boolean>({ from: 1, quick: 11, full: 14 }, (most) => ({
    checked: {
      en: `components of H_3^n, n = 1 to ${most}; to n = 7 also by playing from 1..n//`,
      pt: `componentes de H_3^n, n = 1 a ${most}; até n = 7 também jogando a partir de 1..n//`,
    },
    stated: () => true,
    methods: {
      'components of the stored graph': (n) =>
        connectedComponents(hanoiGraph(n)).sizes.length === 1,
      'play from all discs on p0': until(7, (n) => played(hanoi(n)).size === 3 ** n),
    },
  })),
} satisfies Item;
