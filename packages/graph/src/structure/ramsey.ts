import { InputError, range, requireInteger } from '@manaus/core';
import { requireListOf } from '../requirements.js';

/** The color of each edge of a complete graph: row a, column b; -1 on the diagonal. */
export type EdgeColoring = readonly (readonly number[])[];

/**
 * A coloring of the edges of the complete graph on some points without a complete subgraph on
 * `sizes[i]` points in any color i; `null` if none exists.
 *
 * A complete search: the edges at the first point are colored in order of colors, which loses
 * nothing as the others may be renamed; then always the edge with the fewest colors left.
 * Exponential. Throws unless all sizes are integers >= 1. Source: [carvalho2013, section 1.1].
 *
 * @example
 * ```ts
 * ramseyColoring(5, [3, 3])?.[1]; // => [0, -1, 1, 0, 1]
 * ramseyColoring(6, [3, 3]); // => null
 * ```
 */
export function ramseyColoring(points: number, sizes: readonly number[]): EdgeColoring | null {
  requireInteger('graph/ramsey', 'points', points, 1, 31);
  requireListOf('graph/ramsey', 'sizes', 'sizes', sizes);
  for (const size of sizes) requireInteger('graph/ramsey', 'sizes', size, 1);
  if (sizes.includes(1)) return null;
  const search = new ColoringSearch(points, sizes);
  return search.first(1, 0) ? search.coloring() : null;
}

class ColoringSearch {
  /** near[c][a]: the points joined to a in color c, as a set. */
  private readonly near: readonly Int32Array[];
  private readonly open: [number, number][] = [];

  constructor(
    private readonly points: number,
    private readonly sizes: readonly number[],
  ) {
    this.near = sizes.map(() => new Int32Array(points));
    for (let b = 2; b < points; b++) for (let a = 1; a < b; a++) this.open.push([a, b]);
  }

  /** Colors the edges from point 0, the colors in order. */
  first(to: number, least: number): boolean {
    if (to === this.points) return this.rest();
    for (let color = least; color < this.sizes.length; color++) {
      if (!this.allows(0, to, color)) continue;
      this.flip(0, to, color);
      if (this.first(to + 1, color)) return true;
      this.flip(0, to, color);
    }
    return false;
  }

  private rest(): boolean {
    const best = this.leastFree();
    if (best < 0) return true;
    const [a, b] = this.open[best];
    this.open[best] = this.open[this.open.length - 1];
    this.open.pop();
    for (let color = 0; color < this.sizes.length; color++) {
      if (!this.allows(a, b, color)) continue;
      this.flip(a, b, color);
      if (this.rest()) return true;
      this.flip(a, b, color);
    }
    this.open.push(this.open[best]);
    this.open[best] = [a, b];
    return false;
  }

  /** The place of an open edge that has the fewest colors left; -1 if no edge is open. */
  private leastFree(): number {
    let [best, fewest] = [-1, this.sizes.length + 1];
    for (let i = 0; i < this.open.length && fewest > 0; i++) {
      const [a, b] = this.open[i];
      let count = 0;
      for (const color of this.sizes.keys()) if (this.allows(a, b, color)) count++;
      if (count < fewest) [best, fewest] = [i, count];
    }
    return best;
  }

  /** True if the edge completes no complete subgraph of its color. */
  private allows(a: number, b: number, color: number): boolean {
    return !this.complete(this.near[color][a] & this.near[color][b], this.sizes[color] - 2, color);
  }

  private complete(among: number, size: number, color: number): boolean {
    if (size <= 0) return true;
    for (let rest = among; rest !== 0; rest &= rest - 1) {
      const point = 31 - Math.clz32(rest & -rest);
      if (this.complete(rest & this.near[color][point], size - 1, color)) return true;
    }
    return false;
  }

  private flip(a: number, b: number, color: number): void {
    this.near[color][a] ^= 1 << b;
    this.near[color][b] ^= 1 << a;
  }

  coloring(): EdgeColoring {
    const points = range(0, this.points - 1);
    return points.map((a) => points.map((b) => this.near.findIndex((sets) => (sets[a] >> b) & 1)));
  }
}

/**
 * The coloring of the complete graph on a field by power residues: the squares in the field of 5
 * elements, two colors; the cubes in that of 16, three colors. No color has a triangle.
 *
 * Edge xy has the color of the class of x - y. Points are the elements; of 16, polynomials modulo
 * t^4 + t + 1 as binary numbers. Throws for other fields. Source: R. Greenwood and A. Gleason,
 * 1955; [carvalho2013, figures 1.1 and 1.2].
 *
 * @example
 * ```ts
 * residueColoring(5)[0]; // => [-1, 0, 1, 1, 0]
 * verifyColoring(residueColoring(16), [3, 3, 3]); // => true
 * ```
 */
export function residueColoring(order: number): EdgeColoring {
  if (order !== 5 && order !== 16)
    throw new InputError('graph/ramsey', 'order', 'oneOf', { names: ['5', '16'], got: order });
  // The elements of the field but 0, as powers of a generator: 2 generates that of 5 elements, and
  // t that of 16.
  const timesGenerator = (x: number) =>
    order === 5 ? (2 * x) % 5 : x < 8 ? 2 * x : (2 * x) ^ 0b10011;
  const powers = [1];
  while (powers.length < order - 1) powers.push(timesGenerator(powers[powers.length - 1]));
  const elements = range(0, order - 1);
  const difference = (x: number, y: number) => (order === 5 ? (x - y + 5) % 5 : x ^ y);
  return elements.map((x) =>
    elements.map((y) => (x === y ? -1 : powers.indexOf(difference(x, y)) % (order === 5 ? 2 : 3))),
  );
}
