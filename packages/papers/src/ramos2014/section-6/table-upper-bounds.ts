import type { Item } from '../../check/index.js';
import { strictRules } from '../evidence/rules.js';
import { withinBounds } from '../evidence/upper-bounds.js';

export default {
  id: 'ramos2014/table/upper-bounds',
  statement: {
    en: 'For levels of n cells, the searches of BLOXORZ-- and BOBBIN-- go through O(n) states, those of BLOXORZ-, k-BLOXORZ for a fixed k, BOBBIN- and CLOSED-BLOXORZ through O(n^2), as the upper bounds of the table ask.',
    pt: 'Em fases de n posições, as buscas de BLOXORZ-- e BOBBIN-- percorrem O(n) estados; as de BLOXORZ-, k-BLOXORZ com k fixo, BOBBIN- e CLOSED-BLOXORZ, O(n^2), como pedem os limites superiores da tabela.',
  },
  rules: strictRules,
  departs: {
    en: 'The print bounds the time. A breadth-first search spends a bounded time on each state; the factor log n of the second column is not needed. Checked is the constant 15, on one family of levels for each problem.',
    pt: 'O impresso limita o tempo. Uma busca em largura gasta tempo limitado em cada estado; o fator log n da segunda coluna é dispensável. Verifica-se a constante 15, em uma família de fases para cada problema.',
  },
  uses: ['ramos2014/theorem-3.7'],
  recorded: 'holds-in-range',
  check: () => withinBounds(),
} satisfies Item;
