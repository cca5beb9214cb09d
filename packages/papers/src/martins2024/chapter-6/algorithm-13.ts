import type { Item } from '../../check/index.js';
import { graftsAlongMatching } from '../../shared/grafts/matching.js';

export default {
  id: 'martins2024/algorithm-13',
  statement: {
    en: 'For every graph Q with two vertices v, w, every graph G and every matching M of G, the loop can graft a copy of Q on each edge of M, whatever the order in which it takes them, and returns enx(Q, v, w, G, M): the same graph for every order.',
    pt: 'Para todo grafo Q com dois vértices v e w, todo grafo G e todo emparelhamento M de G, o laço consegue enxertar uma cópia de Q em cada aresta de M, seja qual for a ordem em que as toma, e devolve enx(Q, v, w, G, M): o mesmo grafo para toda ordem.',
  },
  departs: {
    en: 'The loop takes every edge that M had at its start, though line 6 removes them from M; each edge keeps the end that is called a; line 5 calls Definition 6, not the algorithm itself; copies of Q share no vertex with G or each other.',
    pt: 'O laço toma toda aresta que M tinha no início, embora a linha 6 as retire de M; cada aresta conserva o extremo que se chama a; a linha 5 chama a Definição 6, não o próprio algoritmo; as cópias de Q não têm vértice em comum com G nem entre si.',
  },
  uses: ['martins2024/definition-6'],
  recorded: 'proved',
  check: graftsAlongMatching,
} satisfies Item;
