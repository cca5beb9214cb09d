import { formatLabel, type Play, type TowerRules, type TowerState } from '@manaus/core';
import { type Faults, faultsOf, stackOnFirst, trial } from '../../algorithm.js';
import { type Methods, until } from '../../check/index.js';
import { movesFromFirstPeg } from './minimum-moves.js';
import { movesByPlaying, plainTower } from './towers.js';

/** A play of which every step is one of the plain rules; an error where one is not. */
export function followed(rules: TowerRules, play: Play): Play {
  const neighbors = plainTower(rules);
  const labels = play.states.map(formatLabel);
  const odd = labels.find((label, i) => i > 0 && !neighbors.get(labels[i - 1])?.includes(label));
  if (odd !== undefined) throw new Error(`${odd} is not reached by a move of ${rules.name}`);
  return play;
}

type Run = (rules: TowerRules, start: TowerState) => Play;

const faultsFromFirstPeg = (rules: TowerRules, run: Run, least: () => number): Faults =>
  faultsOf(
    trial({
      discs: rules.discs,
      starts: [stackOnFirst(rules)],
      run: (start) => run(rules, start),
      least,
    }),
  );

/**
 * A program from all discs on p0: against a search on ranks, and followed by the plain rules to a
 * number of discs.
 */
export function fromFirstPeg(
  tower: (discs: number) => TowerRules,
  run: Run,
  most: number,
): Methods<number, Faults> {
  const seen: Run = (rules, start) => followed(rules, run(rules, start));
  return {
    'played, against a search on ranks': (discs) =>
      faultsFromFirstPeg(tower(discs), run, () => movesFromFirstPeg(tower(discs))),
    'followed by the plain rules, against the moves by playing': until(most, (discs) =>
      faultsFromFirstPeg(tower(discs), seen, () => movesByPlaying(tower(discs))),
    ),
  };
}
