import { type Checks, cellsOf, compared } from '../../check/index.js';
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
  'nim-example-1': {
    cells: () => cellsOf(table),
    check: () => compared(table),
  },
} satisfies Checks;
