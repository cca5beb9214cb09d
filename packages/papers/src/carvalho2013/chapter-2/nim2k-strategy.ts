import { type Heaps, heapGame, type Outcome } from '@manaus/games';
import { type Checks, general, range } from '../../check/index.js';
import { byRules, halvingOutcomes, isTimesPowerOf2 } from '../evidence/halving-outcomes.js';
import { plainHalving } from '../evidence/halving-plays.js';
import { leftmostDigitMoves } from '../evidence/nim-strategies.js';
import { judgeStrategy, strategyWins } from '../evidence/strategies.js';

/**
 * The outcome of a start, and whether who can follow the strategy wins: the first player, or the
 * second after any first move.
 */
type Played = { readonly outcome: Outcome; readonly wins: boolean };

/** The positions at which the strategy is to move first. */
const turns = (start: number, moves: (heaps: Heaps) => readonly Heaps[]): readonly Heaps[] =>
  isTimesPowerOf2(start, 1) ? moves([start]) : [[start]];

/** By the library, outcomes for small starts. */
function byLibrary(byOptions: number) {
  const game = heapGame('halving');
  const losesAt = judgeStrategy(game, leftmostDigitMoves);
  const outcome = byRules('normal');
  return (start: number): Partial<Played> => ({
    wins: turns(start, game.options).every((heaps) => losesAt(heaps) === null),
    ...(start <= byOptions && { outcome: outcome(start) }),
  });
}

function byPlainRules(most: number) {
  const wins = strategyWins(plainHalving, leftmostDigitMoves);
  const outcomes = halvingOutcomes(most, 'normal');
  return (start: number): Played => ({
    wins: turns(start, plainHalving.moves).every(wins),
    outcome: outcomes[start],
  });
}

const winsEveryPlay = (most: number, byOptions: number) =>
  general<number, Played>({
    checked: {
      en: `as a player from n = 1 to ${most}, against every reply; outcomes by the last P-position below, to ${byOptions} by looking at all that can follow`,
      pt: `como jogador a partir de n = 1 a ${most}, contra toda resposta; os resultados pela última P-posição abaixo, até ${byOptions} olhando tudo o que pode vir a seguir`,
    },
    instances: range(1, most),
    stated: (start) => ({ wins: true, outcome: isTimesPowerOf2(start, 1) ? 'P' : 'N' }),
    methods: {
      'play by recursion, the rules of the library': byLibrary(byOptions),
      'all positions met, plain rules': byPlainRules(most),
    },
  });

export default {
  'nim2k-strategy': (effort) =>
    effort === 'quick' ? winsEveryPlay(600, 300) : winsEveryPlay(3000, 1500),
} satisfies Checks;
