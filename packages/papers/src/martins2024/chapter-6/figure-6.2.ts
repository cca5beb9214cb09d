import { smallMultiples } from '@manaus/plot';
import { apart, drawG, drawQ, graftsOfExamples, joined } from '../../shared/figures/grafts.js';
import { exampleOfOurs } from '../../shared/figures/unchecked.js';

export default exampleOfOurs(
  {
    id: 'martins2024/figure-6.2',
    statement: {
      en: 'G has the edge ab, and Q the vertices v and w: what the graft enx(Q, v, w, G, ab) asks for.',
      pt: 'G tem a aresta ab, e Q os vértices v e w: o que o enxerto enx(Q, v, w, G, ab) requer.',
    },
    departs: {
      en: 'The graphs of the print are lost: G and Q are an example of ours.',
      pt: 'Os grafos do impresso se perderam: G e Q são um exemplo nosso.',
    },
    caption:
      'The graphs G, with the edge ab, and Q, with the vertices v and w (an example of ours)',
    uses: ['martins2024/definition-6'],
    figure: () =>
      smallMultiples([drawG(apart, '(a) G'), drawQ(apart, '(b) Q')], { title: 'Before the graft' }),
  },
  () =>
    graftsOfExamples([apart, joined], {
      en: 'the edge and the vertices by name, and the edges as stored',
      pt: 'a aresta e os vértices pelo nome, e as arestas como armazenadas',
    }),
);
