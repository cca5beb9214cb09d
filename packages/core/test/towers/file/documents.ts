export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export const MANAUS = {
  name: 'Manaus',
  symbol: 'M',
  discs: { min: 2 },
  pegs: 3,
  capacities: ['n', 'n-1', 'n-2'],
  goals: [{ allOn: 0 }],
};
export const LONDON = {
  name: 'London',
  pegs: 3,
  capacities: ['n', 'n-1', 'n-2'],
  stacking: 'free',
  colors: ['red', 'blue'],
  goals: ['123//', { allOn: 0, anyOrder: true }],
};
/** Every field, in all of its forms. */
export const EVERYTHING = {
  $schema: './tower.schema.json',
  name: 'Everything',
  symbol: 'E',
  discs: { min: 2, max: 9 },
  pegs: 4,
  capacities: ['2n', 'n/2+1', '(n+1)/2', 5],
  moves: [
    [0, 1],
    [1, 0],
    [1, 2],
    [2, 3],
    [3, 0],
  ],
  discMoves: [
    { disc: 'n', moves: 'cyclic' },
    { disc: 1, moves: [[0, 1]] },
  ],
  stacking: 'equals',
  sizes: '(k+1)/2',
  colors: ['red', 'blue', 'red'],
  goals: ['1/2//', '12///', { allOn: 0 }],
  forbidden: [
    '/12//',
    { together: [1, 'n-1'], peg: 3 },
    { together: [2, 'n'], peg: 2 },
    { together: [1, 'n', 'n-1'], peg: 2 },
  ],
  forbiddenMoves: [['12///', '2/1//']],
};
export const PAIRS = {
  name: 'Pairs',
  pegs: 3,
  stacking: [
    [1, 2],
    [2, 3],
    [1, 3],
    [2, 1],
  ],
  sizes: [1, 2, 3, 3],
  goals: ['123//'],
};

export const documents: Json[] = [MANAUS, LONDON, EVERYTHING, PAIRS];
