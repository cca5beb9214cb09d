import { hanoi, type TowerMove, type TowerState, towerPuzzle } from '@manaus/core';

import { type Checks, range, until, upTo } from '../../check/index.js';
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
  'lines-both-ways': upTo<Moves>({ from: 1, quick: 8, full: 10 }, (most) => ({
    checked: {
      en: `every move of every state taken back, on numbers for n = 1 to ${most} and by the rules for n = 1 to 6`,
      pt: `cada movimento de cada estado desfeito, em números para n = 1 a ${most} e pelas regras para n = 1 a 6`,
    },
    stated: (n) => ({ moves: 3 * (3 ** n - 1), undone: 3 * (3 ** n - 1) }),
    methods: { 'states as numbers': onNumbers, 'the plain rules': until<Moves>(6, byTheRules) },
  })),
} satisfies Checks;
