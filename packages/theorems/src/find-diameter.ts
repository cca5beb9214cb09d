import type { Certificate } from './certificate.js';
import type { FirstValues, FoundDiameter, Search, Towers } from './find.js';
import { Open } from './open.js';
import type { Distance } from './sequence.js';

// The longest distance between any two states, for every number of discs: nothing here has to be
// believed, `verify-diameter.ts` checks it. Two states are read from their largest discs on, as
// one is in `find.ts`: while both are in one part they are a pair in a tower with fewer discs,
// from then on in two, and all that counts is how far each port of the one is from each port of
// the other.

type Section = NonNullable<Certificate['diameter']>;
type Kind = Section['shapes'][number]['kind'];
type Types = readonly [string, string];

const PEGS = [0, 1, 2];
const MOST_SHAPES = 200;
/** Pairs of states of all base cases together; the verifier computes each of them. */
const MOST_PAIRS = 400_000_000;

/** What is between ports of two copies, or outside of one; by 3 times the first, and the second. */
type Outside = readonly Distance[];

interface Pair {
  readonly pegs: readonly [number, number];
  readonly kind: Kind;
  readonly types: Types;
  readonly outside: Outside;
}

const least = (a: Distance, b: Distance) => (a === null || (b !== null && b < a) ? b : a);
const plus = (a: Distance, b: Distance) => (a === null || b === null ? null : a + b);

/** The ways from corner to corner of a pair: inside one copy, or out at a port and in again. */
function* waysBetween(
  near: readonly (readonly Distance[])[],
  far: readonly (readonly Distance[])[],
  kind: Kind,
  outside: Outside,
  [from, to]: readonly [number, number],
): Generator<Distance> {
  if (kind !== 'apart') yield near[from][to];
  for (const a of PEGS)
    for (const b of PEGS) yield plus(plus(near[from][4 * a], outside[3 * a + b]), far[4 * b][to]);
}

/** What two states of a pair with n discs are without their largest discs. */
function pairsBelow(towers: Towers, kind: Kind, types: Types, n: number, outside: Outside): Pair[] {
  const [near, far] = types.map((type) => towers.cornerDistances(type, n));
  // A corner is of the component of the goal if it is joined to a port that is.
  const isMember = (corner: number) =>
    kind !== 'component' ||
    PEGS.some((a) => outside[4 * a] !== null && near[corner][4 * a] !== null);
  const [parts, others] = types.map((type) => towers.structure(type, n).parts);
  return parts.flatMap((part) =>
    others.flatMap((other): Pair[] => {
      const between = PEGS.flatMap((k) =>
        PEGS.map((l) => {
          const [from, to] = [3 * part.j + k, 3 * other.j + l];
          if (!isMember(from) || !isMember(to)) return null;
          return [...waysBetween(near, far, kind, outside, [from, to])].reduce(least, null);
        }),
      );
      const below = part.j === other.j ? kind : 'apart';
      if (below !== 'all' && between.every((distance) => distance === null)) return [];
      return [
        {
          pegs: [part.j, other.j],
          kind: below,
          types: [part.type, other.type],
          outside: between,
        },
      ];
    }),
  );
}

/** The longest distance of pairs, and how many are so far; `null` without one. */
interface Extent {
  readonly diameter: Distance;
  readonly farthest: bigint;
}

const union = (a: Extent, b: Extent): Extent => {
  if (a.diameter === null || b.diameter === null) return a.diameter === null ? b : a;
  if (a.diameter !== b.diameter) return a.diameter > b.diameter ? a : b;
  return { diameter: a.diameter, farthest: a.farthest + b.farthest };
};
const NONE: Extent = { diameter: null, farthest: 0n };

/** The extents of pairs of few discs, by the decomposition. */
class Extents {
  readonly #known = new Map<string, Extent>();

  constructor(readonly towers: Towers) {}

  of(kind: Kind, types: Types, n: number, outside: Outside): Extent {
    const shift = kind === 'apart' ? (outside.reduce(least, null) ?? 0n) : 0n;
    const relative = outside.map((distance) => plus(distance, -shift));
    const key = [kind, ...types, n, ...relative].join(' ');
    let found = this.#known.get(key);
    if (found === undefined) {
      found = this.#of(kind, types, n, relative);
      this.#known.set(key, found);
    }
    return { diameter: plus(found.diameter, shift), farthest: found.farthest };
  }

  #of(kind: Kind, types: Types, n: number, outside: Outside): Extent {
    if (n === 0) {
      const diameter = kind === 'all' ? 0n : outside.reduce(least, null);
      return { diameter, farthest: diameter === null ? 0n : 1n };
    }
    return pairsBelow(this.towers, kind, types, n, outside)
      .map((pair) => this.of(pair.kind, pair.types, n - 1, pair.outside))
      .reduce(union, NONE);
  }
}

interface FoundPairs {
  readonly kind: Kind;
  readonly types: Types;
  /** By pairs of ports, each a sequence from the base on. */
  readonly outside: readonly (readonly Distance[])[];
  readonly pairs: { pegs: readonly [number, number]; shift: readonly Distance[]; shape: number }[];
  readonly diameter: Distance[];
  readonly farthest: bigint[];
}

/**
 * The longest distance between two states with a way, of all and, where each move can be taken back
 * and not all states are one component, of the component of each goal.
 */
export function findDiameter(search: Search, isConnected: boolean): FoundDiameter {
  const { towers, base, terms } = search;
  const { top, family } = towers;
  const nowhere = PEGS.flatMap(() => PEGS.map(() => null));
  const extents = new Extents(towers);
  const corners = towers.types.flatMap((type) =>
    towers.structure(type, base + 1).corners.map((end) => {
      const exits = search.exitAt(end);
      const potentials = search.potentials(type, exits);
      return { type, end, potentials, slacks: search.slacks(type, exits, potentials) };
    }),
  );

  const shapes: FoundPairs[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (kind: Kind, types: Types, outside: FoundPairs['outside']) => {
    const key = [kind, ...types, ...outside.map((values) => values.join())].join(';');
    const known = numbers.get(key);
    if (known !== undefined) return known;
    if (shapes.length >= MOST_SHAPES) throw new Open('too many shapes of pairs', true);
    numbers.set(key, shapes.length);
    shapes.push({ kind, types, outside, pairs: [], diameter: [], farthest: [] });
    return shapes.length - 1;
  };
  const all = numberOf(
    'all',
    [top, top],
    nowhere.map(() => search.constant(null).slice(1)),
  );
  const symmetric = family.moves.every(([a, b]) =>
    family.moves.some(([c, d]) => a === d && b === c),
  );
  /** The ports of the component of a goal, as what is outside: nothing is between a port and it. */
  const ofComponent = (goal: number, n: number): Outside =>
    nowhere.map((_, i) =>
      i % 4 === 0 && towers.distances(top, n)[i / 4][goal] !== null ? 0n : null,
    );
  const goals = symmetric && !isConnected ? PEGS.filter((g) => family.capacities[g] === 'n') : [];
  const components = goals.map((goal) => {
    const outside = nowhere.map((_, i) =>
      Array.from({ length: terms }, (_, step) => ofComponent(goal, base + step)[i]),
    );
    return { goal, shape: numberOf('component', [top, top], outside) };
  });
  for (const shape of shapes) follow(search, shape, numberOf);
  if (shapes.length * 9 ** base > MOST_PAIRS) throw new Open('too many pairs of the base', true);

  extend(search, shapes, extents);

  const few = Array.from(
    { length: base - towers.leastOfClaims },
    (_, i) => towers.leastOfClaims + i,
  );
  const quantitiesOf = (
    name: string,
    pairs: string,
    top: FoundPairs,
    of: (n: number) => Outside,
  ) => {
    const small = few.map((n) => extents.of(top.kind, top.types, n, of(n)));
    return [
      { quantity: name, values: [...small.map(({ diameter }) => diameter), ...top.diameter] },
      { quantity: pairs, values: [...small.map(({ farthest }) => farthest), ...top.farthest] },
    ];
  };
  return {
    quantities: [
      ...quantitiesOf('diameter', 'diametralPairs', shapes[all], () => nowhere),
      ...components.flatMap(({ goal, shape }) =>
        quantitiesOf(`goalDiameter ${goal}`, `goalDiametralPairs ${goal}`, shapes[shape], (n) =>
          ofComponent(goal, n),
        ),
      ),
    ],
    section: (first, number) => ({
      corners: corners.map(({ type, end, potentials, slacks }) => ({
        type: number(type),
        end: cornerPegs(end),
        potentials: [...potentials].map(([corner, values]) => ({
          corner: cornerPegs(corner),
          first: first('distances', values),
        })),
        slacks,
      })),
      shapes: shapes.map((shape) => written(shape, first, number)),
      all,
      components: components.map(({ goal, shape }) => ({ goal: goal as Peg, shape })),
    }),
  };
}

type Peg = 0 | 1 | 2;
const cornerPegs = (corner: number) => [Math.floor(corner / 3), corner % 3] as [Peg, Peg];

/** A shape as a certificate has it. */
const written = (
  { kind, types, outside, pairs, diameter, farthest }: FoundPairs,
  first: FirstValues,
  number: (type: string) => number,
): Section['shapes'][number] => ({
  kind,
  types: [number(types[0]), number(types[1])],
  outside: outside.map((values) => first('distances', values)),
  pairs: pairs.map(({ pegs: [j, i], shift, shape }) => ({
    pegs: [j as Peg, i as Peg],
    shift: first('distances', shift),
    shape,
  })),
  diameter: first('distances', diameter),
  farthest: first('counts', farthest),
});

/** The longest distances of all shapes for every n, from those of the base. */
function extend(search: Search, shapes: readonly FoundPairs[], extents: Extents): void {
  const { base, terms } = search;
  for (const { kind, types, outside, diameter, farthest } of shapes) {
    const extent = extents.of(
      kind,
      types,
      base,
      outside.map((values) => values[0]),
    );
    diameter.push(extent.diameter);
    farthest.push(extent.farthest);
  }
  for (let i = 1; i < terms; i++)
    for (const { pairs, diameter, farthest } of shapes) {
      const extent = pairs
        .map(({ shift, shape }) => ({
          diameter: plus(shapes[shape].diameter[i - 1], shift[i - 1]),
          farthest: shapes[shape].farthest[i - 1],
        }))
        .reduce(union, NONE);
      diameter.push(extent.diameter);
      farthest.push(extent.farthest);
    }
  for (const { pairs, diameter, farthest } of shapes) {
    search.admit('distances', diameter, base);
    search.admit('counts', farthest, base);
    for (const { shift, shape } of pairs) {
      const less = shift.map((by, i) => {
        const longest = plus(shapes[shape].diameter[i], by);
        return longest === null ? null : plus(diameter[i + 1], -longest);
      });
      for (const part of search.classes(less, base + 1)) {
        const values = part.filter((value) => value !== null);
        if (values.at(-1) === 0n && values.some((value) => value !== 0n))
          throw new Open('the longest distance changes its part');
        if (values.length > 0 && values.at(-1) !== 0n)
          search.chain(values.map((value) => value - 1n));
      }
    }
  }
}

/** The pairs below a shape for every n above the base, and why nothing between them is less. */
function follow(
  search: Search,
  shape: FoundPairs,
  numberOf: (kind: Kind, types: Types, outside: FoundPairs['outside']) => number,
): void {
  const { towers, base, terms } = search;
  const { kind, types } = shape;
  const tables = Array.from({ length: terms - 1 }, (_, i) => {
    const outside = shape.outside.map((values) => values[i + 1]);
    const [near, far] = types.map((type) => towers.cornerDistances(type, base + 1 + i));
    return { near, far, outside };
  });
  const below = tables.map(({ outside }, i) =>
    pairsBelow(towers, kind, types, base + 1 + i, outside),
  );
  const named = new Map(below.flat().map((pair) => [pair.pegs.join(), pair]));
  for (const [name, { pegs, kind: under, types: parts }] of named) {
    const rows = below.map((pairs) => pairs.find((pair) => pair.pegs.join() === name)?.outside);
    const between = PEGS.flatMap((k) =>
      PEGS.map((l) => rows.map((row) => row?.[3 * k + l] ?? null)),
    );
    const found = search.below(between);
    const zero = search.constant(0n).slice(2);
    const { shift, offsets } = found ?? {
      shift: zero,
      offsets: between.map(() => search.constant(null).slice(1)),
    };
    shape.pairs.push({ pegs, shift, shape: numberOf(under, parts, offsets) });
    // Ways that are longer for every n: each difference has a chain.
    for (const [at, values] of between.entries()) {
      const [from, to] = [3 * pegs[0] + Math.floor(at / 3), 3 * pegs[1] + (at % 3)];
      if (values.every((value) => value === null)) continue;
      const ways = values.map((value, i) => {
        if (value === null) return null;
        const { near, far, outside } = tables[i];
        return [...waysBetween(near, far, kind, outside, [from, to])].map((way) =>
          way === null ? null : way - value,
        );
      });
      const count = ways.find((of) => of !== null)?.length ?? 0;
      for (let way = 0; way < count; way++) {
        const slack = ways.map((of) => of?.[way] ?? null);
        if (slack.some((value) => value !== null && value !== 0n)) search.chainsOf(slack, base + 1);
      }
    }
  }
}
