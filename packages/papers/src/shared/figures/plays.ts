import { parseLabel, type TowerRules, towerPuzzle } from '@manaus/core';
import { drawTower, storeTower } from '@manaus/lab';
import { type Figure, playFigure } from '@manaus/plot';

/** The number of moves from a state to all that it reaches, by playing the plain rules on labels; shares nothing with the stored graph. */
export function movesByPlaying(rules: TowerRules, from: string): Map<string, number> {
  const { notation, moves, apply } = towerPuzzle(rules);
  const found = new Map([[from, 0]]);
  for (const [label, distance] of found) {
    const state = notation.parse(label);
    for (const move of moves(state)) {
      const next = notation.format(apply(state, move));
      if (!found.has(next)) found.set(next, distance + 1);
    }
  }
  return found;
}

/** The first step of a play that is no move of the rules. */
export function illegalStep(rules: TowerRules, play: readonly string[]): string | null {
  const { notation, moves, apply } = towerPuzzle(rules);
  const step = play.findIndex((label, i) => {
    if (i === 0) return false;
    const before = notation.parse(play[i - 1]);
    return !moves(before).some((move) => notation.format(apply(before, move)) === label);
  });
  return step < 0 ? null : `${play[step - 1]} to ${play[step]} is no move of ${rules.name}`;
}

/** A play as a strip of boards. */
export function drawPlay(rules: TowerRules, play: readonly string[], title: string): Figure {
  return playFigure({ rules, states: play.map((label) => parseLabel(rules, label)), title });
}

/** A shortest play on the graph of its tower, in yellow. */
export function drawPathOf(rules: TowerRules, from: string, title?: string): Figure {
  return drawTower(storeTower(rules), { from, title });
}
