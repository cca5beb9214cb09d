import { type FigureItem, finite, range } from '../../check/index.js';
import { movedDiscs } from '../evidence/optimal-play.js';
import { weeksByCounter, weeksBySolution } from '../evidence/tapes.js';
import { drawTapes } from '../figures/tapes.js';

/** A tape, and the days that the appendix lists for it. */
type Listed = { readonly tape: number; readonly listed: readonly number[] };

/** All its days in three weeks, and as many of the first ones as are listed. */
type Days = { readonly days: readonly number[]; readonly first: readonly number[] };

const daysOf =
  (used: (tape: number) => readonly number[]) =>
  ({ tape, listed }: Listed): Days => {
    const days = used(tape);
    return { days, first: days.slice(0, listed.length) };
  };

export default {
  id: 'martins2024/figure-E.1',
  statement: {
    en: 'With three tapes moved as the discs of Hanoi, a new solution every 7 days, tape 1 is used first on days 1, 3, 5, 7, tape 2 on days 2, 6, 9 and tape 3 on days 4, 11, 18.',
    pt: 'Com três fitas movidas como os discos de Hanói, uma nova solução a cada 7 dias, a fita 1 é usada primeiro nos dias 1, 3, 5, 7, a fita 2 nos dias 2, 6, 9 e a fita 3 nos dias 4, 11, 18.',
  },
  departs: {
    en: 'The picture is lost: the schedule is computed and compared with the days that the appendix lists. They fit a solution that starts anew each week; going on counting, tape 3 would follow on day 12. The intervals that the appendix gives are items of their own.',
    pt: 'A imagem se perdeu: o calendário é calculado e comparado com os dias que o apêndice lista. Eles cabem numa solução que recomeça a cada semana; se a contagem seguisse, a fita 3 viria no dia 12. Os intervalos que o apêndice dá são itens à parte.',
  },
  caption: 'The rotation of three backup tapes over three weeks',
  towers: ['hanoi'],
  uses: [
    'martins2024/appendix-E/tape-1',
    'martins2024/appendix-E/tape-2',
    'martins2024/appendix-E/tape-3',
  ],
  rebuilt: true,
  recorded: 'holds',
  figure: () => drawTapes(range(0, 2).flatMap(() => movedDiscs(3))),
  check: () =>
    finite<Listed, Days>({
      checked: {
        en: '21 days, by the discs of the solution that search finds and by the binary counter',
        pt: '21 dias, pelos discos da solução que a busca encontra e pelo contador binário',
      },
      instances: [
        { tape: 1, listed: [1, 3, 5, 7] },
        { tape: 2, listed: [2, 6, 9] },
        { tape: 3, listed: [4, 11, 18] },
      ],
      stated: ({ listed }) => ({ first: listed }),
      methods: {
        'the solution that search finds': daysOf(weeksBySolution),
        'the binary counter': daysOf(weeksByCounter),
      },
    }),
} satisfies FigureItem;
