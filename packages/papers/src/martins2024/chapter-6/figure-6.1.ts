import type { FigureItem } from '../../check/index.js';
import { cyclesOfHanoi, drawParts } from '../../shared/figures/hanoi-cycles.js';

export default {
  id: 'martins2024/figure-6.1',
  statement: {
    en: 'H_3^3 contains nine C_3, three C_9 and three C_6 as subgraphs; each C_9 passes through the nine vertices with the largest disc on one peg.',
    pt: 'H_3^3 contém nove C_3, três C_9 e três C_6 como subgrafos; cada C_9 passa pelos nove vértices que têm o maior disco num mesmo pino.',
  },
  departs: {
    en: 'As subgraphs. The C_3 and C_6 are induced; the C_9 are not, having three chords each: the nine vertices induce H_3^2. The marks of the print are lost, so all cycles of each length are drawn.',
    pt: 'Como subgrafos. Os C_3 e os C_6 são induzidos; os C_9 não, pois têm três cordas cada: os nove vértices induzem H_3^2. As marcas do impresso se perderam; por isso são desenhados todos os ciclos de cada comprimento.',
  },
  caption: 'H_3^3 with all its cycles C_3, C_9 and C_6',
  towers: ['hanoi'],
  uses: ['martins2024/theorem-10', 'martins2024/section-6.1/C6'],
  rebuilt: true,
  recorded: 'holds',
  figure: () => drawParts(['cycles C₃', 'cycles C₉', 'cycles C₆'], 'Cycles in H₃³'),
  check: () =>
    cyclesOfHanoi({
      en: 'all cycles of lengths 3, 6 and 9, by search and by walking; their vertices by the peg of the largest disc, and their chords',
      pt: 'todos os ciclos de comprimentos 3, 6 e 9, por busca e caminhando; os seus vértices pelo pino do maior disco, e as suas cordas',
    }),
} satisfies FigureItem;
