import { InputError } from '@manaus/core';
import { requireOneOf } from '@manaus/core/internals';
import { SaxesParser } from 'saxes';
import type { Edges } from '../../rows.js';
import { type LabeledGraph, labeledGraph } from '../labels.js';
import { Numbering } from '../numbering.js';

const place = 'graph/graphml';
const KINDS = ['directed', 'undirected'];

/**
 * The graph of a GraphML document: its nodes in order, each labeled by its data of a key called
 * `label`, or else by its id.
 *
 * Other data and ports are passed over. Throws for text that is not XML, a second or nested graph,
 * hyperedges, edges that are directed otherwise than the graph, ends that are not nodes, loops and
 * repeated edges. Source: U. Brandes et al., GraphML, 2002.
 *
 * @example
 * ```ts
 * fromGraphml(toGraphml(pathGraph(2), ['a', 'b<c'])).labels; // => ['a', 'b<c']
 * ```
 */
export function fromGraphml(text: string): LabeledGraph {
  const reader = new Reader();
  const parser = new SaxesParser();
  parser.on('error', ({ message }) => {
    throw new InputError(place, 'text', 'form', { form: 'XML', got: message });
  });
  parser.on('opentag', ({ name, attributes }) => reader.open(localName(name), attributes));
  parser.on('closetag', ({ name }) => reader.close(localName(name)));
  parser.on('text', (content) => reader.text(content));
  parser.on('cdata', (content) => reader.text(content));
  parser.write(text).close();
  return reader.graph();
}

type Attributes = Readonly<Record<string, string>>;

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

class Reader {
  readonly #vertices = new Numbering();
  readonly #labels: string[] = [];
  readonly #ends: [string, string][] = [];
  readonly #labelKeys = new Set<string>();
  /** The label that is being read, and for which vertex. */
  #label: string | null = null;
  #node: number | null = null;
  #directed: boolean | null = null;

  open(name: string, attributes: Attributes): void {
    if (name === 'key' && attributes['attr.name'] === 'label')
      this.#labelKeys.add(attributes.id ?? '');
    if (name === 'graph') this.#openGraph(attributes);
    if (name === 'hyperedge') throw refused('EDGE', name);
    if (name === 'node') this.#openNode(attributes);
    if (name === 'edge') this.#openEdge(attributes);
    if (name === 'data' && this.#node !== null && this.#labelKeys.has(attributes.key ?? ''))
      this.#label = '';
  }

  text(content: string): void {
    if (this.#label !== null) this.#label += content;
  }

  close(name: string): void {
    if (name === 'data' && this.#label !== null && this.#node !== null) {
      this.#labels[this.#node] = this.#label;
      this.#label = null;
    }
    if (name === 'node') this.#node = null;
  }

  graph(): LabeledGraph {
    if (this.#directed === null) throw refused('<graphml><graph>…', 'nothing of it');
    return labeledGraph(this.#labels, this.#edges(), this.#directed);
  }

  #edges(): Edges {
    const vertex = (id: string) => this.#vertices.require(place, 'edge', id);
    return this.#ends.map(([a, b]) => [vertex(a), vertex(b)]);
  }

  #openGraph({ edgedefault }: Attributes): void {
    if (this.#directed !== null) throw refused('ONE GRAPH', 'a second one');
    this.#directed = requireOneOf(place, 'edgedefault', KINDS, edgedefault) === 'directed';
  }

  #openNode({ id = '' }: Attributes): void {
    this.#node = this.#vertices.of(id);
    if (this.#node !== this.#labels.length)
      throw new InputError(place, 'node', 'different', { got: id });
    this.#labels.push(id);
  }

  #openEdge({ source = '', target = '', directed }: Attributes): void {
    if (directed !== undefined) this.#requireDirected(directed);
    this.#ends.push([source, target]);
  }

  /** Throws unless an edge is directed as the graph is. */
  #requireDirected(directed: string): void {
    const names = [`directed="${this.#directed}"`];
    if (directed !== String(this.#directed))
      throw new InputError(place, 'edge', 'oneOf', { names, got: directed });
  }
}

const refused = (form: string, got: string) => new InputError(place, 'text', 'form', { form, got });
