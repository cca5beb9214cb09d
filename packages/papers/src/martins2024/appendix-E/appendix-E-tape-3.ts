import type { Item } from '../../check/index.js';
import { judgedTape } from '../evidence/tapes.js';

export default {
  id: 'martins2024/appendix-E/tape-3',
  statement: {
    en: 'In the rotation called a cycle of one week, the third tape is used every 7 days: on days 4, 11, 18, and so on.',
    pt: 'Na rotação chamada de ciclo de uma semana, a terceira fita é usada a cada 7 dias: nos dias 4, 11, 18, e assim por diante.',
  },
  departs: {
    en: 'It holds in a cycle of a week: three tapes, the 7 moves of three discs, begun again every week. In one solution of many discs it is used every 8 days, on days 4, 12, 20.',
    pt: 'Vale num ciclo de uma semana: três fitas, os 7 movimentos de três discos, recomeçados a cada semana. Em uma única solução de muitos discos, ela é usada a cada 8 dias, nos dias 4, 12, 20.',
  },
  uses: ['martins2024/appendix-A/table-A.1'],
  recorded: 'holds-in-range',
  check: () => judgedTape({ tape: 3, days: [4, 11, 18], every: 7 }),
} satisfies Item;
