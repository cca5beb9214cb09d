import { requireKind, requireOptions } from '@manaus/core/internals';
import { type Csr, size } from '../csr.js';
import { type OnePer, requireListOf, requireOnePer } from '../requirements.js';

/** A value of an attribute; `null` where it has none. */
export type AttributeValue = string | number | boolean | null;

/** Attributes of vertices or of edges: by name, one value for each, in their order. */
export type Attributes = Readonly<Record<string, readonly AttributeValue[]>>;

/** Attributes of the vertices and of the edges, these in the order of `edgesOf`. */
export interface GraphAttributes {
  readonly vertices?: Attributes;
  readonly edges?: Attributes;
}

/**
 * The names and values of the attributes of one vertex or edge; those without a value are left out.
 */
export const attributesAt = (
  attributes: Attributes,
  place: number,
): (readonly [name: string, value: string | number | boolean])[] =>
  Object.entries(attributes).flatMap(([name, values]) => {
    const value = values[place];
    return value === null ? [] : [[name, value] as const];
  });

/** The attributes, of which each must have one value per vertex or edge. */
export function attributesOf(
  place: string,
  graph: Csr,
  attributes: GraphAttributes = {},
): Required<GraphAttributes> {
  requireOptions(place, ['vertices', 'edges'], attributes, 'attributes');
  const { vertices = {}, edges = {} } = attributes;
  requireEntries(place, { n: graph.order, of: 'entries', per: 'vertices' }, vertices);
  requireEntries(place, { n: size(graph), of: 'entries', per: 'edges' }, edges);
  return { vertices, edges };
}

function requireEntries(place: string, wanted: OnePer, attributes: Attributes): void {
  requireKind(place, wanted.per, 'object', attributes);
  for (const [name, values] of Object.entries(attributes)) {
    requireListOf(place, name, 'entries', values);
    requireOnePer(place, name, wanted, values.length);
  }
}
