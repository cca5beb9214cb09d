import { smallMultiples } from '@manaus/plot';
import { conjunction, type FigureItem } from '../../check/index.js';
import {
  apart,
  drawG,
  drawQ,
  drawR,
  graftsOfExamples,
  joined,
} from '../../shared/figures/grafts.js';
import { mergedEdge } from '../../shared/grafts/definition.js';

export default {
  id: 'martins2024/figure-6.4',
  statement: {
    en: 'The edge ab is in R = enx(Q, v, w, G, ab) if and only if vw is an edge of Q.',
    pt: 'A aresta ab está em R = enx(Q, v, w, G, ab) se e somente se vw é uma aresta de Q.',
  },
  departs: {
    en: 'a and b mean the vertices that v and w became one with; the set formula keeps only the names v and w. The graphs of the print are lost: an example of ours is drawn, and all small graphs are tried.',
    pt: 'a e b designam os vértices com que v e w se identificaram; a fórmula de conjuntos só conserva os nomes v e w. Os grafos do impresso se perderam: desenha-se um exemplo nosso, e testam-se todos os grafos pequenos.',
  },
  caption: 'A graft where vw is an edge of Q, so that ab is an edge of R (an example of ours)',
  uses: ['martins2024/definition-6'],
  rebuilt: true,
  recorded: 'proved',
  figure: () =>
    smallMultiples(
      [drawG(joined, '(a) G'), drawQ(joined, '(b) Q with vw'), drawR(joined, '(c) R with ab')],
      { title: 'A graft that keeps ab' },
    ),
  check: (effort) =>
    conjunction(
      graftsOfExamples([joined, apart], {
        en: 'both examples by the set formula on names',
        pt: 'os dois exemplos pela fórmula de conjuntos sobre nomes',
      }),
      mergedEdge(effort),
    ),
} satisfies FigureItem;
