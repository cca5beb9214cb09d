import { london, type TowerState, towerPuzzle } from '@manaus/core';
import { storeTower } from '@manaus/lab';
import { compared, differ } from '../legacy/check.js';
import type { Cell, FigureItem, TableItem } from '../legacy/item.js';
import { printed } from '../printed.js';
import { statesFigure } from '../shared/figures/tower-figures.js';
import { survivors } from './evidence/survivors.js';

const moves = () => Array.from(storeTower(london(3)).distances);
const cells = (): Cell[] =>
  survivors(
    'M',
    printed('martins2024/figure-4.6').map((row) => Number(row.moves)),
    moves(),
  );

/** The same numbers by playing the rules on labels from the goal. */
function played(): number[] {
  const { notation, moves: from, apply } = towerPuzzle(london(3));
  const found = new Map([['123//', 0]]);
  for (const [label, distance] of found) {
    const state: TowerState = notation.parse(label);
    for (const move of from(state))
      if (!found.has(notation.format(apply(state, move))))
        found.set(notation.format(apply(state, move)), distance + 1);
  }
  return [...found.values()];
}

const item: FigureItem & TableItem = {
  id: 'martins2024/figure-4.6',
  kind: 'figure',
  statement:
    'London with 3 balls has 36 states, and none of the 28 surviving numbers M of the figure occurs more often than among their least numbers of moves to 123//.',
  departs:
    'The figure gives all 36 states with their M. The boards and eight of the numbers are not in our text, whether by the print or by the transcription: the others are compared by how often each occurs, which would not notice every exchange.',
  caption: 'London: the 36 possible initial states and M, the least number of moves',
  uses: ['martins2024/theorem-1'],
  recorded: 'holds',
  columns: ['value'],
  cells,
  figure: () => statesFigure(storeTower(london(3)), 'London, 3 balls: the 36 states'),
  check: () => {
    const tried = {
      checked:
        'distances of all 36 states from 123//, by a search of the stored graph and by playing the rules, against the 28 surviving numbers',
      methods: 2,
    };
    const order = (values: readonly number[]) => [...values].sort((a, b) => a - b).join();
    const wrong =
      differ('states', 36, moves().length) ??
      differ('distances by playing', order(moves()), order(played()));
    return wrong === null
      ? compared(cells(), tried)
      : { verdict: 'fails', ...tried, counterexample: wrong };
  },
};
export default item;
