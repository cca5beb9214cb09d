import { apart, drawR, graftsOfExamples } from '../../shared/figures/grafts.js';
import { exampleOfOurs } from '../../shared/figures/unchecked.js';

export default exampleOfOurs(
  {
    id: 'martins2024/figure-6.3',
    statement: {
      en: 'R = enx(Q, v, w, G, ab) for the graphs of figure 6.2: G without ab, and Q, with a and v made one vertex, b and w another.',
      pt: 'R = enx(Q, v, w, G, ab) para os grafos da Figura 6.2: G sem ab, unido a Q, com a e v identificados num só vértice, e b e w em outro.',
    },
    departs: {
      en: 'The graphs of the print are lost: G and Q are an example of ours. The names a and b go, as in the set formula: V(R) keeps v and w.',
      pt: 'Os grafos do impresso se perderam: G e Q são um exemplo nosso. Os nomes a e b saem, como na fórmula de conjuntos: V(R) conserva v e w.',
    },
    caption: 'The graft R = enx(Q, v, w, G, ab) of the example',
    uses: ['martins2024/figure-6.2', 'martins2024/definition-6'],
    figure: () => drawR(apart, 'R = enx(Q, v, w, G, ab)'),
  },
  () =>
    graftsOfExamples([apart], {
      en: 'R by the set formula on names, and by joining and merging, edge by edge',
      pt: 'R pela fórmula de conjuntos sobre nomes, e unindo e identificando, aresta a aresta',
    }),
);
