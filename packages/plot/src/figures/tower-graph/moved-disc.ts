import {
  type Arrangement,
  compileTower,
  kindsOf,
  moveBetween,
  range,
  type TowerRules,
} from '@manaus/core';
import { discColor } from '../../colors.js';
import type { LegendEntry } from '../../figure.js';
import { message, type Tongue } from '../../language.js';

/** Colors for edges, and what they mean. */
export interface EdgeColors {
  /** The color of the edge between two vertices. */
  edgeColor(a: number, b: number): string;
  readonly legend: readonly LegendEntry[];
}

/**
 * Edges in the color of the disc that moves along them, with the legend; to be spread into the
 * input of a tower's graph. Alike discs have one color, that of the first of them.
 *
 * @example
 * ```ts
 * movedDisc('en', hanoi(2), [[[1, 2], [], []], [[2], [1], []]]).edgeColor(0, 1); // => '#009e73'
 * ```
 */
export function movedDisc(
  language: Tongue,
  rules: TowerRules,
  states: readonly Arrangement[],
): EdgeColors {
  const tower = compileTower(rules);
  const discs = range(1, tower.discs);
  const kinds = kindsOf(tower) ?? discs;
  return {
    edgeColor: (a, b) => discColor(kinds[moveBetween(tower, states[a], states[b]).disc - 1]),
    legend: [...new Set(kinds)].map((disc) => ({
      label: `${message(language, 'disc')} ${disc}`,
      color: discColor(disc),
      shape: 'line',
    })),
  };
}
