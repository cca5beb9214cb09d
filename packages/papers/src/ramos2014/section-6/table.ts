import { cellsOf, requireHolds, type TableItem, unchecked } from '../../check/index.js';
import { strictRules } from '../evidence/rules.js';
import { boundsTable, withinBounds } from '../evidence/upper-bounds.js';

export default {
  id: 'ramos2014/table',
  statement: {
    en: 'For each of the ten problems, its decision and its least number of moves have the upper bound or the hardness in the table: BLOXORZ--, BOBBIN-- in O(n) and O(n log n), BLOXORZ-, k-BLOXORZ, BOBBIN- in O(n^2) and O(n^2 log n), CLOSED-BLOXORZ decided in O(n^2), the others NP-complete and NP-hard.',
    pt: 'Para cada um dos dez problemas, a decisão e o menor número de movimentos têm o limite superior ou a dificuldade da tabela: BLOXORZ-- e BOBBIN-- em O(n) e O(n log n); BLOXORZ-, k-BLOXORZ e BOBBIN- em O(n^2) e O(n^2 log n); CLOSED-BLOXORZ decidido em O(n^2); os outros NP-completos e NP-difíceis.',
  },
  rules: strictRules,
  departs: {
    en: 'Breadth-first search finds least moves in time linear in the states and moves, without the factor log n, so that both columns have the same growth.',
    pt: 'A busca em largura acha o menor número de movimentos em tempo linear nos estados e nos movimentos, sem o fator log n, de modo que as duas colunas têm o mesmo crescimento.',
  },
  uses: [
    'ramos2014/table/upper-bounds',
    'ramos2014/theorem-3.3-states',
    'ramos2014/theorem-3.4',
    'ramos2014/bobbin-minus',
  ],
  recorded: 'unchecked',
  columns: ['problem', 'question'],
  cells: () => cellsOf(boundsTable),
  check: () => ({
    ...unchecked({
      en: 'no count exceeds its bound, which shows no bound; hardness is about all algorithms and is not computed; that CLOSED-BLOXORZ with its bound of |f| moves is in O(n^2) is open, see Theorem 3.4',
      pt: 'nenhuma contagem passa do limite, o que não prova limite algum; a dificuldade trata de todos os algoritmos e não se calcula; que o CLOSED-BLOXORZ com o limite de |f| movimentos esteja em O(n^2) fica em aberto, ver o Teorema 3.4',
    }),
    evidence: requireHolds(withinBounds()),
  }),
} satisfies TableItem;
