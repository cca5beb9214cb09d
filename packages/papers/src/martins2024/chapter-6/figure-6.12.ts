import { type FigureItem, finite } from '../../check/index.js';
import { type Compared, common, comparisons } from '../evidence/hanoi-and-london.js';
import { drawOverlay } from '../figures/overlay.js';

export default {
  id: 'martins2024/figure-6.12',
  statement: {
    en: 'H_3^3 and L_3^3 share states, and each has states that the other lacks; neither is a subgraph of the other, with the labels kept or without them.',
    pt: 'H_3^3 e L_3^3 têm estados em comum, e cada um tem estados que faltam ao outro; nenhum é subgrafo do outro, com os rótulos mantidos ou sem eles.',
  },
  caption:
    'H_3^3 and L_3^3 on the same places: common states green, only London’s red, only Hanoi’s gray',
  towers: ['hanoi', 'london'],
  uses: ['martins2024/section-6.3/H-vs-L', 'martins2024/figure-6.11'],
  recorded: 'holds',
  figure: drawOverlay,
  check: () =>
    finite<number, Compared>({
      checked: {
        en: `the states of both graphs and all 60 arrangements: ${common.states} common, ${common.own[1]} only London’s, ${common.own[0]} only Hanoi’s; a search for either graph in the other, and orders and the most disjoint triangles`,
        pt: `os estados dos dois grafos e todos os 60 arranjos: ${common.states} comuns, ${common.own[1]} só de Londres, ${common.own[0]} só de Hanói; uma busca de cada grafo no outro, e as ordens e o maior número de triângulos disjuntos`,
      },
      instances: [3],
      stated: () => ({
        states: common.states,
        own: common.own,
        inside: [false, false],
        renamed: [false, false],
      }),
      methods: comparisons,
    }),
} satisfies FigureItem;
