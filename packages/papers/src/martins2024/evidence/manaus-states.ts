import { manaus, type Peg, pegsOfDiscs, type TowerState, towerPuzzle } from '@manaus/core';
import { type StoredTower, storeTower } from '@manaus/lab';

/** A regular state of Manaus, and whether the goal can be reached from it. */
export interface ManausState {
  readonly label: string;
  readonly state: TowerState;
  /** Entry k - 1 is the peg of disc k. */
  readonly pegOf: readonly Peg[];
  readonly good: boolean;
  /** Moves to the goal; -1 for a bad state. */
  readonly moves: number;
}

const stored = new Map<number, StoredTower>();

/** The stored graph of Manaus with n discs, made once. */
export function manausTower(discs: number): StoredTower {
  const tower = stored.get(discs) ?? storeTower(manaus(discs));
  stored.set(discs, tower);
  return tower;
}

/**
 * All regular states of Manaus, each with the word of the search.
 *
 * Up to six discs the search is checked against a second one that plays the plain rules on labels and shares nothing with ranks.
 */
export function manausStates(discs: number): ManausState[] {
  const tower = manausTower(discs);
  const states = tower.states.map((state, vertex) => ({
    label: tower.labels[vertex],
    state,
    pegOf: pegsOfDiscs(state),
    good: tower.distances[vertex] >= 0,
    moves: tower.distances[vertex],
  }));
  if (discs <= 6) requireSame(states, playedBack(discs));
  return states;
}

/** Distances from the goal by playing the rules on labels, breadth first. */
function playedBack(discs: number): Map<string, number> {
  const rules = manaus(discs);
  const { notation, moves, apply } = towerPuzzle(rules);
  const goals = rules.goals as readonly TowerState[];
  const found = new Map(goals.map((goal) => [notation.format(goal), 0]));
  for (const [label, distance] of found)
    for (const move of moves(notation.parse(label))) {
      const next = notation.format(apply(notation.parse(label), move));
      if (!found.has(next)) found.set(next, distance + 1);
    }
  return found;
}

function requireSame(states: readonly ManausState[], found: ReadonlyMap<string, number>): void {
  for (const { label, moves } of states)
    if ((found.get(label) ?? -1) !== moves)
      throw new Error(`two searches differ at ${label}: ${moves} and ${found.get(label)}`);
}
