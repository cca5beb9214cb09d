import {
  type Finding,
  general,
  type Item,
  requireHolds,
  type Words,
  withValues,
} from '../../check/index.js';
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

const checkedFor = (most: number): Words => ({
  en: `all games of 1 to ${most} positions in misère play, by all splits and position by position; in normal play, and in misère play with the second rule for positions with a move, exactly one split obeys the rules`,
  pt: `todos os jogos de 1 a ${most} posições na versão misère, por todas as divisões e posição a posição; na versão normal, e na misère com a segunda regra para posições com jogada, exatamente uma divisão obedece às regras`,
});

function check(most: number): Finding<Case> {
  const games = smallGames(most, 'misere');
  requireHolds(oneSplit(smallGames(most, 'normal'), 'every N-position', inNormalPlay));
  requireHolds(oneSplit(games, 'every N-position with a move', withoutTerminals));
  return withValues(
    oneSplit(games, 'every N-position', checkedFor(most)),
    ({ instance: { options }, computed: splits }): Case => ({
      positions: options.length,
      splits,
      most,
    }),
  );
}

export default {
  id: 'carvalho2013/chapter-1/misere-rules',
  statement: {
    en: 'In misère play of every impartial game that ends, exactly one split of the positions into P and N obeys the three rules: terminal positions are N-positions; from every N-position some move leads to a P-position; from every P-position all moves lead to N-positions.',
    pt: 'Na versão misère de todo jogo imparcial que termina, exatamente uma divisão das posições em P e N obedece às três regras: as posições terminais são N-posições; de toda N-posição há uma jogada para uma P-posição; de toda P-posição toda jogada leva a uma N-posição.',
  },
  departs: {
    en: 'With the second rule for N-positions that have a move, exactly one split obeys the rules in all games tried; in normal play the rules hold as printed.',
    pt: 'Com a segunda regra para as N-posições que têm jogada, exatamente uma divisão obedece às regras em todos os jogos examinados; na versão normal as regras valem como impressas.',
  },
  recorded: 'fails',
  check: (effort) => check(effort === 'quick' ? 4 : 5),
  erratum: {
    where: {
      en: 'Chapter 1, recursive definition of P-positions and N-positions',
      pt: 'Capítulo 1, definição recursiva de P-posições e N-posições',
    },
    printed: {
      en: 'Terminal positions are N-positions in misère play (rule 1). For every N-position there is a move to a P-position (rule 2).',
      pt: 'As posições terminais são N-posições na versão misère (regra 1). Para cada N-posição, existe pelo menos um movimento para uma P-posição (regra 2).',
    },
    sure: {
      en: 'A terminal position has no moves. Rule 2 needs the words "that is not terminal"; what the work does with misère play is as if they stood there.',
      pt: 'Uma posição terminal não tem movimentos. Faltam na regra 2 as palavras "que não seja terminal"; o uso que a obra faz da versão misère é como se elas estivessem ali.',
    },
    counterexample: {
      en: ({ positions, splits }) =>
        `the game of ${positions} position without moves: by rule 1 it is an N-position, and rule 2 asks for a move from it; so ${splits} splits into P and N obey the rules`,
      pt: ({ positions, splits }) =>
        `O jogo de ${positions} posição, sem movimentos: pela regra 1 ela é uma N-posição, e a regra 2 pede um movimento a partir dela. Obedecem às regras ${splits} divisões em P e N.`,
    },
    found: {
      pt: ({ most }) =>
        `Todos os jogos com até ${most} posições, por todas as divisões e posição por posição.`,
    },
  },
} satisfies Item<Case>;
