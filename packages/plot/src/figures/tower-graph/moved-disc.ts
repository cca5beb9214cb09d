import { type Arrangement, pegsOfDiscs } from '@manaus/core';
import { discColor } from '../../colors.js';
import type { LegendEntry } from '../../figure.js';
import { message } from '../../language.js';

/** Colors for edges, and what they mean. */
export interface EdgeColors {
  /** The color of the edge between two vertices. */
  edgeColor(a: number, b: number): string;
  readonly legend: readonly LegendEntry[];
}

/**
 * Edges in the color of the disc that moves along them, with the legend; to be spread into the
 * input of a tower's graph.
 *
 * @example
 * ```ts
 * movedDisc([[[1, 2], [], []], [[2], [1], []]]).edgeColor(0, 1); // => '#009e73'
 * ```
 */
export function movedDisc(states: readonly Arrangement[]): EdgeColors {
  const discs = states.length === 0 ? 0 : states[0].flat().length;
  const pegs = states.map(pegsOfDiscs);
  return {
    edgeColor: (a, b) => discColor(1 + pegs[a].findIndex((peg, i) => peg !== pegs[b][i])),
    legend: Array.from({ length: discs }, (_, i) => ({
      label: `${message('disc')} ${i + 1}`,
      color: discColor(i + 1),
      shape: 'line',
    })),
  };
}
