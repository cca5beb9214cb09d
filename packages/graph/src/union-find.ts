/**
 * Every vertex in a separate set: a way up leads from each vertex to the root of its set, and
 * from a root to itself.
 */
export const singletons = (order: number): Uint32Array =>
  Uint32Array.from({ length: order }, (_, v) => v);

/** The root of the set of a vertex; halves the way to it. */
export function rootOf(up: Uint32Array, v: number): number {
  let at = v;
  while (up[at] !== at) at = up[at] = up[up[at]];
  return at;
}

/** Makes one set of those of each vertex and its image; the lesser root is the root of both. */
export function joinBy(up: Uint32Array, image: Uint32Array): void {
  for (let v = 0; v < up.length; v++) {
    const [a, b] = [rootOf(up, v), rootOf(up, image[v])];
    up[Math.max(a, b)] = Math.min(a, b);
  }
}
