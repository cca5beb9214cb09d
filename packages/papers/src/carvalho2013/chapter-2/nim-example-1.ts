import { cellsOf, compared, type TableItem } from '../../check/index.js';
import { printed } from '../../printed.js';
import { nimFacts, playTable } from '../evidence/printed-play.js';

const id = 'carvalho2013/nim-example-1';

const table = playTable(
  () => printed(id),
  {
    en: 'every printed move played by the rules; outcomes by looking at all that can follow, sums column by column',
    pt: 'todas as jogadas impressas refeitas pelas regras; os resultados olhando tudo o que pode vir a seguir, as somas coluna a coluna',
  },
  nimFacts([3, 5, 7]),
);

export default {
  id,
  statement: {
    en: 'Nim from (3, 5, 7), A first: the eight printed moves are legal and lead to the printed positions, B takes the last block and wins; (3, 5, 7) is an N-position, and the first mistake of A is to move from it to (3, 3, 7), an N-position.',
    pt: 'Nim a partir de (3, 5, 7), com A começando: as oito jogadas impressas são legais e levam às posições impressas, B retira o último bloco e vence; (3, 5, 7) é uma N-posição, e o primeiro erro de A é jogar dela para (3, 3, 7), uma N-posição.',
  },
  uses: ['carvalho2013/theorem-2.4.1-bouton'],
  recorded: 'holds',
  columns: ['move', 'what'],
  cells: () => cellsOf(table),
  check: () => compared(table),
} satisfies TableItem;
