import { hanoi, type Peg, pegsOfDiscs } from '@manaus/core';
import { edgesOf } from '@manaus/graph';
import { hanoiGraph, hanoiStates } from '../../shared/hanoi-graph.js';
import { played } from '../../shared/played.js';

/** The pegs of the largest disc at both ends of each edge that moves it, the lower first. */
export function joinedInGraph(discs: number): Peg[][] {
  const pegs = hanoiStates(discs).map((state) => pegsOfDiscs(state)[discs - 1]);
  return edgesOf(hanoiGraph(discs))
    .map(([a, b]) => [pegs[a], pegs[b]].sort())
    .filter(([a, b]) => a < b);
}

/**
 * The same by labels: each move is met from both of its ends, and taken where it goes to the higher
 * peg.
 */
export const joinedByLabels = (discs: number): Peg[][] =>
  [...played(hanoi(discs))].flatMap(([from, moves]) =>
    moves
      .map(({ to }) =>
        [from, to].map((label) => label.split('/').findIndex((held) => held.includes(`${discs}`))),
      )
      .filter(([a, b]) => a < b),
  );
