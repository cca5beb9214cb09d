import { InputError, requireInteger } from '@manaus/core';

/** The colour of each edge of a complete graph: row a, column b; -1 on the diagonal. */
export type EdgeColouring = readonly (readonly number[])[];

/**
 * Whether no colour i has a complete subgraph on `sizes[i]` points, and every edge has one of the colours, the same from both ends.
 *
 * Tries all sets of points that grow within one colour. Shares no code with what finds colourings.
 *
 * @example
 * ```ts
 * verifyColouring([[-1, 0, 1], [0, -1, 0], [1, 0, -1]], [3, 3]); // => true
 * verifyColouring([[-1, 0, 0], [0, -1, 0], [0, 0, -1]], [3, 3]); // => false
 * ```
 */
export function verifyColouring(colouring: EdgeColouring, sizes: readonly number[]): boolean {
  const sound = colouring.every(
    (row, a) =>
      row.length === colouring.length &&
      row.every((colour, b) =>
        a === b ? colour === -1 : colour in sizes && colour === colouring[b][a],
      ),
  );
  const grows = (chosen: readonly number[], colour: number): boolean =>
    chosen.length >= sizes[colour] ||
    colouring.some(
      (_, next) =>
        next > (chosen[chosen.length - 1] ?? -1) &&
        chosen.every((point) => colouring[point][next] === colour) &&
        grows([...chosen, next], colour),
    );
  return sound && !sizes.some((_, colour) => grows([], colour));
}

/**
 * A colouring of the edges of the complete graph on some points without a complete subgraph on `sizes[i]` points in any colour i, or `null` when
 * there is none.
 *
 * A complete search: the edges at the first point are coloured in order of colours, which loses nothing as the others may be renamed; then always
 * the edge with the fewest colours left. Exponential. Throws unless all sizes are integers >= 1. Source: [carvalho2013, section 1.1].
 *
 * @example
 * ```ts
 * ramseyColouring(5, [3, 3])?.[1]; // => [0, -1, 1, 0, 1]
 * ramseyColouring(6, [3, 3]); // => null
 * ```
 */
export function ramseyColouring(points: number, sizes: readonly number[]): EdgeColouring | null {
  requireInteger('graph/ramsey', 'points', points, 1, 31);
  for (const size of sizes) requireInteger('graph/ramsey', 'sizes', size, 1);
  if (sizes.includes(1)) return null;
  const search = new ColouringSearch(points, sizes);
  return search.first(1, 0) ? search.colouring() : null;
}

class ColouringSearch {
  /** near[c][a]: the points joined to a in colour c, as a set. */
  private readonly near: readonly Int32Array[];
  private readonly open: [number, number][] = [];

  constructor(
    private readonly points: number,
    private readonly sizes: readonly number[],
  ) {
    this.near = sizes.map(() => new Int32Array(points));
    for (let b = 2; b < points; b++) for (let a = 1; a < b; a++) this.open.push([a, b]);
  }

  /** Colours the edges from point 0, the colours in order. */
  first(to: number, least: number): boolean {
    if (to === this.points) return this.rest();
    for (let colour = least; colour < this.sizes.length; colour++) {
      if (!this.allows(0, to, colour)) continue;
      this.flip(0, to, colour);
      if (this.first(to + 1, colour)) return true;
      this.flip(0, to, colour);
    }
    return false;
  }

  private rest(): boolean {
    let [best, fewest] = [-1, this.sizes.length + 1];
    for (let i = 0; i < this.open.length && fewest > 0; i++) {
      const [a, b] = this.open[i];
      const count = this.sizes.reduce(
        (sum, _, colour) => sum + (this.allows(a, b, colour) ? 1 : 0),
        0,
      );
      if (count < fewest) [best, fewest] = [i, count];
    }
    if (best < 0) return true;
    const [a, b] = this.open[best];
    this.open[best] = this.open[this.open.length - 1];
    this.open.pop();
    for (let colour = 0; colour < this.sizes.length; colour++) {
      if (!this.allows(a, b, colour)) continue;
      this.flip(a, b, colour);
      if (this.rest()) return true;
      this.flip(a, b, colour);
    }
    this.open.push(this.open[best] ?? [a, b]);
    this.open[best] = [a, b];
    return false;
  }

  /** Whether the edge completes no complete subgraph of its colour. */
  private allows(a: number, b: number, colour: number): boolean {
    return !this.complete(
      this.near[colour][a] & this.near[colour][b],
      this.sizes[colour] - 2,
      colour,
    );
  }

  private complete(among: number, size: number, colour: number): boolean {
    if (size <= 0) return true;
    for (let rest = among; rest !== 0; rest &= rest - 1) {
      const point = 31 - Math.clz32(rest & -rest);
      if (this.complete(rest & this.near[colour][point], size - 1, colour)) return true;
    }
    return false;
  }

  private flip(a: number, b: number, colour: number): void {
    this.near[colour][a] ^= 1 << b;
    this.near[colour][b] ^= 1 << a;
  }

  colouring(): EdgeColouring {
    const points = Array.from({ length: this.points }, (_, point) => point);
    return points.map((a) => points.map((b) => this.near.findIndex((sets) => (sets[a] >> b) & 1)));
  }
}

/**
 * The colouring of the complete graph on a field by power residues: the squares in the field of 5 elements, two colours; the cubes in that of 16,
 * three colours. No colour has a triangle.
 *
 * Edge xy has the colour of the class of x - y. Points are the elements; of 16, polynomials modulo t^4 + t + 1 as binary numbers.
 * Throws for other fields. Source: R. Greenwood and A. Gleason, 1955; [carvalho2013, figures 1.1 and 1.2].
 *
 * @example
 * ```ts
 * residueColouring(5)[0]; // => [-1, 0, 1, 1, 0]
 * verifyColouring(residueColouring(16), [3, 3, 3]); // => true
 * ```
 */
export function residueColouring(order: number): EdgeColouring {
  if (order !== 5 && order !== 16)
    throw new InputError('graph/ramsey', 'order', 'oneOf', { names: ['5', '16'], got: order });
  const powers = [1];
  while (powers.length < order - 1) powers.push(timesGenerator(powers[powers.length - 1], order));
  const elements = Array.from({ length: order }, (_, x) => x);
  const difference = (x: number, y: number) => (order === 5 ? (x - y + 5) % 5 : x ^ y);
  return elements.map((x) =>
    elements.map((y) => (x === y ? -1 : powers.indexOf(difference(x, y)) % (order === 5 ? 2 : 3))),
  );
}

/** 2 generates the field of 5 elements, and t that of 16. */
function timesGenerator(x: number, order: number): number {
  if (order === 5) return (2 * x) % 5;
  return x < 8 ? 2 * x : (2 * x) ^ 0b10011;
}
