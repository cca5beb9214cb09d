/** A tower that is none of the registry's: four one-way pegs. */
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
