import { london, type TowerRules } from '@manaus/core';

/** The game with three balls played with two: the pegs keep their capacities 3, 2, 1. */
export const twoBallsOnLondon: TowerRules = london(2, { capacities: [3, 2, 1] });
