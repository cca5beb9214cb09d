import { must, type NoValues, type Sentences } from './sentence.js';

/** Faults of graphs and figures. */
export interface GraphFaults {
  undirected: NoValues;
  directed: NoValues;
  connected: { readonly got: unknown };
  /** Ends of an edge from 0 to `most`. */
  edge: { readonly most: number; readonly got: unknown };
  unplaced: { readonly got: unknown };
  samePlace: NoValues;
  layoutNeeded: { readonly most: number; readonly got: unknown };
}

export const graphSentences: Sentences<GraphFaults> = {
  undirected: (_, what) => `${what} must be undirected`,
  directed: (_, what) => `${what} must be directed`,
  connected: must(() => 'be connected'),
  edge: must(({ most }) => `be two different vertices from 0 to ${most}`),
  unplaced: must(() => 'be one that the layout places'),
  samePlace: (_, what) => `${what} must not give two states one place`,
  layoutNeeded: must(({ most }) => `be at most ${most} without a layout or distances`),
};
