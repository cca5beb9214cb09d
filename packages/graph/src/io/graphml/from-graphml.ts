import { InputError } from '@manaus/core';
import { requireOneOf } from '@manaus/core/internals';
import { SaxesParser } from 'saxes';
import { EdgeList } from '../../edge-list.js';
import type { LabeledGraph } from '../labels.js';
import { Numbering } from '../numbering.js';
import { fileText } from '../text.js';

const place = 'graph/graphml';
const KINDS = ['directed', 'undirected'];

/**
 * The graph of a GraphML document: its nodes in order, each labeled by its data of a key called
 * `label`, or else by its id.
 *
 * Other data and ports are passed over, and nodes and edges outside the graph. Throws for text that
 * is not XML, a node without an id, an edge without ends, a second or nested graph,
 * hyperedges, edges that are directed otherwise than the graph, ends that are not nodes, loops and
 * repeated edges. Source: U. Brandes et al., GraphML, 2002.
 *
 * @example
 * ```ts
 * fromGraphml(toGraphml(pathGraph(2), ['a', 'b<c'])).labels; // => ['a', 'b<c']
 * ```
 */
export function fromGraphml(text: string): LabeledGraph {
  const document = fileText(place, text);
  const reader = new Reader();
  const parser = new SaxesParser();
  parser.on('error', ({ message }) => {
    throw new InputError(place, 'text', 'form', { form: 'XML', got: message });
  });
  parser.on('opentag', ({ name, attributes }) => reader.open(localName(name), attributes));
  parser.on('closetag', ({ name }) => reader.close(localName(name)));
  parser.on('text', (content) => reader.text(content));
  parser.on('cdata', (content) => reader.text(content));
  parser.write(document).close();
  return reader.graph();
}

type Attributes = Readonly<Record<string, string>>;

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

class Reader {
  /** The elements that are open, from the outermost. */
  readonly #path: string[] = [];
  /** The ids of nodes, and those that edges name, which may come first. */
  readonly #ids = new Numbering(place);
  /** The vertex of each id; -1 while no node has it. */
  readonly #vertexOf: number[] = [];
  readonly #labels: string[] = [];
  readonly #edges = new EdgeList(place);
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
    const within = this.#path.at(-1);
    if (name === 'node' && within === 'graph') this.#openNode(attributes);
    if (name === 'edge' && within === 'graph') this.#openEdge(attributes);
    if (name === 'data' && within === 'node' && this.#labelKeys.has(attributes.key ?? ''))
      this.#label = '';
    this.#path.push(name);
  }

  text(content: string): void {
    if (this.#label !== null) this.#label += content;
  }

  close(name: string): void {
    this.#path.pop();
    if (name === 'data' && this.#label !== null && this.#node !== null) {
      this.#labels[this.#node] = this.#label;
      this.#label = null;
    }
    if (name === 'node' && this.#path.at(-1) === 'graph') this.#node = null;
  }

  graph(): LabeledGraph {
    if (this.#directed === null) throw refused('<graphml><graph>…', 'nothing of it');
    const vertexOf = (id: number) => this.#requireNode(id);
    const graph = this.#edges.graph(this.#labels.length, this.#directed, { vertexOf });
    return { graph, labels: this.#labels };
  }

  /** The vertex of an id; an `InputError` if no node has it. */
  #requireNode(id: number): number {
    const vertex = this.#vertexOf[id];
    if (vertex >= 0) return vertex;
    throw new InputError(place, 'edge', 'member', {
      of: 'vertices',
      got: this.#ids.names[id],
    });
  }

  /** The number of an id. */
  #idOf(name: string, id: string | undefined): number {
    if (id === undefined) throw new InputError(place, name, 'required', {});
    const number = this.#ids.of(id);
    this.#vertexOf[number] ??= -1;
    return number;
  }

  #openGraph({ edgedefault }: Attributes): void {
    if (this.#directed !== null) throw refused('ONE GRAPH', 'a second one');
    this.#directed = requireOneOf(place, 'edgedefault', KINDS, edgedefault) === 'directed';
  }

  #openNode({ id }: Attributes): void {
    const number = this.#idOf('id', id);
    if (this.#vertexOf[number] >= 0) throw new InputError(place, 'node', 'different', { got: id });
    this.#node = this.#labels.length;
    this.#vertexOf[number] = this.#node;
    this.#labels.push(id);
  }

  #openEdge({ source, target, directed }: Attributes): void {
    if (directed !== undefined) this.#requireDirected(directed);
    this.#edges.add(this.#idOf('source', source), this.#idOf('target', target));
  }

  /** Throws unless an edge is directed as the graph is. */
  #requireDirected(directed: string): void {
    const names = [`directed="${this.#directed}"`];
    if (directed !== String(this.#directed))
      throw new InputError(place, 'edge', 'oneOf', { names, got: directed });
  }
}

const refused = (form: string, got: string) => new InputError(place, 'text', 'form', { form, got });
