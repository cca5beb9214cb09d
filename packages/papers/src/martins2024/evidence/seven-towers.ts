import { bucharest, hanoi, london, oxford, type TowerRules } from '@manaus/core';
import { range } from '../../check/index.js';

/** The columns of Table 4.1. */
export type SevenTowers =
  | 'hanoi'
  | 'bucharest'
  | 'oxford'
  | 'london'
  | 'cyclic'
  | 'reve'
  | 'multipeg';

/** The cyclic tower: Hanoi on h pegs in a circle, a disc goes to the next peg only. */
export const cyclic = (discs: number, pegs: number): TowerRules =>
  hanoi(discs, { pegs, moves: 'cyclic' });

/** Reve's puzzle: Hanoi on four pegs. */
export const reve = (discs: number): TowerRules => hanoi(discs, { pegs: 4 });

/**
 * Each tower of the table as its rules for n discs, with several numbers of pegs where those are
 * free.
 */
export const sevenTowers: Readonly<Record<SevenTowers, (discs: number) => readonly TowerRules[]>> =
  {
    hanoi: (discs) => [hanoi(discs)],
    bucharest: (discs) => [bucharest(discs)],
    oxford: (discs) => [oxford(discs)],
    london: (discs) => [london(discs)],
    cyclic: (discs) => range(3, 5).map((pegs) => cyclic(discs, pegs)),
    reve: (discs) => [reve(discs)],
    multipeg: (discs) => range(4, 6).map((pegs) => hanoi(discs, { pegs })),
  };

/** True if a column of the print is one of them. */
export const isOneOfSeven = (name: string): name is SevenTowers => name in sevenTowers;
