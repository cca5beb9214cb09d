const points = [0, 1, 2, 3, 4, 5];

/** The two ends of each edge, in lexicographic order. */
const ends = points.flatMap((a) => points.slice(a + 1).map((b) => [a, b] as const));

/**
 * Plays the second player of Sim by a strategy against every first player: the number of positions
 * met, or why it loses or breaks a rule.
 *
 * The strategy names an edge for the segments drawn (bit e: edge e in lexicographic order). The
 * position is kept as a table of points, and a triangle looked for among three of them; nothing is
 * shared with the solver. Once met, a position is not played again.
 *
 * @example
 * ```ts
 * verifySimStrategy(solveSim().reply).holds; // => true
 * verifySimStrategy(() => 0).holds; // => false
 * ```
 */
export function verifySimStrategy(reply: (red: number, blue: number) => number | null): {
  holds: boolean;
  positions: number;
  reason: string | null;
} {
  const color = new Int8Array(36);
  const met = new Set<string>();
  const colorOf = (a: number, b: number) => color[6 * Math.min(a, b) + Math.max(a, b)];
  // A point and itself have no color.
  const completes = (e: number, own: number) =>
    points.some((c) => ends[e].every((end) => colorOf(end, c) === own));
  const paint = (e: number, own: number) => {
    const [a, b] = ends[e];
    color[6 * a + b] = own;
  };
  const isFree = (e: number | null): e is number => {
    const named = ends[e ?? -1];
    return named !== undefined && colorOf(...named) === 0;
  };
  const setOf = (own: number) =>
    ends.reduce((set, [a, b], e) => (colorOf(a, b) === own ? set + 2 ** e : set), 0);

  /** The first player is to move: every segment is tried. */
  const against = (): string | null => {
    const label = color.join('');
    if (met.has(label)) return null;
    met.add(label);
    for (const e of ends.keys()) {
      if (!isFree(e) || completes(e, 1)) continue;
      paint(e, 1);
      const reason = answer();
      paint(e, 0);
      if (reason !== null) return reason;
    }
    return null;
  };
  const answer = (): string | null => {
    const [red, blue] = [setOf(1), setOf(2)];
    const e = reply(red, blue);
    const at = `red ${red}, blue ${blue}`;
    if (!isFree(e)) return `${at}: no free segment is named (${e})`;
    if (completes(e, 2)) return `${at}: segment ${e} completes a triangle`;
    paint(e, 2);
    const reason = against();
    paint(e, 0);
    return reason;
  };
  const reason = against();
  return { holds: reason === null, positions: met.size, reason };
}
