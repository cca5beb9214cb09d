import type { Certificate } from './certificate.js';
import { need } from './refusal.js';

/** A value for n discs; `null` is infinite. */
type Value = bigint | null;
type Values = (n: number) => Value;

/** What `verify.ts` has shown before, and how it checks sequences. */
interface Shown {
  readonly base: number;
  readonly period: number;
  readonly degree: { readonly distances: number; readonly counts: number };
  readonly top: number;
  readonly symmetric: boolean;
  readonly types: readonly {
    readonly parts: readonly (number | null)[];
    readonly ports: readonly number[];
    readonly corners: readonly number[];
  }[];
  /** Of each type the moves of all states of the base, and the states that are its ports. */
  readonly states: readonly {
    readonly moves: readonly (readonly number[])[];
    readonly ports: readonly number[];
  }[];
  readonly distance: (type: number, start: number, end: number) => Values;
  readonly sequence: (
    ring: 'distances' | 'counts',
    first: readonly Value[],
    start: number,
  ) => Values;
  readonly same: (
    f: Values,
    g: Values,
    start: number,
    degree: number,
    ...where: readonly (string | number)[]
  ) => void;
  /** Whether a chain of the certificate proves that a sequence is nowhere negative on its class. */
  readonly isNonnegative: (f: Values, start: number, degree: number) => boolean;
  /** The distances of all corners to one, proved. */
  readonly distancesTo: (
    type: number,
    corner: number,
    given: Pick<Certificate['potentials'][number], 'potentials' | 'slacks'>,
  ) => ReadonlyMap<number, Values>;
  /** The distances of all vertices from one; -1: none. */
  readonly search: (adjacent: readonly (readonly number[])[], start: number) => number[];
}

/** The longest distances and how many pairs have them: of all, and of the component of a goal. */
export interface Diameters {
  readonly all: Longest;
  readonly components: ReadonlyMap<number, Longest>;
}

interface Longest {
  readonly diameter: Values;
  readonly farthest: Values;
}

type Section = NonNullable<Certificate['diameter']>;

interface PairShape extends Longest {
  readonly kind: Section['shapes'][number]['kind'];
  readonly types: readonly [number, number];
  readonly outside: readonly Values[];
  readonly pairs: ReadonlyMap<string, { readonly shift: Values; readonly shape: number }>;
}

const PEGS = [0, 1, 2] as const;
/** Pairs of states of all base cases together. */
const MOST_PAIRS = 400_000_000;
const own = (port: number) => 4 * port;
const plus = (a: Value, b: Value) => (a === null || b === null ? null : a + b);

/**
 * Verifies the section of a certificate on the diameter.
 *
 * A shape is the set of pairs (x, y) of states of n discs, x in a copy of one type and y in a copy
 * of another (`apart`), or both in one copy, with numbers `outside` between ports a and b. It gives
 * each pair the distance
 *
 *     min(d(x, y) in the copy, if they are in one,
 *         min over a, b of d(x, a) + outside(a, b) + d(b, y)).
 *
 * For all pairs of a tower nothing is outside, so that this is their distance. Now let x be the
 * state s in the part j, and y the state r in the part i. A way out of a part leaves it at a port,
 * so d(x, a) is the least d(s, k) + D((j, k), (a, a)) over the ports k of the part, where D is the
 * distance of corners, and likewise d(b, y), and d(x, y) but for ways inside one part. Hence the
 * distance of the pair is that of (s, r) in a shape with n - 1 discs, in one copy only if x and y
 * were and i = j, whose numbers are
 *
 *     outside'(k, l) = min(D((j, k), (i, l)) in one copy,
 *                          min over a, b of D((j, k), (a, a)) + outside(a, b) + D((b, b), (i, l))).
 *
 * The shapes `component` have only the pairs of which both are joined to a port a with a finite
 * outside(a, a), where each move can be taken back. At the top that is 0 for the ports of the
 * component of the goal, which changes no distance; a state of a part is joined to such a port if
 * it is to a port of the part that is, and D((j, k), (j, k)) = 0 makes its outside'(k, k) finite.
 *
 * The longest distance is the greatest of those of all pairs of parts, and as many pairs have it as
 * in the parts that tie. Time: O(shapes * 9^base) for the base, which no recursion enters, and
 * O(shapes * 810) identities and inequalities.
 */
export function provedDiameters(section: Section, shown: Shown): Diameters {
  need(section.shapes.length * 9 ** shown.base <= MOST_PAIRS, 'too many pairs of the base');
  return new DiameterVerifier(section, shown).verify();
}

class DiameterVerifier {
  /** The numbers of discs above the base, one of each class modulo the period. */
  readonly #starts: readonly number[];
  readonly #corners = new Map<string, Values>();
  readonly #shapes: readonly PairShape[];

  constructor(
    readonly section: Section,
    readonly shown: Shown,
  ) {
    const { base, period } = shown;
    this.#starts = Array.from({ length: period }, (_, step) => base + 1 + step);
    for (const { type, end, ...given } of section.corners) {
      const corner = 3 * end[0] + end[1];
      need(shown.types[type]?.corners.includes(corner) ?? false, 'distances to no corner');
      for (const [start, values] of shown.distancesTo(type, corner, given))
        this.#corners.set([type, start, corner].join(), values);
    }
    this.#shapes = section.shapes.map((shape) => this.#read(shape));
  }

  verify(): Diameters {
    const extents = baseExtents(this.shown);
    const { base } = this.shown;
    for (const [number, shape] of this.#shapes.entries()) {
      const found = extents(
        shape,
        shape.outside.map((values) => values(base)),
      );
      need(shape.diameter(base) === found.diameter, 'diameter of the base', number);
      need(shape.farthest(base) === found.farthest, 'pairs of the base', number);
      this.#verifyPairs(shape, number);
      this.#verifyLongest(shape, number);
    }
    const components = this.section.components.map(
      ({ goal, shape }) => [goal, this.#component(goal, shape)] as const,
    );
    return { all: this.#all(), components: new Map(components) };
  }

  #read({ kind, types: [one, other], ...given }: Section['shapes'][number]): PairShape {
    const { base, types, sequence, symmetric } = this.shown;
    need(types[one] !== undefined && types[other] !== undefined, 'no such type');
    need(kind === 'apart' || one === other, 'one copy of two types');
    need(kind !== 'component' || symmetric, 'a component where moves have none back');
    const outside = given.outside.map((first) => sequence('distances', first, base));
    for (const [at, values] of outside.entries()) {
      const [a, b] = [Math.floor(at / 3), at % 3];
      const isPort = types[one].ports.includes(a) && types[other].ports.includes(b);
      for (const start of this.#starts)
        need(isPort || values(start) === null, 'outside of no port');
    }
    const pairs = given.pairs.map(({ pegs, shift, shape }) => {
      const entry = { shift: sequence('distances', shift, base + 1), shape };
      return [pegs.join(), entry] as const;
    });
    need(new Set(pairs.map(([pegs]) => pegs)).size === pairs.length, 'a pair twice');
    return {
      kind,
      types: [one, other],
      outside,
      pairs: new Map(pairs),
      diameter: sequence('distances', given.diameter, base),
      farthest: sequence('counts', given.farthest, base),
    };
  }

  /** The shape of all pairs: nothing is outside of the whole tower. */
  #all(): PairShape {
    const shape = this.#shapes[this.section.all];
    need(shape?.kind === 'all' && shape.types[0] === this.shown.top, 'the shape of all pairs');
    for (const values of shape.outside)
      for (const start of this.#starts) need(values(start) === null, 'outside of all');
    return shape;
  }

  /** The shape of a component: its ports are those from which there is a way to the goal. */
  #component(goal: number, number: number): PairShape {
    const shape = this.#shapes[number];
    const { types, top, distance, same, base, degree } = this.shown;
    const { ports } = types[top];
    need(ports.includes(goal), 'goal');
    need(shape?.kind === 'component' && shape.types[0] === top, 'the shape of a component');
    for (const [at, values] of shape.outside.entries()) {
      const toGoal = ports.includes(at / 4) ? distance(top, at / 4, goal) : () => null;
      const wanted = (n: number) => (toGoal(n) === null ? null : 0n);
      same(values, wanted, base, degree.distances + 1, 'ports of the component');
    }
    return shape;
  }

  #cornerDistance(type: number, start: number, end: number): Values {
    const values = this.#corners.get([type, start, end].join());
    need(values !== undefined, 'no distance of corners', type, start, end);
    return values;
  }

  /** Each pair of parts has the shape that the distances of their corners give. */
  #verifyPairs(shape: PairShape, number: number): void {
    const { types, same, base, degree } = this.shown;
    const { kind, types: copies, pairs } = shape;
    for (const j of PEGS)
      for (const i of PEGS) {
        const [part, other] = [types[copies[0]].parts[j], types[copies[1]].parts[i]];
        const pair = pairs.get([j, i].join());
        if (part === null || other === null) {
          need(pair === undefined, 'a pair that is none', number, j, i);
          continue;
        }
        const below = pair && this.#shapes[pair.shape];
        const wanted = kind !== 'apart' && i === j ? kind : 'apart';
        if (pair === undefined) need(wanted !== 'all', 'a pair is missing', number, j, i);
        else {
          need(below !== undefined && below.kind === wanted, 'the shape of a pair', number, j, i);
          need(String(below.types) === String([part, other]), 'types', number, j, i);
          if (wanted !== 'apart')
            same(pair.shift, () => 0n, base + 1, degree.distances, 'a shift in one copy', number);
        }
        for (const k of types[part].ports)
          for (const l of types[other].ports) {
            const least: Values = (n) =>
              pair && below ? plus(pair.shift(n), below.outside[3 * k + l](n - 1)) : null;
            for (const start of this.#starts) {
              const ways = this.#ways(shape, 3 * j + k, 3 * i + l, start);
              this.#verifyLeast(ways, least, start, number, j, i);
            }
          }
      }
  }

  /** The ways between two corners on the class of `start`; none if one is not of the component. */
  #ways(
    { kind, types: [one, other], outside }: PairShape,
    from: number,
    to: number,
    start: number,
  ) {
    const { types } = this.shown;
    const isMember = (corner: number) =>
      types[one].ports.some(
        (a) =>
          outside[own(a)](start) !== null &&
          this.#cornerDistance(one, corner, own(a))(start) !== null,
      );
    if (kind === 'component' && !(isMember(from) && isMember(to))) return [];
    const ways = types[one].ports.flatMap((a) =>
      types[other].ports.map((b): Values => {
        const [out, into] = [
          this.#cornerDistance(one, from, own(a)),
          this.#cornerDistance(other, own(b), to),
        ];
        return (n) => plus(plus(out(n), outside[3 * a + b](n)), into(n));
      }),
    );
    return kind === 'apart' ? ways : [...ways, this.#cornerDistance(one, from, to)];
  }

  /** A sequence is the least of some on the class of `start`: none is less, and one is equal. */
  #verifyLeast(
    ways: readonly Values[],
    least: Values,
    start: number,
    ...where: readonly number[]
  ): void {
    const finite = ways.filter((way) => way(start) !== null);
    need((least(start) === null) === (finite.length === 0), 'a distance of none', ...where);
    if (finite.length === 0) return;
    const slacks = finite.map(
      (way): Values =>
        (n) =>
          plus(way(n), -(least(n) as bigint)),
    );
    const tied = slacks.filter((slack) => this.#isZero(slack, start));
    need(tied.length > 0, 'no way is so short', ...where);
    for (const slack of slacks)
      need(
        tied.includes(slack) || this.#isNonnegative(slack, start),
        'a way is shorter, or no chain says that it is not',
        ...where,
      );
  }

  /** The longest distance is that of some pairs of parts, and more than that of all others. */
  #verifyLongest({ pairs, diameter, farthest }: PairShape, number: number): void {
    const { degree, period } = this.shown;
    for (const start of this.#starts) {
      const tied: PairShape[] = [];
      let isNone = true;
      for (const { shift, shape } of pairs.values()) {
        const below = this.#shapes[shape];
        if (below.diameter(start - 1) === null) continue;
        isNone = false;
        need(diameter(start) !== null && shift(start) !== null, 'diameter', number);
        const less: Values = (n) =>
          (diameter(n) as bigint) - (shift(n) as bigint) - (below.diameter(n - 1) as bigint);
        if (this.#isZero(less, start)) tied.push(below);
        else
          need(
            this.#isNonnegative((n) => (less(n) as bigint) - 1n, start),
            'a pair is farther, or no chain says that it is not',
            number,
          );
      }
      if (isNone) need(diameter(start) === null, 'diameter of no pair', number);
      else need(tied.length > 0, 'no pair is so far', number);
      for (let i = 0; i < Math.max(1, degree.counts); i++) {
        const n = start + i * period;
        const sum = tied.reduce((total, below) => total + (below.farthest(n - 1) ?? 0n), 0n);
        need(farthest(n) === sum, 'pairs', number, 'for n =', n);
      }
    }
  }

  /** A sequence of distances is zero on the class of `start`. */
  #isZero(f: Values, start: number): boolean {
    const { degree, period } = this.shown;
    for (let i = 0; i <= degree.distances; i++) if (f(start + i * period) !== 0n) return false;
    return true;
  }

  /** A sequence of distances, or one less, is nowhere negative on the class of `start`. */
  #isNonnegative(f: Values, start: number): boolean {
    return this.shown.isNonnegative(f, start, this.shown.degree.distances + 1);
  }
}

/** The longest of the distances in rows, and how many are so long; -1 is none. */
export function longestOf(rows: readonly (readonly number[])[]): {
  readonly diameter: Value;
  readonly farthest: bigint;
} {
  let [longest, many] = [-1, 0];
  for (const row of rows)
    for (const distance of row) {
      if (distance < longest || distance < 0) continue;
      if (distance > longest) [longest, many] = [distance, 0];
      many++;
    }
  return { diameter: longest < 0 ? null : BigInt(longest), farthest: BigInt(many) };
}

/** The longest distance of the pairs of a shape in the base case, by the rules. */
function baseExtents({ states, types, search }: Shown) {
  const perType = <T>(
    make: (moves: readonly (readonly number[])[], ports: readonly number[]) => T,
  ) => {
    const known = new Map<number, T>();
    return (type: number): T => {
      const found = known.get(type) ?? make(states[type].moves, states[type].ports);
      known.set(type, found);
      return found;
    };
  };
  const between = perType((moves) =>
    moves.map((_, state) => Int16Array.from(search(moves, state))),
  );
  const fromPorts = perType((moves, ports) => ports.map((port) => search(moves, port)));
  const toPorts = perType((moves, ports) => {
    const back: number[][] = moves.map(() => []);
    for (const [state, nexts] of moves.entries()) for (const next of nexts) back[next].push(state);
    return ports.map((port) => search(back, port));
  });
  return ({ kind, types: [one, other] }: PairShape, given: readonly Value[]) => {
    const outside = given.map((value) => {
      need(value === null || (value >= 0n && value < LARGEST), 'outside of the base');
      return value === null ? NO_WAY : Number(value);
    });
    const [portsOut, portsIn] = [types[one].ports, types[other].ports];
    const [into, out] = [fromPorts(other), toPorts(one)];
    const isMember = (state: number) =>
      kind !== 'component' || portsOut.some((a) => given[own(a)] !== null && out[a][state] >= 0);
    const rows = [...states[one].moves.keys()].filter(isMember).map((x) => {
      const ways = PEGS.map((b) =>
        portsOut.reduce(
          (least, a) => (out[a][x] < 0 ? least : Math.min(least, out[a][x] + outside[3 * a + b])),
          NO_WAY,
        ),
      );
      const inside = kind === 'apart' ? null : between(one)[x];
      return states[other].moves.map((_, y) => {
        if (kind === 'component' && !isMember(y)) return -1;
        let least = inside === null || inside[y] < 0 ? NO_WAY : inside[y];
        for (const b of portsIn) if (into[b][y] >= 0) least = Math.min(least, ways[b] + into[b][y]);
        return least === NO_WAY ? -1 : least;
      });
    });
    return longestOf(rows);
  };
}

const NO_WAY = Number.POSITIVE_INFINITY;
/** Sums of distances below are exact. */
const LARGEST = 1n << 50n;
