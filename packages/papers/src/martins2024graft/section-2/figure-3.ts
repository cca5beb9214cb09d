import { smallMultiples } from '@manaus/plot';
import { apart, drawG, drawQ, drawR, graftsOfExamples } from '../../shared/figures/grafts.js';
import { exampleOfOurs } from '../../shared/figures/unchecked.js';

export default exampleOfOurs(
  {
    id: 'martins2024graft/figure-3',
    statement: {
      en: 'R = enx(Q, v, w, G, ab) is G without its edge ab, and Q, with a and v made one vertex, and b and w another.',
      pt: 'R = enx(Q, v, w, G, ab) é G sem a aresta ab, unido a Q, com a e v identificados num só vértice, e b e w em outro.',
    },
    departs: {
      en: 'The graphs of the print are lost: G, Q and R are an example of ours.',
      pt: 'Os grafos do impresso se perderam: G, Q e R são um exemplo nosso.',
    },
    caption: 'The graft R = enx(Q, v, w, G, ab): G, Q and R (an example of ours)',
    uses: ['martins2024graft/definition-1'],
    figure: () =>
      smallMultiples([drawG(apart, '(a) G'), drawQ(apart, '(b) Q'), drawR(apart, '(c) R')], {
        title: 'The graft enx(Q, v, w, G, ab)',
      }),
  },
  () =>
    graftsOfExamples([apart], {
      en: 'R by the set formula of the definition on names, and by joining and merging, edge by edge',
      pt: 'R pela fórmula de conjuntos da definição sobre nomes, e unindo e identificando, aresta a aresta',
    }),
);
