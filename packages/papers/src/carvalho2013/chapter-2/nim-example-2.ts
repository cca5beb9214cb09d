import { cellsOf, compared, type TableItem } from '../../check/index.js';
import { printed } from '../../printed.js';
import { nimFacts, playTable, replayed } from '../evidence/printed-play.js';

const id = 'carvalho2013/nim-example-2';

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
    en: 'Nim from (3, 5, 7), A first: the seven printed moves are legal and lead to the printed positions, the position named before each move is the one on the table, binary forms, nim-sums and outcomes are as printed, and A wins.',
    pt: 'Nim a partir de (3, 5, 7), com A começando: as sete jogadas impressas são legais e levam às posições impressas, a posição nomeada antes de cada jogada é a que está na mesa, as formas binárias, as somas-Nim e os resultados são os impressos, e A vence.',
  },
  departs: {
    en: 'The position before move 2 is (3, 5, 6), as its figure and the printed sum have it; with that, everything printed of this play is right.',
    pt: 'A posição é (3, 5, 6), como na figura e na soma impressa; com isso, tudo o mais que está impresso desta partida está certo.',
  },
  uses: ['carvalho2013/theorem-2.4.1-bouton'],
  recorded: 'misprint',
  columns: ['move', 'what'],
  cells: () => cellsOf(table),
  check: () => compared(table, { misprints: ['move 2, position named'] }),
  erratum: {
    where: { en: 'Section 2.4, example 2, move 2', pt: 'Seção 2.4, exemplo 2, jogada 2' },
    printed: {
      en: 'The position analyzed before move 2 is called (3, 5, 7).',
      pt: 'A posição analisada antes da jogada 2 é chamada (3, 5, 7).',
    },
    sure: {
      en: 'The figure beside it and the rows of the printed sum are those of (3, 5, 6).',
      pt: 'A figura ao lado e as linhas da soma impressa são as de (3, 5, 6).',
    },
    found: { pt: () => replayed },
    names: {
      'move 2': { en: 'move 2', pt: 'jogada 2' },
      'position named': { en: 'position named', pt: 'posição nomeada' },
    },
  },
} satisfies TableItem;
