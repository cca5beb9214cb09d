import { must, type NoValues, type Sentences } from './sentence.js';

/** Faults of graphs. */
export interface GraphFaults {
  undirected: NoValues;
  directed: NoValues;
  connected: { readonly got: unknown };
  /** Ends of an edge from 0 to `most`. */
  edge: { readonly most: number; readonly got: unknown };
}

export const graphSentences: Sentences<GraphFaults> = {
  undirected: (_, what) => `${what} must be undirected`,
  directed: (_, what) => `${what} must be directed`,
  connected: must(() => 'be connected'),
  edge: must(({ most }) => `be two different vertices from 0 to ${most}`),
};
