import { gibibytes, must, type NoValues, type Sentences, short } from './sentence.js';

/** Faults of graphs and figures. */
export interface GraphFaults {
  undirected: NoValues;
  directed: NoValues;
  connected: { readonly got: unknown };
  /** No walk leads to a peg. */
  unreachable: { readonly peg: number };
  /** Ends of an edge from 0 to `most`. */
  edge: { readonly most: number; readonly got: unknown };
  repeatedEdge: { readonly vertex: number };
  oneWay: { readonly from: number; readonly to: number };
  matching: { readonly got: unknown };
  /** A graph that would not fit in memory, stored. */
  graphMemory: {
    readonly vertices: number;
    readonly arcs: number;
    readonly bytes: number;
    readonly available: number;
  };
  unplaced: { readonly got: unknown };
  samePlace: NoValues;
  layoutNeeded: { readonly most: number; readonly got: unknown };
}

export const graphSentences: Sentences<GraphFaults> = {
  undirected: (_, what) => `${what} must be undirected`,
  directed: (_, what) => `${what} must be directed`,
  connected: must(() => 'be connected'),
  unreachable: ({ peg }, what) => `${what} must be strongly connected: no way leads to p${peg}`,
  edge: must(({ most }) => `be two different vertices from 0 to ${most}`),
  repeatedEdge: ({ vertex }, what) => `${what} must be given once each: ${vertex} has one twice`,
  oneWay: ({ from, to }, what) => `${what} must have ${to} -> ${from} beside ${from} -> ${to}`,
  graphMemory: ({ vertices, arcs, bytes, available }, what) =>
    `${what} must fit in memory: ${short(vertices)} vertices and ${short(arcs)} arcs would take ${gibibytes(bytes)} (${gibibytes(available)} available)`,
  matching: must(() => 'be edges without a common vertex'),
  unplaced: must(() => 'be one that the layout places'),
  samePlace: (_, what) => `${what} must not give two states one place`,
  layoutNeeded: must(({ most }) => `be at most ${most} without a layout or distances`),
};
