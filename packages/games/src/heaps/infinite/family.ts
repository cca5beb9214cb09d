import type { HeapGameFamily, HeapParameterValue } from '../family.js';
import { rulePlay } from '../heap-play.js';
import { allBut, allButGrundyValues } from './all-but.js';
import { type InfiniteSet, primes, squares, takeFrom, takeFromValues } from './take-from.js';

const common = {
  mostHeaps: null,
  parameters: [],
};
const NOTEBOOK = 'variants/octal-games/01-octal-games';

/** All-but games in the registry of heap games; the parameter is what a move may not take. */
export const allButFamily: HeapGameFamily = {
  ...common,
  name: 'all-but',
  start: '9,14',
  parameters: [
    {
      name: 'except',
      meaning: 'the numbers that a move may not take, such as 2,5',
      kind: 'set',
      least: 1,
      initial: [2, 5],
    },
  ],
  references: { items: [], notebook: NOTEBOOK, functions: ['allBut', 'allButGrundyValues'] },
  game: ({ except }) => allBut(membersOf(except)),
  play({ except }, convention) {
    const set = membersOf(except);
    const valuesTo = (upto: number) => allButGrundyValues(set, upto);
    return rulePlay(allBut(set).rule, convention, { valuesTo, period: 'never' });
  },
};

const membersOf = (set: HeapParameterValue | undefined): readonly number[] =>
  typeof set === 'object' ? set : [];

export const squaresFamily = infiniteFamily('squares', 'a move takes a square', squares);
export const primesFamily = infiniteFamily('primes', 'a move takes a prime', primes);

function infiniteFamily(name: string, rule: string, set: InfiniteSet): HeapGameFamily {
  const valuesTo = (upto: number) => takeFromValues(set, upto);
  return {
    ...common,
    name,
    rule,
    start: '20,33',
    references: { items: [], notebook: NOTEBOOK, functions: [] },
    game: () => takeFrom(set),
    play: (_, convention) =>
      rulePlay(takeFrom(set).rule, convention, {
        valuesTo,
        period: set.neverRepeats ? 'never' : null,
      }),
  };
}
