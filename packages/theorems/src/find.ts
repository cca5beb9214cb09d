import type { Certificate } from './certificate.js';
import { type Chain, findChain } from './chains.js';
import { closedForm } from './closed-form.js';
import type { Family } from './family.js';
import { Open } from './open.js';
import { apply, commonMultiple, minimalPolynomial, type Polynomial } from './polynomials.js';
import type { Distance } from './sequence.js';

// The finder: nothing here has to be believed. It computes distances and counts for some forty
// numbers of discs from the decomposition alone, guesses their recurrences, and writes down why
// they hold; `verify.ts` checks that.

type Kind = { readonly byDiscs: boolean; readonly number: number };
type Kinds = readonly Kind[];

const PEGS = [0, 1, 2];
/** The corners by their numbers: 3 times the peg of the largest disc, and that of all others. */
const CORNERS = [0, 1, 2, 3, 4, 5, 6, 7, 8];
/** What the ports have, as corners: port k is the corner 4 k. */
const atPorts = <T>(offsets: readonly T[], none: T): T[] =>
  CORNERS.map((corner) => (corner % 4 === 0 ? offsets[corner / 4] : none));
/** One exit, that costs nothing. */
const exitAt = (end: number) => CORNERS.map((corner) => (corner === end ? 0n : null));
const TERMS = 36;
const PERIODS = [1, 2, 3, 4, 6];
/** A base this much above the least one that may do is the last that is tried. */
const LATEST = 6;
const MOST_SHAPES = 150;
/** The states of all base cases together; the verifier computes each of them. */
const MOST_STATES = 2_000_000;

/** A certificate of all that is found for a family, or why none was found. */
export function findCertificate(
  family: Family,
  diameter: FindDiameter | null,
): Certificate | { readonly open: string } {
  const towers = new Towers(family);
  const states = towers.types.length * 3 ** towers.leastBase;
  if (states > MOST_STATES)
    return {
      open: `the base cases have ${states} states, and at most ${MOST_STATES} are computed`,
    };
  const reasons = new Set<string>();
  for (const period of PERIODS)
    for (let base = towers.leastBase; base <= towers.leastBase + LATEST; base++)
      try {
        return new Search(towers, base, period).certificate(diameter);
      } catch (error) {
        if (!(error instanceof Open)) throw error;
        reasons.add(error.message);
        if (error.final) break;
      }
  return { open: [...reasons].join('; ') };
}

/** The sizes and distances of the towers of a family, for any number of discs. */
export class Towers {
  readonly types: string[];
  readonly top: string;
  readonly leastBase: number;
  readonly arcs: readonly (readonly [number, number])[];
  readonly #kinds = new Map<string, Kinds>();
  readonly #distances: Map<string, Distance[][]>[] = [];
  readonly #structures = new Map<string, Structure>();
  readonly #cornerDistances = new Map<string, Distance[][]>();
  readonly #extents = new Map<string, Extent | null>();

  constructor(readonly family: Family) {
    this.arcs = family.moves;
    const top = family.capacities.map(
      (text): Kind =>
        text.startsWith('n')
          ? { byDiscs: true, number: Number(text.slice(2)) }
          : { byDiscs: false, number: Number(text) },
    );
    this.top = this.#name(top);
    const found = new Set([this.top]);
    for (const type of found) for (const j of this.parts(type)) found.add(this.part(type, j));
    this.types = [...found].sort();
    this.leastBase = Math.max(2, ...top.map(({ number }) => number + 2));
    this.#distances.push(new Map(this.types.map((t) => [t, PEGS.map(() => PEGS.map(() => 0n))])));
  }

  #name(kinds: Kinds): string {
    const name = kinds
      .map(({ byDiscs, number }) => (byDiscs ? (number === 0 ? 'n' : `n-${number}`) : `${number}`))
      .join();
    this.#kinds.set(name, kinds);
    return name;
  }

  kinds = (type: string) => this.#kinds.get(type) as Kinds;

  places(type: string, peg: number, n: number): number {
    const { byDiscs, number } = this.kinds(type)[peg];
    return byDiscs ? Math.max(0, n - number) : number;
  }

  /** Claims are made of no fewer discs: those for which no peg is said to hold less than none. */
  get leastOfClaims(): number {
    const less = this.kinds(this.top).map(({ byDiscs, number }) => (byDiscs ? number : 0));
    return Math.max(1, ...less);
  }

  /** The pegs on which the largest disc can lie, for many discs. */
  parts = (type: string) =>
    PEGS.filter((j) => this.kinds(type)[j].byDiscs || this.kinds(type)[j].number > 0);

  /** The type of the others where the largest disc lies on a peg. */
  part = (type: string, j: number): string =>
    this.#name(
      this.kinds(type).map(({ byDiscs, number }, peg) =>
        byDiscs
          ? { byDiscs, number: peg === j ? number : Math.max(0, number - 1) }
          : { byDiscs, number: peg === j ? number - 1 : number },
      ),
    );

  /** The parts of a tower with n discs, the corners where they touch, the links between them. */
  structure(type: string, n: number): Structure {
    const key = `${type} ${n}`;
    const known = this.#structures.get(key);
    if (known !== undefined) return known;
    const parts = this.parts(type).filter((j) => this.places(type, j, n) >= 1);
    const corners = parts.flatMap((j) =>
      PEGS.filter((k) => this.places(this.part(type, j), k, n - 1) >= n - 1).map((k) => 3 * j + k),
    );
    const links = this.arcs
      .map(([a, b]) => [3 * a + (3 - a - b), 3 * b + (3 - a - b)] as const)
      .filter((link) => link.every((corner) => corners.includes(corner)));
    const structure = {
      parts: parts.map((j) => ({ j, type: this.part(type, j) })),
      corners,
      links,
    };
    this.#structures.set(key, structure);
    return structure;
  }

  /** The distances of the corners to the exits, which are corners, each with its offset. */
  potentials(type: string, n: number, exits: readonly Distance[]): Distance[] {
    const { parts, corners, links } = this.structure(type, n);
    const found = exits.map((offset, corner) => (corners.includes(corner) ? offset : null));
    const ways = links.map(([from, to]) => ({ from, to, cost: 1n }));
    for (const part of parts) {
      const inside = this.distances(part.type, n - 1);
      for (const a of PEGS)
        for (const b of PEGS) {
          const [from, to, cost] = [3 * part.j + a, 3 * part.j + b, inside[a][b]];
          if (a !== b && cost !== null && corners.includes(from) && corners.includes(to))
            ways.push({ from, to, cost });
        }
    }
    for (let changed = true; changed; ) {
      changed = false;
      for (const { from, to, cost } of ways) {
        const rest = found[to];
        if (rest === null) continue;
        const own = found[from];
        if (own !== null && own <= rest + cost) continue;
        found[from] = rest + cost;
        changed = true;
      }
    }
    return found;
  }

  /** The distances between ports. */
  distances(type: string, n: number): Distance[][] {
    for (let m = this.#distances.length; m <= n; m++)
      this.#distances.push(
        new Map(
          this.types.map((t) => {
            const table: Distance[][] = PEGS.map(() => [null, null, null]);
            for (const b of PEGS.filter((peg) => this.places(t, peg, m) >= m)) {
              const potentials = this.potentials(t, m, exitAt(4 * b));
              for (const a of PEGS) table[a][b] = potentials[4 * a];
            }
            return [t, table];
          }),
        ),
      );
    return this.#distances[n].get(type) as Distance[][];
  }

  /** The distances from corner to corner. */
  cornerDistances(type: string, n: number): Distance[][] {
    const key = `${type} ${n}`;
    let found = this.#cornerDistances.get(key);
    if (found === undefined) {
      const { corners } = this.structure(type, n);
      const ends = CORNERS.map((end) =>
        corners.includes(end) ? this.potentials(type, n, exitAt(end)) : CORNERS.map(() => null),
      );
      found = CORNERS.map((start) => ends.map((potentials) => potentials[start]));
      this.#cornerDistances.set(key, found);
    }
    return found;
  }

  /** How far states are from the exits: the worst case, how many are so far, all, and the sum. */
  extent(type: string, n: number, offsets: readonly Distance[]): Extent | null {
    const finite = offsets.filter((offset) => offset !== null);
    if (finite.length === 0) return null;
    const shift = finite.reduce((a, b) => (b < a ? b : a));
    const relative = offsets.map((offset) => (offset === null ? null : offset - shift));
    const key = `${type} ${n} ${relative.join()}`;
    let found = this.#extents.get(key);
    if (found === undefined) {
      found = this.#extent(type, n, relative);
      this.#extents.set(key, found);
    }
    if (found === null) return null;
    const { worst, farthest, states, sum } = found;
    return { worst: worst + shift, farthest, states, sum: sum + shift * states };
  }

  #extent(type: string, n: number, offsets: readonly Distance[]): Extent | null {
    if (n === 0) return { worst: 0n, farthest: 1n, states: 1n, sum: 0n };
    const potentials = this.potentials(type, n, atPorts(offsets, null));
    const extents = this.structure(type, n).parts.map((part) =>
      this.extent(part.type, n - 1, potentials.slice(3 * part.j, 3 * part.j + 3)),
    );
    return extents.reduce((a, b) => (a === null || b === null ? (a ?? b) : union(a, b)), null);
  }
}

interface Structure {
  readonly parts: readonly { readonly j: number; readonly type: string }[];
  readonly corners: readonly number[];
  readonly links: readonly (readonly [number, number])[];
}

interface Extent {
  readonly worst: bigint;
  readonly farthest: bigint;
  readonly states: bigint;
  readonly sum: bigint;
}

const union = (a: Extent, b: Extent): Extent => ({
  worst: a.worst > b.worst ? a.worst : b.worst,
  farthest: (a.worst >= b.worst ? a.farthest : 0n) + (b.worst >= a.worst ? b.farthest : 0n),
  states: a.states + b.states,
  sum: a.sum + b.sum,
});

const isNothing = (value: bigint) => value === 0n;

/** The sizes of a tower's classes of states, for one number of discs. */
type Counts = Map<string, bigint>;

interface FoundShape {
  readonly type: string;
  readonly offsets: readonly Distance[][];
  potentials: Map<number, Distance[]>;
  slacks: Certificate['goals'][number]['shapes'][number]['slacks'];
  children: { peg: number; shift: bigint[]; shape: number; worst: ('tie' | number)[] }[];
  worst: bigint[];
  farthest: bigint[];
  states: bigint[];
  sum: bigint[];
}

/** The first values of a sequence, as many as its ring asks for. */
export type FirstValues = (
  ring: 'distances' | 'counts' | 'sums',
  values: readonly Distance[],
) => Distance[];

type Section = NonNullable<Certificate['diameter']>;

/** A section of a certificate on the diameter, and the sequences that claims are made of. */
export interface FoundDiameter {
  readonly section: (first: FirstValues, number: (type: string) => number) => Section;
  readonly quantities: readonly { readonly quantity: string; readonly values: Distance[] }[];
}

type FindDiameter = (search: Search, isConnected: boolean) => FoundDiameter;

/** One attempt: the theorems from a base on, on classes of n modulo a period. */
export class Search {
  /** How many numbers of discs are computed from the base on. */
  readonly terms: number;
  readonly #rings: { distances: Polynomial; counts: Polynomial; sums: Polynomial } = {
    distances: [1n],
    counts: [1n],
    sums: [1n],
  };
  readonly #chains: Chain[] = [];
  readonly #chainNumbers = new Map<string, number>();
  readonly #chainOf = new Map<string, number>();

  constructor(
    readonly towers: Towers,
    readonly base: number,
    readonly period: number,
  ) {
    this.terms = TERMS * period;
  }

  certificate(findDiameter: FindDiameter | null): Certificate {
    const { towers, base, period } = this;
    const { family, types } = towers;
    const counts = this.#counts();
    const distances = this.#distances();
    const goals = PEGS.filter((g) => family.capacities[g] === 'n').map((goal) => ({
      goal,
      shapes: this.#shapes(goal),
    }));
    const diameter = findDiameter?.(this, this.#isConnected(counts)) ?? null;
    const claims = this.#claims(counts, goals, diameter?.quantities ?? []);
    const number = (type: string) => types.indexOf(type);
    const first: FirstValues = (ring, values) =>
      values.slice(0, period * Math.max(1, this.#rings[ring].length - 1));
    const corner = (c: number) => [Math.floor(c / 3), c % 3] as [0 | 1 | 2, 0 | 1 | 2];
    const potentialsOf = (potentials: ReadonlyMap<number, Distance[]>) =>
      [...potentials].map(([c, values]) => ({
        corner: corner(c),
        first: first('distances', values),
      }));
    return {
      family: {
        capacities: [...family.capacities],
        moves: family.moves.map(([a, b]) => [a, b] as [0 | 1 | 2, 0 | 1 | 2]),
      },
      from: base,
      period,
      rings: {
        distances: [...this.#rings.distances],
        counts: [...this.#rings.counts],
        sums: [...this.#rings.sums],
      },
      types: types.map((type) => type.split(',') as [string, string, string]),
      counts: types.map((type) =>
        Object.fromEntries(
          [...(counts.get(type) as Map<string, bigint[]>)].map(([name, values]) => [
            name,
            first('counts', values.slice(base)),
          ]),
        ),
      ),
      distances: distances.map(({ type, start, end, values }) => ({
        type: number(type),
        start: start as 0 | 1 | 2,
        end: end as 0 | 1 | 2,
        first: first('distances', values),
      })),
      potentials: distances
        .filter(({ start, end }) => start === end)
        .map(({ type, end }) => {
          const exits = this.exitAt(4 * end);
          const potentials = this.potentials(type, exits);
          return {
            type: number(type),
            port: end as 0 | 1 | 2,
            potentials: potentialsOf(potentials),
            slacks: this.slacks(type, exits, potentials),
          };
        }),
      goals: goals.map(({ goal, shapes }) => ({
        goal: goal as 0 | 1 | 2,
        shapes: shapes.map((shape) => ({
          type: number(shape.type),
          offsets: shape.offsets.map((values) => first('distances', values)) as [
            Distance[],
            Distance[],
            Distance[],
          ],
          potentials: potentialsOf(shape.potentials),
          slacks: shape.slacks,
          children: shape.children.map(({ peg, shift, shape: below, worst }) => ({
            peg: peg as 0 | 1 | 2,
            shift: first('distances', shift),
            shape: below,
            worst,
          })),
          eccentricity: first('distances', shape.worst),
          farthest: first('counts', shape.farthest),
          reachable: first('counts', shape.states),
          sum: first('sums', shape.sum),
        })),
      })),
      ...(diameter === null ? {} : { diameter: diameter.section(first, number) }),
      chains: this.#chains.map((chain) => ({
        strip: [...chain.strip],
        extra: chain.extra,
        delta: chain.delta,
        closing: [...chain.closing],
      })),
      claims,
    };
  }

  #isConnected(counts: ReadonlyMap<string, ReadonlyMap<string, readonly bigint[]>>): boolean {
    const components = counts.get(this.towers.top)?.get('components') ?? [];
    return components.slice(this.towers.leastOfClaims).every((number) => number === 1n);
  }

  constant = (value: Distance) => Array.from({ length: this.terms + 1 }, () => value);

  /** The values of a sequence that begins at `start`, by n modulo the period. */
  classes(values: readonly Distance[], start: number): Distance[][] {
    return Array.from({ length: this.period }, (_, residue) => {
      const offset = (((residue - start) % this.period) + this.period) % this.period;
      return values.filter((_, i) => i % this.period === offset);
    });
  }

  /** Sees to it that the ring has a sequence: on each class infinite, or with a recurrence. */
  admit(ring: 'distances' | 'counts' | 'sums', values: readonly Distance[], start: number): void {
    for (const part of this.classes(values, start)) {
      const finite = part.filter((value) => value !== null);
      if (finite.length === 0) continue;
      if (finite.length < part.length) throw new Open('infinite for some n of a class');
      const known = this.#rings[ring];
      const isKnown = finite.length > 2 * known.length && apply(known, finite).every(isNothing);
      if (isKnown) continue;
      const polynomial = minimalPolynomial(finite);
      if (polynomial === null) throw new Open('no recurrence was found');
      this.#rings[ring] = commonMultiple(known, polynomial);
    }
  }

  /** The chain of each class of n; `null` where the values are infinite. */
  chainsOf(values: readonly Distance[], start: number): (number | null)[] {
    return this.classes(values, start).map((part) => {
      const finite = part.filter((value) => value !== null);
      if (finite.length === 0) return null;
      if (finite.length < part.length) throw new Open('infinite for some n of a class');
      return this.chain(finite);
    });
  }

  chain(values: readonly bigint[]): number {
    const sequence = values.join();
    const used = this.#chainOf.get(sequence);
    if (used !== undefined) return used;
    const number = this.#newChain(values);
    this.#chainOf.set(sequence, number);
    return number;
  }

  #newChain(values: readonly bigint[]): number {
    const chain = findChain(values);
    if (chain === 'none') throw new Open('an inequality has no proof', true);
    if (chain === 'late') throw new Open('an inequality begins later');
    const key = [chain.strip, chain.extra, chain.delta, chain.closing].join(';');
    const known = this.#chainNumbers.get(key);
    if (known !== undefined) return known;
    this.#chains.push(chain);
    this.#chainNumbers.set(key, this.#chains.length - 1);
    return this.#chains.length - 1;
  }

  // ---- Counts

  /** Of each type the sizes for n from 0 on. */
  #counts(): Map<string, Map<string, bigint[]>> {
    const { towers, base, period } = this;
    const last = base + this.terms;
    /** For each n: the counts, the weak class of each port, and what must return. */
    let counts = new Map<string, Counts>(
      towers.types.map((type) => [
        type,
        new Map([
          ['order', 1n],
          ['moves', 0n],
          ['components', 1n],
          ['degree 0', 1n],
          ['ports 012>012', 1n],
        ]),
      ]),
    );
    let together = new Map(towers.types.map((type) => [type, [0, 0, 0] as (number | null)[]]));
    const all = [counts];
    const abstracts: string[] = [''];
    for (let n = 1; n < last; n++) {
      const [before, joinedBefore] = [counts, together];
      counts = new Map();
      together = new Map();
      const abstract: unknown[] = [];
      for (const type of towers.types) {
        const { parts, corners, links } = towers.structure(type, n);
        const sums: Counts = new Map([
          ['order', 0n],
          ['moves', 0n],
          ['components', 0n],
        ]);
        const add = (name: string, value: bigint) => sums.set(name, (sums.get(name) ?? 0n) + value);
        // Order, moves, degrees: the parts and the links.
        for (const part of parts)
          for (const [name, value] of before.get(part.type) as Counts)
            if (!name.startsWith('ports') && !(n === 1 && name.startsWith('degree')))
              add(name, value);
        add('moves', BigInt(links.length));
        const degree = (t: string, peg: number, discs: number) =>
          towers.arcs.filter(([a, b]) => a === peg && towers.places(t, b, discs) >= 1).length;
        if (n === 1) for (const { j } of parts) add(`degree ${degree(type, j, 1)}`, 1n);
        else
          for (const [from] of links) {
            const part = parts.find(({ j }) => j === Math.floor(from / 3)) as { type: string };
            const old = degree(part.type, from % 3, n - 1);
            add(`degree ${old}`, -1n);
            add(`degree ${old + 1}`, 1n);
          }
        // Weak components: links join the classes of corners.
        const named = new Map<number, string>();
        for (const { j, type: part } of parts)
          for (const k of PEGS)
            if (corners.includes(3 * j + k))
              named.set(3 * j + k, `${j} ${(joinedBefore.get(part) as (number | null)[])[k]}`);
        let joins = 0;
        for (const [a, b] of links) {
          const [kept, lost] = [named.get(a) as string, named.get(b) as string];
          if (kept === lost) continue;
          joins++;
          for (const [corner, name] of named) if (name === lost) named.set(corner, kept);
        }
        add('components', -BigInt(joins));
        const classes = [...new Set(PEGS.map((k) => named.get(4 * k)))].filter(
          (name) => name !== undefined,
        );
        const ports = PEGS.map((k) => {
          const name = named.get(4 * k);
          return name === undefined ? null : classes.indexOf(name);
        });
        together.set(type, ports);
        // The ports that reach a state, and those that it reaches.
        const reached = this.#reached(type, n);
        for (const { j, type: part } of parts)
          for (const [name, value] of before.get(part) as Counts) {
            if (!name.startsWith('ports')) continue;
            const [into, out] = name.slice('ports '.length).split('>');
            const some = (of: string, path: (corner: number, k: number) => boolean) =>
              PEGS.filter((k) => [...of].some((q) => path(3 * j + Number(q), 4 * k))).join('');
            add(
              `ports ${some(into, (corner, own) => reached(own, corner))}>${some(out, (corner, own) => reached(corner, own))}`,
              value,
            );
          }
        counts.set(type, sums);
        abstract.push(
          ports,
          n > base ? joins : 0,
          corners.map((a) => corners.map((b) => (n > base ? reached(a, b) : 0))),
        );
      }
      all.push(counts);
      abstracts.push(JSON.stringify(abstract));
    }
    for (let n = base + 1; n + period < last; n++)
      if (abstracts[n] !== abstracts[n + period]) throw new Open('connections do not return');
    return new Map(
      towers.types.map((type) => {
        const names = new Set(all.slice(1).flatMap((of) => [...(of.get(type) as Counts).keys()]));
        const values = [...names].map((name): [string, bigint[]] => [
          name,
          all.map((of) => (of.get(type) as Counts).get(name) ?? 0n),
        ]);
        for (const [, sequence] of values) this.admit('counts', sequence.slice(base), base);
        return [type, new Map(values)];
      }),
    );
  }

  /** Which corners reach which, for n discs. */
  #reached(type: string, n: number): (from: number, to: number) => boolean {
    const { parts, corners, links } = this.towers.structure(type, n);
    const found = new Set(corners.map((c) => 9 * c + c));
    for (const [a, b] of links) found.add(9 * a + b);
    for (const part of parts) {
      const inside = this.towers.distances(part.type, n - 1);
      for (const a of PEGS)
        for (const b of PEGS)
          if (inside[a][b] !== null) found.add(9 * (3 * part.j + a) + 3 * part.j + b);
    }
    for (const via of corners)
      for (const a of corners)
        for (const b of corners)
          if (found.has(9 * a + via) && found.has(9 * via + b)) found.add(9 * a + b);
    const is = new Set(corners);
    return (from, to) => is.has(from) && is.has(to) && found.has(9 * from + to);
  }

  // ---- Distances between ports

  #distances() {
    const { towers, base } = this;
    const found = towers.types.flatMap((type) => {
      const ports = PEGS.filter((k) => towers.places(type, k, base) >= base);
      return ports.flatMap((start) =>
        ports.map((end) => {
          const values = Array.from(
            { length: this.terms },
            (_, i) => towers.distances(type, base + i)[start][end],
          );
          this.admit('distances', values, base);
          return { type, start, end, values };
        }),
      );
    });
    for (const { type, start, end } of found)
      if (start === end) this.potentials(type, this.exitAt(4 * end));
    return found;
  }

  /** One exit, that costs nothing for any n. */
  exitAt = (end: number) => exitAt(end).map(this.constant);

  /** The potentials of the corners for n from the base + 1 on; exits begin at the base. */
  potentials(type: string, exits: readonly (readonly Distance[])[]): Map<number, Distance[]> {
    const { towers, base } = this;
    const rows = Array.from({ length: this.terms - 1 }, (_, i) =>
      towers.potentials(
        type,
        base + 1 + i,
        exits.map((values) => values[i + 1]),
      ),
    );
    return new Map(
      towers.structure(type, base + 1).corners.map((corner) => {
        const values = rows.map((row) => row[corner]);
        this.admit('distances', values, base + 1);
        return [corner, values];
      }),
    );
  }

  /** Why no potential is more than a way and the potential at its end. */
  slacks(
    type: string,
    exits: readonly (readonly Distance[])[],
    potentials: ReadonlyMap<number, readonly Distance[]>,
  ): FoundShape['slacks'] {
    const { towers, base } = this;
    const { parts, corners, links } = towers.structure(type, base + 1);
    const begin = base + 1;
    const ways: { from: number; to: number | null; costs: readonly Distance[] }[] = [
      ...corners.map((from) => ({ from, to: null, costs: exits[from].slice(1) })),
      ...links.map(([from, to]) => ({ from, to, costs: this.constant(1n) })),
      ...parts.flatMap((part) =>
        PEGS.flatMap((a) =>
          PEGS.filter(
            (b) => a !== b && corners.includes(3 * part.j + a) && corners.includes(3 * part.j + b),
          ).map((b) => ({
            from: 3 * part.j + a,
            to: 3 * part.j + b,
            costs: Array.from(
              { length: this.terms - 1 },
              (_, i) => towers.distances(part.type, base + i)[a][b],
            ),
          })),
        ),
      ),
    ];
    const corner = (c: number) => [Math.floor(c / 3), c % 3] as [0 | 1 | 2, 0 | 1 | 2];
    return ways.flatMap(({ from, to, costs }) => {
      const [own, rest] = [potentials.get(from), to === null ? null : potentials.get(to)];
      const slack = Array.from({ length: this.terms - 1 }, (_, i): Distance => {
        const [cost, end] = [costs[i], rest === null ? 0n : (rest?.[i] ?? null)];
        return cost === null || end === null ? null : cost + end - ((own?.[i] ?? 0n) as bigint);
      });
      if (slack.every((value) => value === null || value === 0n)) return [];
      return [
        {
          corner: corner(from),
          to: to === null ? null : corner(to),
          chains: this.chainsOf(slack, begin),
        },
      ];
    });
  }

  // ---- Shapes

  /** The shapes of the distances to a goal; the first is that of the whole tower. */
  #shapes(goal: number): FoundShape[] {
    const { towers, base, period } = this;
    const shapes: FoundShape[] = [];
    const numbers = new Map<string, number>();
    const numberOf = (type: string, offsets: Distance[][]) => {
      const key = `${type};${offsets.map((values) => values.join()).join(';')}`;
      const known = numbers.get(key);
      if (known !== undefined) return known;
      if (shapes.length >= MOST_SHAPES) throw new Open('too many shapes', true);
      numbers.set(key, shapes.length);
      shapes.push({
        type,
        offsets,
        potentials: new Map(),
        slacks: [],
        children: [],
        worst: [],
        farthest: [],
        states: [],
        sum: [],
      });
      return shapes.length - 1;
    };
    numberOf(
      towers.top,
      PEGS.map((k) =>
        Array.from(
          { length: this.terms },
          (_, i) => towers.distances(towers.top, base + i)[k][goal],
        ),
      ),
    );
    for (const shape of shapes) {
      const exits = atPorts(shape.offsets, this.constant(null));
      shape.potentials = this.potentials(shape.type, exits);
      for (const { j, type } of towers.structure(shape.type, base + 1).parts) {
        const below = this.below(PEGS.map((k) => shape.potentials.get(3 * j + k) ?? null));
        if (below === null) continue;
        const { shift, offsets } = below;
        shape.children.push({ peg: j, shift, shape: numberOf(type, offsets), worst: [] });
      }
      shape.slacks = this.slacks(shape.type, exits, shape.potentials);
    }
    for (const shape of shapes) {
      const extent = towers.extent(
        shape.type,
        base,
        shape.offsets.map((values) => values[0]),
      );
      if (extent === null) throw new Open('an empty shape');
      shape.worst.push(extent.worst);
      shape.farthest.push(extent.farthest);
      shape.states.push(extent.states);
      shape.sum.push(extent.sum);
    }
    for (let i = 1; i < this.terms; i++)
      for (const shape of shapes) {
        const extents = shape.children.map(({ shift, shape: number }): Extent => {
          const below = shapes[number];
          const [by, states] = [shift[i - 1], below.states[i - 1]];
          return {
            worst: below.worst[i - 1] + by,
            farthest: below.farthest[i - 1],
            states,
            sum: below.sum[i - 1] + by * states,
          };
        });
        const { worst, farthest, states, sum } = extents.reduce(union);
        shape.worst.push(worst);
        shape.farthest.push(farthest);
        shape.states.push(states);
        shape.sum.push(sum);
      }
    for (const shape of shapes) {
      this.admit('distances', shape.worst, base);
      this.admit('counts', shape.farthest, base);
      this.admit('counts', shape.states, base);
      this.admit('sums', shape.sum, base);
      for (const child of shape.children) {
        const below = shapes[child.shape];
        const less = child.shift.map((by, i) => shape.worst[i + 1] - by - below.worst[i]);
        child.worst = this.classes(less, base + 1).map((part) => {
          const values = part as bigint[];
          if (values.at(-1) !== 0n) return this.chain(values.map((value) => value - 1n));
          if (values.some((value) => value !== 0n))
            throw new Open('the worst case changes its part');
          return 'tie';
        });
      }
      for (let r = 0; r < period; r++)
        if (!shape.children.some(({ worst }) => worst[r] === 'tie'))
          throw new Open('no part has the worst case');
    }
    return shapes;
  }

  /**
   * The offsets of a part, from the potentials of its corners, less one of them: a finite one on
   * each class of n; any would do. `null` where no corner is finite.
   */
  below(own: readonly (readonly Distance[] | null)[]) {
    const { base, period } = this;
    const infinite = Array.from({ length: this.terms - 1 }, () => null);
    const least = Array.from({ length: period }, (_, step) => {
      const last = infinite.length - period + step;
      return own
        .flatMap((values) => (values === null || values[last] === null ? [] : [values]))
        .sort((a, b) => Number((a[last] as bigint) - (b[last] as bigint)))[0];
    });
    if (least.every((values) => values === undefined)) return null;
    if (least.includes(undefined as never)) throw new Open('a part is reached for some n only');
    const shift = infinite.map(
      (_, i) => least[(i - infinite.length + period * infinite.length) % period][i] as bigint,
    );
    const offsets = own.map((values) => {
      const relative = (values ?? infinite).map((value, i) =>
        value === null ? null : value - shift[i],
      );
      this.admit('distances', relative, base);
      return [...relative, this.#next(relative)];
    });
    this.admit('distances', shift, base + 1);
    return { shift, offsets };
  }

  /** The next value of a sequence of distances, by the ring, which has it. */
  #next(values: readonly Distance[]): Distance {
    const part = values.filter((_, i) => (values.length - i) % this.period === 0);
    const last = part.at(-1);
    if (last === null || last === undefined) return null;
    const polynomial = this.#rings.distances;
    const degree = polynomial.length - 1;
    return -polynomial
      .slice(0, -1)
      .reduce((sum, c, i) => sum + c * (part[part.length - degree + i] as bigint), 0n);
  }

  // ---- Claims

  #claims(
    counts: ReadonlyMap<string, ReadonlyMap<string, bigint[]>>,
    goals: readonly { readonly goal: number; readonly shapes: readonly FoundShape[] }[],
    others: readonly { readonly quantity: string; readonly values: readonly Distance[] }[],
  ): Certificate['claims'] {
    const { towers, base } = this;
    const { top, family } = towers;
    const { leastOfClaims: least } = towers;
    const claims: Certificate['claims'] = [];
    /** A claim of a sequence whose values are known from n = `least` on. */
    const claim = (quantity: string, values: readonly Distance[]) => {
      if (values.at(-1) === null) {
        let from = least + values.length;
        while (from > least && values[from - least - 1] === null) from--;
        claims.push({ quantity, from, recurrence: null, first: [], form: null });
        return;
      }
      // From the base on, or where it has become infinite or finite for good.
      let skip = values.lastIndexOf(null) + 1;
      if (skip > base - least) throw new Open('infinite for some n');
      const tail = minimalPolynomial(values.slice(Math.max(skip, base - least)) as bigint[]);
      if (tail === null) throw new Open('no recurrence was found');
      // Terms that only the first values need: x^k in the polynomial.
      const zeros = tail.findIndex((c) => c !== 0n);
      const recurrence = tail.slice(zeros);
      let at = Math.max(skip, base - least) + zeros;
      const holds = (i: number) =>
        apply(recurrence, values.slice(i, i + recurrence.length) as bigint[])[0] === 0n;
      while (at > skip && holds(at - 1)) at--;
      skip = at;
      const first = values.slice(skip, skip + recurrence.length - 1) as bigint[];
      const from = least + skip;
      claims.push({
        quantity,
        from,
        recurrence: [...recurrence],
        first,
        form: closedForm(recurrence, from, first),
      });
    };
    const own = counts.get(top) as ReadonlyMap<string, bigint[]>;
    const both = family.moves.every(([a, b]) => family.moves.some(([c, d]) => a === d && b === c));
    for (const [name, values] of own) {
      if (name.startsWith('ports')) continue;
      const known = values.slice(least);
      if (name !== 'moves') claim(name, known);
      else claim('size', both ? known.map((value) => value / 2n) : known);
    }
    const numbers = Array.from({ length: base + this.terms - least - 1 }, (_, i) => least + i);
    const ports = PEGS.filter((k) => family.capacities[k] === 'n');
    for (const a of ports)
      for (const b of ports)
        if (a !== b)
          claim(
            `distance ${a} ${b}`,
            numbers.map((n) => towers.distances(top, n)[a][b]),
          );
    for (const {
      goal,
      shapes: [shape],
    } of goals) {
      const small = numbers
        .filter((n) => n < base)
        .map(
          (n) =>
            towers.extent(
              top,
              n,
              towers.distances(top, n).map((row) => row[goal]),
            ) as Extent,
        );
      const together = (few: keyof Extent, many: readonly bigint[]) => [
        ...small.map((extent) => extent[few]),
        ...many,
      ];
      claim(`reachable ${goal}`, together('states', shape.states));
      claim(`eccentricity ${goal}`, together('worst', shape.worst));
      claim(`farthest ${goal}`, together('farthest', shape.farthest));
      claim(`sumOfDistances ${goal}`, together('sum', shape.sum));
    }
    for (const { quantity, values } of others) claim(quantity, values);
    return claims;
  }
}
