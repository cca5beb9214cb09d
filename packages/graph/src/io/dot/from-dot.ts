import { EdgeList } from '../../edge-list.js';
import type { LabeledGraph } from '../labels.js';
import { Numbering } from '../numbering.js';
import { fileText } from '../text.js';
import { misread, type Token, tokensOf } from './tokens.js';

/**
 * The graph of a text in the DOT language of Graphviz: its vertices in the order of their first
 * mention, each labeled by its attribute `label`, or else by its name.
 *
 * Chains of edges, subgraphs as ends, ports, comments and quoted names are read; other attributes
 * are passed over. In a `strict` graph an edge that comes again is one with the first. Throws for
 * text of another form, subgraphs more than 100 deep, more than one graph, loops and repeated
 * edges. Source: Graphviz, The DOT language.
 *
 * @example
 * ```ts
 * const { graph, labels } = fromDot('graph { a -- {b; c} -- d  b [label="1/2"] }');
 * edgesOf(graph); // => [[0, 1], [0, 2], [1, 3], [2, 3]]
 * labels; // => ['a', '1/2', 'c', 'd']
 * ```
 */
export function fromDot(text: string): LabeledGraph {
  return new Reader(tokensOf(fileText(place, text))).read();
}

const place = 'graph/dot';
const DEEPEST = 100;

class Reader {
  readonly #tokens: readonly Token[];
  #at = 0;
  #joint = '--';
  readonly #vertices = new Numbering(place);
  readonly #labels = new Map<number, string>();
  readonly #edges = new EdgeList(place);

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  read(): LabeledGraph {
    const isStrict = this.#take('strict');
    const directed = this.#take('digraph');
    if (!directed) this.#expect('graph');
    this.#joint = directed ? '->' : '--';
    this.#passName();
    this.#statements(0);
    if (this.#peek !== undefined) throw this.#fault();
    const labels = this.#vertices.names.map((name, v) => this.#labels.get(v) ?? name);
    return { graph: this.#edges.graph(labels.length, directed, { merged: isStrict }), labels };
  }

  /** The vertices mentioned between braces. */
  #statements(depth: number): number[] {
    if (depth > DEEPEST) throw this.#fault();
    this.#expect('{');
    const mentioned = new Set<number>();
    while (!this.#take('}')) for (const vertex of this.#statement(depth)) mentioned.add(vertex);
    return [...mentioned];
  }

  /** The vertices of a statement, or of the semicolon after one. */
  #statement(depth: number): number[] {
    if (this.#take(';')) return [];
    if (['graph', 'node', 'edge'].some((kind) => this.#take(kind))) this.#attributes();
    else if (!this.#takeAssignment()) return this.#chain(depth);
    return [];
  }

  /** Passes over a name, `=` and a value, if they are next. */
  #takeAssignment(): boolean {
    const isNext = this.#peek?.kind === 'name' && this.#isSign('=', 1);
    if (isNext) {
      this.#at += 2;
      this.#name();
    }
    return isNext;
  }

  /**
   * A vertex or a subgraph, perhaps joined to more; the label is a vertex's only when it stands
   * alone.
   */
  #chain(depth: number): number[] {
    const groups = this.#groups(depth);
    const label = this.#attributes();
    if (groups.length === 1 && label !== undefined) this.#labels.set(groups[0][0], label);
    return groups.flat();
  }

  /** The vertices and subgraphs of a chain, each joined to the next. */
  #groups(depth: number): number[][] {
    const groups = [this.#group(depth)];
    while (this.#take(this.#joint)) groups.push(this.#group(depth));
    this.#join(groups);
    return groups;
  }

  /** Adds the edges from each vertex of a group to each of the next group. */
  #join(groups: readonly number[][]): void {
    for (let i = 1; i < groups.length; i++) {
      this.#edges.requireRoomFor(groups[i - 1].length * groups[i].length);
      for (const a of groups[i - 1]) for (const b of groups[i]) this.#edges.add(a, b);
    }
  }

  #group(depth: number): number[] {
    const isSubgraph = this.#take('subgraph');
    if (isSubgraph) this.#passName();
    if (isSubgraph || this.#isSign('{')) return this.#statements(depth + 1);
    return [this.#vertex()];
  }

  /** A vertex; its ports are passed over. */
  #vertex(): number {
    const vertex = this.#vertices.of(this.#name());
    while (this.#take(':')) this.#name();
    return vertex;
  }

  /** The last label of the lists of attributes that follow, if any. */
  #attributes(): string | undefined {
    let label: string | undefined;
    while (this.#take('['))
      while (!this.#take(']'))
        if (!this.#take(',') && !this.#take(';')) label = this.#attribute() ?? label;
    return label;
  }

  /** Passes over an attribute; its value, if it is a label. */
  #attribute(): string | undefined {
    const key = this.#name();
    const value = this.#take('=') ? this.#name() : 'true';
    return key === 'label' ? unescapeLabel(value) : undefined;
  }

  get #peek(): Token | undefined {
    return this.#tokens[this.#at];
  }

  #name(): string {
    if (this.#peek?.kind !== 'name') throw this.#fault();
    return this.#tokens[this.#at++].text;
  }

  /** Passes over a name, if it is next. */
  #passName(): void {
    if (this.#peek?.kind === 'name') this.#at++;
  }

  /** True if a sign or keyword is next, or some tokens further; a quoted name is neither. */
  #isSign(text: string, further = 0): boolean {
    const token = this.#tokens[this.#at + further];
    return token?.text === text && token.kind !== 'name';
  }

  /** Passes over a sign or keyword, if it is next. */
  #take(text: string): boolean {
    const isNext = this.#isSign(text);
    if (isNext) this.#at++;
    return isNext;
  }

  #expect(text: string): void {
    if (!this.#take(text)) throw this.#fault();
  }

  #fault() {
    return misread(this.#peek?.line ?? this.#tokens.at(-1)?.line ?? 1, this.#peek?.text);
  }
}

/** The escapes of a label: a doubled backslash, and the ends of lines. */
const unescapeLabel = (label: string) =>
  label.replace(/\\([\\nlr])/g, (_, escaped) => (escaped === '\\' ? '\\' : '\n'));
