import { bucharest } from '@manaus/core';
import { smallMultiples } from '@manaus/plot';
import { type FigureItem, finite } from '../../check/index.js';
import { drawPlay } from '../../shared/figures/plays.js';
import {
  type Ends,
  type LeastPlay,
  shortestLabels,
  shortestPlays,
} from '../evidence/shortest-plays.js';

const two: Ends = { rules: bucharest(2), from: '12//', to: '//12' };
const three: Ends = { rules: bucharest(3), from: '123//', to: '//123' };

function strip(ends: Ends) {
  const play = shortestLabels(ends);
  return drawPlay(ends.rules, play, `${ends.rules.discs} discs: ${play.length - 1} moves`);
}

export default {
  id: 'martins2024/figure-4.1',
  statement: {
    en: 'Bucharest is solved from all discs on p0 to all on p2 by moves that obey its rules: least 8 with 2 discs, 26 with 3.',
    pt: 'A Torre de Bucareste é resolvida de todos os discos em p0 a todos em p2 por movimentos que obedecem às regras: no mínimo 8 com 2 discos e 26 com 3.',
  },
  departs: {
    en: 'The boards of the print are lost. Its caption says 3 discs, section 4.2 says 2 of the same figure: both are played.',
    pt: 'Os tabuleiros do impresso se perderam. A legenda fala em 3 discos, e a seção 4.2, sobre a mesma figura, em 2: jogam-se os dois casos.',
  },
  caption: 'Bucharest: the board, and the solutions with 2 and with 3 discs',
  towers: ['bucharest'],
  uses: ['martins2024/table-4.2', 'martins2024/figure-4.3'],
  rebuilt: true,
  recorded: 'holds',
  figure: () =>
    smallMultiples([strip(two), strip(three)], {
      title: 'Bucharest: solutions from p0 to p2',
      columns: 1,
    }),
  check: () =>
    finite<Ends, LeastPlay>({
      checked: {
        en: 'every step of both solutions by the plain rules, their lengths by a search of the graph and by playing',
        pt: 'cada passo das duas soluções pelas regras, os seus comprimentos por uma busca no grafo e jogando',
      },
      instances: [two, three],
      stated: ({ rules }) => ({ moves: rules.discs === 2 ? 8 : 26, legal: true }),
      methods: shortestPlays,
    }),
} satisfies FigureItem;
