import { type Checks, cellsOf, requireHolds, unchecked } from '../check/index.js';
import { boundsTable, withinBounds } from './evidence/upper-bounds.js';

export default {
  table: {
    cells: () => cellsOf(boundsTable),
    check: () => ({
      ...unchecked({
        en: 'no count exceeds its bound, which shows no bound; hardness is about all algorithms and is not computed; that CLOSED-BLOXORZ with its bound of |f| moves is in O(n^2) is open, see Theorem 3.4',
        pt: 'nenhuma contagem passa do limite, o que não prova limite algum; a dificuldade trata de todos os algoritmos e não se calcula; que o CLOSED-BLOXORZ com o limite de |f| movimentos esteja em O(n^2) fica em aberto, ver o Teorema 3.4',
      }),
      evidence: requireHolds(withinBounds()),
    }),
  },

  'table/upper-bounds': () => withinBounds(),
} satisfies Checks;
