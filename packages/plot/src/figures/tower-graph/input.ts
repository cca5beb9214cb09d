import type { Arrangement, TowerRules, TowerState } from '@manaus/core';
import type { LegendEntry } from '../../figure.js';
import type { Edge, Layout } from '../../layouts/layout.js';

/**
 * The graph of a tower as figures take it: its states, and the edges (arcs) between their indices.
 */
export interface TowerGraphData {
  readonly rules: TowerRules;
  readonly states: readonly TowerState[];
  readonly edges: readonly Edge[];
  readonly directed?: boolean;
}

/** The class of a vertex; each class has a color and, if it is opposed to another, a shape. */
export type VertexClass =
  | 'plain'
  | 'good'
  | 'bad'
  | 'common'
  | 'only-london'
  | 'only-hanoi'
  | 'only-oxford'
  | 'only-manaus'
  | 'perfect'
  | 'disc-1'
  | 'disc-2'
  | 'disc-3'
  | 'joining';

/** A graph that contains the drawn one: by its states and the edges between their indices. */
export interface OuterGraph {
  readonly states: readonly Arrangement[];
  readonly edges: readonly Edge[];
}

/** A part of a graph to fill lightly. */
interface Region {
  readonly vertices: readonly number[];
  readonly color: string;
  readonly label?: string;
}

/** Options of a tower graph figure; lists have one entry per vertex. */
export interface TowerGraphOptions {
  readonly title?: string;
  readonly subtitle?: string;
  readonly classes?: readonly VertexClass[];
  /**
   * Distance to the goal; negative, infinite or `null` where it cannot be reached. Colors the
   * vertices when there are no classes and no path.
   */
  readonly distance?: ArrayLike<number | null>;
  /** The vertices of a path, in order; it is drawn yellow. */
  readonly path?: readonly number[];
  readonly layout?: Layout;
  /**
   * A larger graph on the same places: its other states are drawn hollow, its other edges faint or
   * dashed.
   */
  readonly within?: OuterGraph;
  /**
   * Vertices to name where labels do not fit; the ends of the path and the perfect states are named
   * anyway.
   */
  readonly landmarks?: readonly number[];
  /** Parts to fill lightly: polygons through vertices, in order. */
  readonly regions?: readonly Region[];
  /** The color of the edge between two vertices; by default that of its ends. */
  readonly edgeColor?: (a: number, b: number) => string | undefined;
  readonly legend?: readonly LegendEntry[];
  /** Width and height in pixels; by default the width of a page, 848. */
  readonly size?: number;
}

/** Everything that a drawing of a tower's graph is made from. */
export type TowerGraphInput = TowerGraphData & TowerGraphOptions;
