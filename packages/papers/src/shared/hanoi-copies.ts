import { hanoi } from '@manaus/core';
import { inducedSubgraph } from '@manaus/graph';
import { range, same } from '../check/index.js';
import { areIsomorphic, hanoiGraph, hanoiStates } from './hanoi-graph.js';
import { played } from './played.js';

/** A number of discs, and a peg of which the work speaks. */
export type Part = { readonly discs: number; readonly peg: number };

/** The states with d_n on the peg: how many there are, and whether they induce H_(n-1). */
export type Copy = { readonly states: number; readonly isHanoi: boolean };

/** In the stored graph, by a verified map to that of a disc less. */
export function copyInGraph({ discs, peg }: Part): Copy {
  const states = hanoiStates(discs);
  const part = range(0, states.length - 1).filter((v) => states[v][peg]?.includes(discs));
  const isHanoi =
    part.length > 0 &&
    areIsomorphic(inducedSubgraph(hanoiGraph(discs), part), hanoiGraph(discs - 1));
  return { states: part.length, isHanoi };
}

/** The labels that have a disc on a peg, and the moves between them, as sorted pairs. */
function partOf(discs: number, { peg, disc }: { peg: number; disc: number }): [string[], string[]] {
  const moves = played(hanoi(discs));
  const kept = (label: string) => label.split('/')[peg]?.includes(String(disc));
  const labels = [...moves.keys()].filter(kept);
  const pairs = labels.flatMap((from) =>
    (moves.get(from) ?? []).filter(({ to }) => kept(to)).map(({ to }) => `${from} ${to}`),
  );
  return [labels, pairs];
}

/** With d_n taken off the labels, they and the moves between them are those of n - 1 discs. */
export function copyByLabels({ discs, peg }: Part): Copy {
  const [labels, moves] = partOf(discs, { peg, disc: discs });
  const smaller = played(hanoi(discs - 1));
  const without = (texts: readonly string[]) =>
    texts.map((text) => text.replaceAll(String(discs), '')).sort();
  const isHanoi =
    same(without(labels), [...smaller.keys()].sort()) &&
    same(
      without(moves),
      [...smaller].flatMap(([from, list]) => list.map(({ to }) => `${from} ${to}`)).sort(),
    );
  return { states: labels.length, isHanoi };
}
