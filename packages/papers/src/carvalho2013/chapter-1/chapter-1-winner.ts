import { type Checks, general } from '../../check/index.js';
import {
  type SmallGame,
  smallGames,
  type Winner,
  winnersByPlans,
  winnersBySplit,
} from '../evidence/small-games.js';

export default {
  'chapter-1/winner': (effort) => {
    const most = effort === 'quick' ? 4 : 5;
    return general<SmallGame, Winner[]>({
      checked: {
        en: `all games of 1 to ${most} positions, in normal and misère play: every plan of one player against every plan of the other, and the only split into P and N`,
        pt: `todos os jogos de 1 a ${most} posições, nas versões normal e misère: todo plano de um jogador contra todo plano do outro, e a única divisão em P e N`,
      },
      instances: [...smallGames(most, 'normal'), ...smallGames(most, 'misere')],
      satisfies: (winners) =>
        winners.every((winner) => winner === 'who moves' || winner === 'who does not'),
      methods: {
        'plan against plan': winnersByPlans,
        'all splits into P and N': winnersBySplit,
      },
    });
  },
} satisfies Checks;
