import { type Arrangement, InputError, type TowerRules, type TowerState } from '@manaus/core';
import { requireOneOf } from '@manaus/core/internals';
import {
  action,
  flag,
  formOf,
  integerFrom,
  listOf,
  longList,
  must,
  optional,
  type Part,
  someOf,
  text,
} from '@manaus/core/schemas';
import * as v from 'valibot';
import type { LegendEntry } from '../../figure.js';
import type { Tongue } from '../../language.js';
import { type Edge, type Layout, requireEdges } from '../../layouts/layout.js';
import {
  arrangement,
  color,
  legend,
  pixels,
  requireBoard,
  requireInput,
  requirePlaces,
  tongue,
  tower,
} from '../input.js';
import { type VertexClass, vertexClasses } from './vertex-classes.js';

/**
 * The graph of a tower as figures take it: its states, and the edges (arcs) between their indices.
 */
export interface TowerGraphData {
  readonly rules: TowerRules;
  readonly states: readonly TowerState[];
  readonly edges: readonly Edge[];
  readonly directed?: boolean;
}

/**
 * A graph that contains the drawn one: by its states and the edges between their indices. That of
 * another tower also has rules, which are not read.
 */
export interface OuterGraph extends Partial<Pick<TowerGraphData, 'rules' | 'directed'>> {
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
  /** The language of the words; by default that of the notebook. */
  readonly language?: Tongue;
}

/** Everything that a drawing of a tower's graph is made from. */
export type TowerGraphInput = TowerGraphData & TowerGraphOptions;

const vertex = integerFrom(0);

/** A list, typed or not, of whose entries `requireTowerGraph` says whether they are distances. */
const distances: Part<ArrayLike<number | null>> = must(
  v.custom<ArrayLike<number | null>>((value) => Array.isArray(value) || ArrayBuffer.isView(value)),
  'kind',
  { kind: 'list' },
);

const layout = formOf<Layout>({
  name: text,
  place: action<Layout['place']>(),
  labelSize: pixels,
  curve: optional(action<NonNullable<Layout['curve']>>()),
});

/** @internal The form of a tower’s graph; {@link requireTowerGraph} looks through long lists. */
export const towerGraphForm = {
  rules: tower,
  // No figure asks more of a state than that it can be drawn.
  states: someOf(arrangement as Part<TowerState>),
  edges: longList<Edge>(),
  directed: optional(flag),
  language: optional(tongue),
  title: optional(text),
  subtitle: optional(text),
  classes: optional(longList<VertexClass>()),
  distance: optional(distances),
  path: optional(listOf(vertex)),
  layout: optional(layout),
  within: optional(
    formOf<OuterGraph>({
      rules: optional(tower),
      states: listOf(arrangement),
      edges: longList<Edge>(),
      directed: optional(flag),
    }),
  ),
  landmarks: optional(listOf(vertex)),
  regions: optional(
    listOf(formOf<Region>({ vertices: listOf(vertex), color, label: optional(text) })),
  ),
  edgeColor: optional(action<NonNullable<TowerGraphOptions['edgeColor']>>()),
  legend: optional(legend),
  size: optional(integerFrom(1)),
};

const form = formOf<TowerGraphInput>(towerGraphForm);

/**
 * Throws an `InputError` unless an input is the graph of a tower, and all that it says of vertices
 * is about its states. Time O(states * discs + edges).
 */
export function requireTowerGraph(place: string, input: TowerGraphInput): void {
  requireInput(place, form, input);
  const { rules, states, edges, within, path = [], landmarks = [], regions = [] } = input;
  requireStates(place, 'states', rules, states);
  requireEdges(place, 'edges', edges, states.length);
  if (within !== undefined) {
    requireStates(place, 'within.states', rules, within.states);
    requireEdges(place, 'within.edges', within.edges, within.states.length);
  }
  requireOnePerState(place, input);
  requirePlaces(place, 'path', path, states.length);
  requirePlaces(place, 'landmarks', landmarks, states.length);
  for (const { vertices } of regions) requirePlaces(place, 'regions', vertices, states.length);
}

function requireStates(
  place: string,
  name: string,
  rules: TowerRules,
  states: readonly Arrangement[],
): void {
  for (const [i, state] of states.entries()) requireBoard(place, rules, state, `${name}[${i}]`);
}

/** Throws unless the classes and the distances are one for each state. */
function requireOnePerState(place: string, input: TowerGraphInput): void {
  const { states, classes, distance } = input;
  const bounds = { n: states.length, of: 'entries', per: 'states' } as const;
  for (const [name, list] of Object.entries({ classes, distance }))
    if (list !== undefined && list.length !== states.length)
      throw new InputError(place, name, 'onePer', { ...bounds, got: list.length });
  for (const each of classes ?? []) requireOneOf(place, 'classes', vertexClasses, each);
  for (const each of Array.from(distance ?? []))
    if (each !== null && typeof each !== 'number')
      throw new InputError(place, 'distance', 'listOf', { of: 'numbers', got: each });
}
