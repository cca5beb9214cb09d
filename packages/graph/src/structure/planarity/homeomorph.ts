/** A path of the graph taken as one edge: an edge of the graph, or two such paths joined at a vertex of degree 2. */
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
 * A smaller graph, planar just when the given one is: no vertex of degree 1 or 2, no loops, no parallel edges.
 *
 * A vertex of degree 2 gives way to one path edge; of two parallel ones the shorter stays. Linear time.
 */
export function withoutDegreeTwo(edges: readonly PathEdge[]): PathEdge[] {
  const rows = new Map<number, Map<number, PathEdge>>();
  const row = (v: number) => {
    const known = rows.get(v);
    if (known !== undefined) return known;
    const made = new Map<number, PathEdge>();
    rows.set(v, made);
    return made;
  };
  const add = (edge: PathEdge) => {
    const [a, b] = edge.ends;
    const parallel = row(a).get(b);
    if (parallel !== undefined && parallel.length <= edge.length) return;
    row(a).set(b, edge);
    row(b).set(a, edge);
  };
  for (const edge of edges) add(edge);
  const light = [...rows.keys()];
  for (let v = light.pop(); v !== undefined; v = light.pop()) {
    if (row(v).size > 2) continue;
    const links = [...row(v)];
    rows.delete(v);
    for (const [u] of links) row(u).delete(v);
    if (links.length === 2)
      add({
        ends: [links[0][0], links[1][0]],
        length: links[0][1].length + links[1][1].length,
        parts: [links[0][1], links[1][1]],
      });
    for (const [u] of links) light.push(u);
  }
  const left: PathEdge[] = [];
  for (const [v, links] of rows) for (const [u, edge] of links) if (v < u) left.push(edge);
  return left;
}
