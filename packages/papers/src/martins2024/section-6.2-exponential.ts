import {
  bucharest,
  hanoi,
  london,
  manaus,
  oxford,
  oxford1,
  type TowerFamily,
  towerPuzzle,
} from '@manaus/core';
import { storeTower } from '@manaus/lab';
import { range } from '../check.js';
import { perfectLabel } from '../evidence/minimum-moves.js';
import type { Item } from '../item.js';

/** The most moves that a state which can be solved needs. */
const worst = (tower: TowerFamily, discs: number): number =>
  storeTower(tower(discs)).distances.reduce((most, moves) => Math.max(most, moves), 0);

/** Oxford, version 1, from 1..n//: by search, and by playing each top disc from p0 to p2, one move a disc. */
function oxford1Moves(discs: number): readonly [searched: number, played: number] {
  const rules = oxford1(discs);
  const tower = storeTower(rules);
  const { notation, apply, moves } = towerPuzzle(rules);
  let state = notation.parse(perfectLabel(rules));
  let played = 0;
  for (let move = first(); move !== undefined; move = first(), played++) state = apply(state, move);
  if (state[2].length !== discs) throw new Error('the play did not end with all discs on p2');
  return [tower.distances[tower.vertex(perfectLabel(rules))], played];

  function first() {
    return moves(state).find(({ from, to }) => from === 0 && to === 2);
  }
}

const item: Item = {
  id: 'martins2024/section-6.2/exponential',
  kind: 'statement',
  statement:
    'Every game of the work with three pegs needs a number of moves that is exponential in the number n of discs.',
  departs:
    'It holds for Hanoi (2^n - 1), Bucharest (3^n - 1) and Manaus (2^n - 3), where size orders the discs.',
  uses: ['martins2024/table-3.1', 'martins2024/table-4.2', 'martins2024/theorem-7'],
  recorded: 'fails',
  check: (effort) => {
    const most = effort === 'quick' ? 6 : 7;
    const tried = {
      checked: `Oxford, version 1, n = 1 to ${most}, by search and by playing; worst cases of the other games by search`,
      methods: 2,
    };
    const each = range(1, most).map(oxford1Moves);
    if (each.some(([searched, played]) => searched !== played))
      throw new Error('search and play differ');
    if (each.some(([searched], i) => searched !== i + 1))
      return { verdict: 'holds-in-range', ...tried };
    const row = (tower: TowerFamily) =>
      range(2, most)
        .map((n) => worst(tower, n))
        .join(', ');
    const counterexample = `Oxford, version 1, needs n moves from 1..n//: each disc goes once from p0 to p2 (n = 1 to ${most}: ${each.map(([moves]) => moves).join(', ')}). Most moves needed with 2 to ${most} discs: Oxford, version 2: ${row(oxford)}; London: ${row(london)}; against Hanoi: ${row(hanoi)}; Bucharest: ${row(bucharest)}; Manaus: ${row(manaus)}`;
    return { verdict: 'fails', ...tried, counterexample };
  },
};
export default item;
