import { type Arrangement, pegsOfDiscs } from '@manaus/core';
import { discColour } from '../colours.js';
import type { LegendEntry } from '../figure.js';

/** Colours for edges, and what they mean. */
export interface EdgeColours {
  /** The colour of the edge between two vertices. */
  edgeColour(a: number, b: number): string;
  readonly legend: readonly LegendEntry[];
}

/**
 * Edges in the colour of the disc that moves along them, with the legend; to be spread into the input of a tower's graph.
 *
 * @example
 * ```ts
 * movedDisc([[[1, 2], [], []], [[2], [1], []]]).edgeColour(0, 1); // => '#009e73'
 * ```
 */
export function movedDisc(states: readonly Arrangement[]): EdgeColours {
  const discs = states.length === 0 ? 0 : states[0].flat().length;
  const pegs = states.map(pegsOfDiscs);
  return {
    edgeColour: (a, b) => discColour(1 + pegs[a].findIndex((peg, i) => peg !== pegs[b][i])),
    legend: Array.from({ length: discs }, (_, i) => ({
      label: `disc ${i + 1}`,
      color: discColour(i + 1),
      shape: 'line',
    })),
  };
}
