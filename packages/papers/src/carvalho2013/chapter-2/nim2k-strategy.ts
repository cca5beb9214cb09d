import { type Heaps, heapGame, type Outcome } from '@manaus/games';
import { general, type Item, range } from '../../check/index.js';
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
  id: 'carvalho2013/nim2k-strategy',
  statement: {
    en: 'In the halving game (Nim 2^k) from n that is no power of 2, to take away all binary digits 1 but the leftmost, and so at every turn, is legal and wins; from a power of 2, the second player wins so after any first move.',
    pt: 'No Nim 2^k a partir de n que não é potência de 2, retirar todos os dígitos 1 da forma binária menos o mais à esquerda, e assim em toda jogada, é legal e vence; a partir de uma potência de 2, o segundo jogador vence assim após qualquer jogada inicial.',
  },
  departs: {
    en: '1 counts as the power 2^0: the first player has no move there and has lost. With k >= 1, as in Lemma 2.6.1, it would be no power of 2, and from 1 the first player does not win.',
    pt: '1 conta como a potência 2^0: ali o primeiro jogador não tem jogada e perdeu. Com k >= 1, como no Lema 2.6.1, não seria potência de 2, e a partir de 1 o primeiro jogador não vence.',
  },
  uses: ['carvalho2013/lemma-2.6.1'],
  recorded: 'proved',
  check: (effort) => (effort === 'quick' ? winsEveryPlay(600, 300) : winsEveryPlay(3000, 1500)),
} satisfies Item;
