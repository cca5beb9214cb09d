import { gameSolver, type Heaps, heapGame, type Outcome } from '@manaus/games';
import { type Checks, general } from '../../check/index.js';
import { lowerings, positionsUpTo, unordered, upToOrder } from '../evidence/heap-positions.js';
import { markedOutcomes } from '../evidence/marked-outcomes.js';
import { boutonMoves, misereNimMoves } from '../evidence/nim-strategies.js';
import { judgeStrategy, strategyWins } from '../evidence/strategies.js';

const game = upToOrder(heapGame('nim').misere);
const large = (heaps: Heaps): number => heaps.filter((heap) => heap > 1).length;

/**
 * The winner, and of the reasons given: moves of Nim that leave exactly one large heap, moves that
 * leave none, from two or more.
 */
type Played = {
  readonly outcome: Outcome;
  readonly wins: boolean;
  readonly leaveOne: number;
  readonly leaveNone: number;
};

/** Positions with one block in every heap: the strategy says nothing, and no choice exists. */
const player =
  (moves: (heaps: Heaps) => readonly Heaps[]) =>
  (heaps: Heaps): readonly Heaps[] =>
    large(heaps) === 0 ? moves(heaps) : misereNimMoves(heaps);

function reasons(heaps: Heaps, winning: readonly Heaps[], moves: readonly Heaps[]) {
  const asked = large(heaps) >= 2;
  const leaving = (options: readonly Heaps[], left: number) =>
    asked ? options.filter((next) => large(next) === left).length : 0;
  return { leaveOne: leaving(winning, 1), leaveNone: leaving(moves, 0) };
}

function byLibrary() {
  const { outcome } = gameSolver(game);
  const ofNim = gameSolver(upToOrder(heapGame('nim')));
  const losesAt = judgeStrategy(game, player(game.options));
  return (heaps: Heaps): Played => ({
    outcome: outcome(heaps),
    wins: losesAt(heaps) === null,
    ...reasons(heaps, [...ofNim.winningMoves(heaps)], game.options(heaps)),
  });
}

function byPlainRules(positions: readonly Heaps[]) {
  const outcome = markedOutcomes(positions, { convention: 'misere' });
  const rules = { moves: lowerings, label: unordered, misere: true };
  const wins = strategyWins(rules, player(lowerings));
  return (heaps: Heaps): Played => ({
    outcome: outcome(heaps),
    wins: wins(heaps),
    ...reasons(heaps, boutonMoves(heaps), lowerings(heaps)),
  });
}

export default {
  'misere-nim-strategy': (effort) => {
    const blocks = effort === 'quick' ? 13 : 18;
    const positions = positionsUpTo(blocks);
    return general<Heaps, Played>({
      checked: {
        en: `as a player from every N-position of at most ${blocks} blocks, every move that it leaves open against every reply; N-positions by looking at all that can follow and by marking`,
        pt: `como jogador a partir de toda N-posição de no máximo ${blocks} blocos, toda jogada que ele deixa em aberto contra toda resposta; as N-posições olhando tudo o que pode vir a seguir e por marcação`,
      },
      instances: positions,
      satisfies: ({ outcome, wins, leaveOne, leaveNone }) =>
        (outcome === 'P' || wins) && leaveOne === 0 && leaveNone === 0,
      methods: {
        'the library: search, and play by recursion': byLibrary(),
        'plain rules: marking, and all positions met': byPlainRules(positions),
      },
    });
  },
} satisfies Checks;
