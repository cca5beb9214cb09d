/** A tower that the registry does not have: four one-way pegs. */
export const lagoon = {
  name: 'Lagoon',
  pegs: 4,
  capacities: [5, 3, 2, 2],
  moves: [
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 0],
  ],
  goals: [{ allOn: 0 }],
};
