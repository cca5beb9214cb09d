import { parseLabel, type TowerRules, towerPuzzle } from '@manaus/core';
import { drawTower, storeTower } from '@manaus/lab';
import { type Figure, playFigure, type Tongue } from '@manaus/plot';

/**
 * The number of moves from a state to all that it reaches, by playing the plain rules on labels;
 * shares nothing with the stored graph.
 */
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

/** The first step of a play that is not a move of the rules; throws if its start is not a state. */
export function illegalStep(
  rules: TowerRules,
  [start, ...labels]: readonly string[],
): string | null {
  const { notation, moves, apply } = towerPuzzle(rules);
  let before = notation.parse(start);
  for (const label of labels) {
    const next = moves(before)
      .map((move) => apply(before, move))
      .find((state) => notation.format(state) === label);
    if (next === undefined)
      return `${notation.format(before)} to ${label} is no move of ${rules.name}`;
    before = next;
  }
  return null;
}

/** A play as a strip of boards. */
export function drawPlay(
  language: Tongue,
  rules: TowerRules,
  play: readonly string[],
  title: string,
): Figure {
  return playFigure({
    rules,
    states: play.map((label) => parseLabel(rules, label)),
    title,
    language,
  });
}

/** A shortest play on the graph of its tower, in yellow. */
export function drawPathOf(
  language: Tongue,
  rules: TowerRules,
  from: string,
  title?: string,
): Figure {
  return drawTower(storeTower(rules), { from, title, language });
}
