import { hanoi, type TowerMove, type TowerState, towerPuzzle } from '@manaus/core';

import { type Item, range, until, upTo } from '../../check/index.js';
import { nextTo } from '../evidence/iterative.js';

/** All moves of all states, and how many of them a move of the rules takes back. */
type Moves = { readonly moves: number; readonly undone: number };

/** On states as numbers. */
function onNumbers(discs: number): Moves {
  const next = range(0, 3 ** discs - 1).map((rank) => nextTo(rank, discs));
  const undone = next.map((to, from) => to.filter((rank) => next[rank].includes(from)));
  return { moves: next.flat().length, undone: undone.flat().length };
}

/** By the rules on labels: the disc goes back from where it went. */
function byTheRules(discs: number): Moves {
  const puzzle = towerPuzzle(hanoi(discs));
  const { codec, moves, apply } = puzzle;
  const all = range(0, codec.space - 1).flatMap((rank) => {
    const state = codec.unrank(rank);
    return moves(state).map((move) => ({ state, move, to: apply(state, move) }));
  });
  return { moves: all.length, undone: all.filter((made) => isUndone(made, puzzle)).length };
}

type Puzzle = ReturnType<typeof towerPuzzle>;
type Made = { readonly state: TowerState; readonly move: TowerMove; readonly to: TowerState };

function isUndone({ state, move, to }: Made, { notation, moves, apply }: Puzzle): boolean {
  const back = moves(to).find((other) => isReverse(move, other));
  return back !== undefined && notation.format(apply(to, back)) === notation.format(state);
}

const isReverse = (move: TowerMove, { disc, from, to }: TowerMove): boolean =>
  disc === move.disc && from === move.to && to === move.from;

export default {
  id: 'hanoi2012/lines-both-ways',
  statement: {
    en: 'For every n >= 1, each line of the graph stands for two moves, one each way: every move can be taken back, and there are 3 (3^n - 1) moves in all.',
    pt: 'Para todo n >= 1, cada linha do grafo representa dois movimentos, um em cada sentido: todo movimento pode ser desfeito, e há 3 (3^n - 1) movimentos ao todo.',
  },
  departs: {
    en: 'The number of moves is ours: it is that of twice the lines.',
    pt: 'O número de movimentos é nosso: é o dobro do número de linhas.',
  },
  uses: ['hanoi2012/states'],
  recorded: 'proved',
  check: upTo<Moves>({ from: 1, quick: 8, full: 10 }, (most) => ({
    checked: {
      en: `every move of every state taken back, on numbers for n = 1 to ${most} and by the rules for n = 1 to 6`,
      pt: `cada movimento de cada estado desfeito, em números para n = 1 a ${most} e pelas regras para n = 1 a 6`,
    },
    stated: (n) => ({ moves: 3 * (3 ** n - 1), undone: 3 * (3 ** n - 1) }),
    methods: { 'states as numbers': onNumbers, 'the plain rules': until<Moves>(6, byTheRules) },
  })),
} satisfies Item;
