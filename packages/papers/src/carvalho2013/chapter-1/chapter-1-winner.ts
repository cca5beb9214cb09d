import { general, type Item } from '../../check/index.js';
import {
  type SmallGame,
  smallGames,
  type Winner,
  winnersByPlans,
  winnersBySplit,
} from '../evidence/small-games.js';

const oneCanWin = (most: number) =>
  general<SmallGame, Winner[]>({
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

export default {
  id: 'carvalho2013/chapter-1/winner',
  statement: {
    en: 'In every impartial game that ends, in normal and in misère play and from every position, exactly one of the two players has a winning strategy: who moves at an N-position, who does not at a P-position.',
    pt: 'Em todo jogo imparcial que termina, na versão normal e na misère e a partir de qualquer posição, exatamente um dos dois jogadores tem uma estratégia vencedora: quem joga numa N-posição, quem não joga numa P-posição.',
  },
  departs: {
    en: 'In misère play the second rule is read without the terminal positions, as the item on the rules says.',
    pt: 'Na versão misère, lê-se a segunda regra sem as posições terminais, como diz o item sobre as regras.',
  },
  uses: ['carvalho2013/chapter-1/misere-rules'],
  recorded: 'holds-in-range',
  check: (effort) => oneCanWin(effort === 'quick' ? 4 : 5),
} satisfies Item;
