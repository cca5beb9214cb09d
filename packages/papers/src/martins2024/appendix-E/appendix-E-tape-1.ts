import type { Item } from '../../check/index.js';
import { judgedTape } from '../evidence/tapes.js';

export default {
  id: 'martins2024/appendix-E/tape-1',
  statement: {
    en: 'In the rotation called a cycle of one week, the first tape is used every 2 days: on days 1, 3, 5, 7, and so on.',
    pt: 'Na rotação chamada de ciclo de uma semana, a primeira fita é usada a cada 2 dias: nos dias 1, 3, 5, 7, e assim por diante.',
  },
  departs: {
    en: 'It holds for one solution of many discs, and within a week; in a week begun again, day 8 follows day 7. No one schedule makes the days of all three tapes right.',
    pt: 'Vale para uma única solução de muitos discos, e dentro de uma semana; numa semana que recomeça, o dia 8 vem logo após o dia 7. Nenhum calendário único torna certos os dias das três fitas.',
  },
  uses: ['martins2024/appendix-A/table-A.1'],
  recorded: 'holds-in-range',
  check: () => judgedTape({ tape: 1, days: [1, 3, 5, 7], every: 2 }),
} satisfies Item;
