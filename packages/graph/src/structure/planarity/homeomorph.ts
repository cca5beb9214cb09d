/**
 * A path of the graph taken as one edge: an edge of the graph, or two such paths joined at a vertex
 * of degree 2.
 */
export interface PathEdge {
  readonly ends: readonly [number, number];
  readonly length: number;
  readonly parts: readonly [PathEdge, PathEdge] | null;
}

/** The edges of the graph that a path edge stands for. */
export function edgesAlong(path: PathEdge): [number, number][] {
  const edges: [number, number][] = [];
  const stack = [path];
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    if (at.parts === null) edges.push([at.ends[0], at.ends[1]]);
    else stack.push(...at.parts);
  }
  return edges;
}

/**
 * A smaller graph, planar just when the given one is: no vertex of degree 1 or 2, no loops, no
 * parallel edges.
 *
 * A vertex of degree 2 gives way to one path edge; of two parallel ones the shorter stays. Linear
 * time.
 */
export function withoutDegreeTwo(edges: readonly PathEdge[]): PathEdge[] {
  const graph = new PathGraph(edges);
  const light = graph.vertices();
  for (let v = light.pop(); v !== undefined; v = light.pop()) {
    if (graph.degree(v) > 2) continue;
    const links = graph.remove(v);
    if (links.length === 2)
      graph.add({
        ends: [links[0][0], links[1][0]],
        length: links[0][1].length + links[1][1].length,
        parts: [links[0][1], links[1][1]],
      });
    for (const [u] of links) light.push(u);
  }
  return graph.edges();
}

/** A graph of path edges, the shorter one of two with the same ends. */
class PathGraph {
  readonly #rows = new Map<number, Map<number, PathEdge>>();

  constructor(edges: readonly PathEdge[]) {
    for (const edge of edges) this.add(edge);
  }

  vertices(): number[] {
    return [...this.#rows.keys()];
  }

  degree(v: number): number {
    return this.#row(v).size;
  }

  edges(): PathEdge[] {
    const edges: PathEdge[] = [];
    for (const [v, links] of this.#rows) for (const [u, edge] of links) if (v < u) edges.push(edge);
    return edges;
  }

  add(edge: PathEdge): void {
    const [a, b] = edge.ends;
    const parallel = this.#row(a).get(b);
    if (parallel !== undefined && parallel.length <= edge.length) return;
    this.#row(a).set(b, edge);
    this.#row(b).set(a, edge);
  }

  /** Removes a vertex; the neighbors that it had, with the edges to them. */
  remove(v: number): [number, PathEdge][] {
    const links = [...this.#row(v)];
    this.#rows.delete(v);
    for (const [u] of links) this.#row(u).delete(v);
    return links;
  }

  #row(v: number): Map<number, PathEdge> {
    const known = this.#rows.get(v);
    if (known !== undefined) return known;
    const made = new Map<number, PathEdge>();
    this.#rows.set(v, made);
    return made;
  }
}
