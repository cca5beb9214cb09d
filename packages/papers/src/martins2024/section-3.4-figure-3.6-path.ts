import { hanoi, parseLabel, violation } from '@manaus/core';
import { solve } from '@manaus/lab';
import type { Cell, TableItem } from '../legacy/item.js';
import { printed } from '../printed.js';

/** The states of the optimal path from 123// to //123, by search. */
export const optimalPath = (): readonly string[] =>
  solve(hanoi(3), parseLabel(hanoi(3), '123//')).states;

const cells = (): Cell[] => {
  const path = optimalPath();
  return printed('martins2024/figure-3.6-path').map((row) => ({
    place: [`state ${row.step}`],
    printed: row.state,
    computed: path[Number(row.step)],
  }));
};

/** The rule that a printed label breaks; `null` when it is a state of Hanoi with 3 discs. */
const broken = (label: string): string | null =>
  violation(
    hanoi(3),
    label.split('/').map((peg) => [...peg].map(Number)),
  );

const item: TableItem = {
  id: 'martins2024/section-3.4/figure-3.6-path',
  kind: 'figure',
  statement: 'The shortest path of H_3^3 is 123//, 23//1, 3/2/1, 3/12/, /12/3, 1/2/3, 1//3, //123.',
  departs: 'The last state but one is 1//23: the label 1//3 lacks disc 2.',
  uses: ['martins2024/figure-3.6'],
  recorded: 'misprint',
  columns: ['state'],
  cells,
  check: () => {
    const tried = {
      checked:
        'the 8 printed labels against the shortest path found by search, and each label against the rules',
      methods: 2,
    };
    const wrong = cells().filter((cell) => cell.printed !== cell.computed);
    if (wrong.length === 0) return { verdict: 'holds', ...tried };
    const counterexample = wrong
      .map(
        (cell) =>
          `${cell.place}: printed ${cell.printed}, computed ${cell.computed} (${broken(cell.printed) ?? 'a regular state, but not on the path'})`,
      )
      .join('; ');
    // A label that is no state cannot be what the work means; one that is a state would be a wrong path.
    return {
      verdict: wrong.every((cell) => broken(cell.printed) !== null) ? 'misprint' : 'fails',
      ...tried,
      counterexample,
    };
  },
};
export default item;
