import { type Checks, general, requireHolds, type Words, withValues } from '../../check/index.js';
import {
  type SecondRule,
  type SmallGame,
  smallGames,
  splitsByPosition,
  splitsByTrial,
} from '../evidence/small-games.js';

type Case = { readonly positions: number; readonly splits: number; readonly most: number };

/** Exactly one split into P and N obeys the three rules. */
const oneSplit = (games: readonly SmallGame[], rule: SecondRule, checked: Words) =>
  general<SmallGame, number>({
    checked,
    instances: games,
    stated: () => 1,
    methods: {
      'all splits tried': (game) => splitsByTrial(game, rule).length,
      'position by position': (game) => splitsByPosition(game, rule).length,
    },
  });

const inNormalPlay = { en: 'normal play', pt: 'versão normal' };
const withoutTerminals = { en: 'without terminal positions', pt: 'sem posições terminais' };

export default {
  'chapter-1/misere-rules': (effort) => {
    const most = effort === 'quick' ? 4 : 5;
    const games = smallGames(most, 'misere');
    requireHolds(oneSplit(smallGames(most, 'normal'), 'every N-position', inNormalPlay));
    requireHolds(oneSplit(games, 'every N-position with a move', withoutTerminals));
    return withValues(
      oneSplit(games, 'every N-position', {
        en: `all games of 1 to ${most} positions in misère play, by all splits and position by position; in normal play, and in misère play with the second rule for positions with a move, exactly one split obeys the rules`,
        pt: `todos os jogos de 1 a ${most} posições na versão misère, por todas as divisões e posição a posição; na versão normal, e na misère com a segunda regra para posições com jogada, exatamente uma divisão obedece às regras`,
      }),
      ({ instance: { options }, computed: splits }): Case => ({
        positions: options.length,
        splits,
        most,
      }),
    );
  },
} satisfies Checks;
