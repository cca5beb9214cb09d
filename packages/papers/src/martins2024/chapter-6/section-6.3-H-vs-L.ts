import { finite, type Item } from '../../check/index.js';
import { type Compared, common, comparisons } from '../evidence/hanoi-and-london.js';

export default {
  id: 'martins2024/section-6.3/H-vs-L',
  statement: {
    en: 'H_3^3 and L_3^3 have many states and moves in common, but neither is a subgraph of the other.',
    pt: 'H_3^3 e L_3^3 têm muitos estados e movimentos em comum, mas nenhum é subgrafo do outro.',
  },
  departs: {
    en: 'No number is printed for the common part; it has 19 states and 22 moves, all of M_3^3. Neither graph is in the other under any other names either.',
    pt: 'Não se imprime número para a parte comum; ela tem 19 estados e 22 movimentos, todos os de M_3^3. Também com quaisquer outros nomes nenhum dos grafos está no outro.',
  },
  towers: ['hanoi', 'london'],
  uses: ['martins2024/section-6.3/M-in-H'],
  recorded: 'holds',
  check: () =>
    finite<number, Compared>({
      checked: {
        en: 'states and moves compared by their labels, in the stored graphs and by playing the rules: 19 states and 22 moves in common; and a search for either graph in the other under other names, which orders and disjoint triangles exclude too',
        pt: 'estados e movimentos comparados pelos seus rótulos, nos grafos armazenados e jogando pelas regras: 19 estados e 22 movimentos em comum; e uma busca de cada grafo no outro com outros nomes, que as ordens e os triângulos disjuntos também excluem',
      },
      instances: [3],
      stated: () => ({
        ...common,
        areManaus: true,
        inside: [false, false],
        renamed: [false, false],
      }),
      methods: comparisons,
    }),
} satisfies Item;
