import type { FigureItem } from '../../check/index.js';
import { cyclesOfHanoi, drawParts } from '../../shared/figures/hanoi-cycles.js';

export default {
  id: 'martins2024graft/figure-2',
  statement: {
    en: 'H_3 has nine inner triangles C_3, three outer triangular structures, cycles through nine vertices, and three hexagons C_6.',
    pt: 'H_3 tem nove triângulos internos C_3, três estruturas triangulares externas, que são ciclos por nove vértices, e três hexágonos C_6.',
  },
  departs: {
    en: 'The marks of the print are lost: all cycles C_3, C_9 and C_6 are drawn. The outer structures are cycles as subgraphs, with three chords each; the hexagons are induced.',
    pt: 'As marcas do impresso se perderam: são desenhados todos os ciclos C_3, C_9 e C_6. As estruturas externas são ciclos como subgrafos, com três cordas cada; os hexágonos são induzidos.',
  },
  caption: 'H_3: its inner triangles, outer triangular structures and hexagons',
  towers: ['hanoi'],
  uses: ['martins2024/figure-6.1'],
  rebuilt: true,
  recorded: 'holds',
  figure: () =>
    drawParts(['inner triangles', 'outer triangular structures', 'hexagons'], 'Structures in H₃'),
  check: () =>
    cyclesOfHanoi({
      en: 'all cycles of lengths 3, 6 and 9, by search and by walking; their vertices by the peg of the largest disc, and their chords',
      pt: 'todos os ciclos de comprimentos 3, 6 e 9, por busca e caminhando; os seus vértices pelo pino do maior disco, e as suas cordas',
    }),
} satisfies FigureItem;
