import { requireKind } from '@manaus/core/internals';

const points = [0, 1, 2, 3, 4, 5];

/** The two ends of each edge, in lexicographic order. */
const ends = points.flatMap((a) => points.slice(a + 1).map((b) => [a, b] as const));

/**
 * Plays the second player of Sim by a strategy against every first player: the number of positions
 * met, or the first answer by which it loses or breaks a rule.
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
  fault: SimFault | null;
} {
  requireKind('games/verify-sim', 'reply', 'function', reply);
  const play: Play = { color: new Int8Array(36), met: new Set(), reply };
  const fault = against(play);
  return { holds: fault === null, positions: play.met.size, fault };
}

/** An answer to the segments drawn that is not a free segment, or completes a triangle. */
export interface SimFault {
  readonly code: 'not-free' | 'triangle';
  readonly red: number;
  readonly blue: number;
  readonly answer: number | null;
}

/** The segments as a table of points, 1 the first player's, 2 the second's; the positions met. */
interface Play {
  readonly color: Int8Array;
  readonly met: Set<string>;
  readonly reply: (red: number, blue: number) => number | null;
}

/** The first player is to move: every segment is tried. */
function against(play: Play): SimFault | null {
  const label = play.color.join('');
  if (play.met.has(label)) return null;
  play.met.add(label);
  for (const e of ends.keys()) {
    if (!isFree(play, e) || completes(play, e, 1)) continue;
    const fault = after(play, e, 1, answer);
    if (fault !== null) return fault;
  }
  return null;
}

/** The second player is to move, by the strategy. */
function answer(play: Play): SimFault | null {
  const [red, blue] = [setOf(play, 1), setOf(play, 2)];
  const e = play.reply(red, blue);
  if (!isFree(play, e)) return { code: 'not-free', red, blue, answer: e };
  if (completes(play, e, 2)) return { code: 'triangle', red, blue, answer: e };
  return after(play, e, 2, against);
}

type Turn = (play: Play) => SimFault | null;

/** The fault that a turn finds after an edge was drawn, which is taken back. */
function after(play: Play, e: number, own: number, turn: Turn): SimFault | null {
  paint(play, e, own);
  const fault = turn(play);
  paint(play, e, 0);
  return fault;
}

const colorOf = ({ color }: Play, a: number, b: number): number =>
  color[6 * Math.min(a, b) + Math.max(a, b)];

/** A point and itself have no color. */
const completes = (play: Play, e: number, own: number): boolean =>
  points.some((c) => ends[e].every((end) => colorOf(play, end, c) === own));

function paint({ color }: Play, e: number, own: number): void {
  const [a, b] = ends[e];
  color[6 * a + b] = own;
}

function isFree(play: Play, e: number | null): e is number {
  const named = ends[e ?? -1];
  return named !== undefined && colorOf(play, ...named) === 0;
}

const setOf = (play: Play, own: number): number =>
  ends.reduce((set, [a, b], e) => (colorOf(play, a, b) === own ? set + 2 ** e : set), 0);
