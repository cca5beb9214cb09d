import type { Item } from '../../check/index.js';
import { mergedEdge } from '../../shared/grafts/definition.js';

export default {
  id: 'martins2024/definition-6/iff',
  statement: {
    en: 'For R = enx(Q, v, w, G, ab) the edge ab is in E(R) if and only if vw is in E(Q).',
    pt: 'Para R = enx(Q, v, w, G, ab), a aresta ab está em E(R) se e somente se vw está em E(Q).',
  },
  departs: {
    en: 'a and v are two names of one vertex, and b and w of another, as the prose of the definition says; by the letter of the set formula a and b are no vertices of R.',
    pt: 'a e v são dois nomes de um mesmo vértice, e b e w de outro, como diz o texto da definição; ao pé da letra da fórmula de conjuntos, a e b não são vértices de R.',
  },
  uses: ['martins2024/definition-6'],
  recorded: 'proved',
  check: mergedEdge,
} satisfies Item;
