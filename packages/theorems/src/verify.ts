import * as v from 'valibot';
import { type Certificate, certificateSchema } from './certificate.js';
import { need, Refusal } from './refusal.js';
import { type Diameters, longestOf, provedDiameters } from './verify-diameter.js';

/** The answer of {@link verifyTheorems}; `reason` says at which step a certificate was refused. */
export interface Verification {
  readonly accepted: boolean;
  readonly reason: string | null;
}

/**
 * Verifies a certificate of theorems on a family of towers with three pegs and discs of different
 * sizes: every claim in it then holds for every n from its `from` on.
 *
 * What has to be believed is this file, `verify-diameter.ts`, and the decomposition: the states
 * with disc n on peg a are the states of n - 1 discs with one place less on a, and a move of disc
 * n from a to b joins two of these parts at one state each, with all other discs on the third peg.
 * So a part touches others only at its *ports*, the states with all discs on one peg. Where each
 * capacity is n - d or a constant, the parts of parts are of finitely many *types*.
 *
 * The steps: the types and their parts; all states of n = `from` discs by the rules alone; what is
 * connected, by iterating a finite system until it returns; counts, as linear recurrences; the
 * distances between ports, as potentials on the nine corners of three parts; the distances to a
 * goal, as shapes (how far each port is from the goal) with the maximum over the parts; the longest
 * distances of pairs, where the certificate has them; the claims.
 * An identity of sequences is checked on as many terms as the degree of a polynomial that
 * annihilates both sides, an inequality by a *chain*, which is an induction in one line.
 *
 * Shares no code with what finds certificates. Time O(types * 3^from), and O(degree^2) a sequence:
 * some hundredths of a second. Takes any value; what does not prove its claims is refused.
 *
 * @example
 * ```ts
 * const { certificate } = theorems({ capacities: ['n', 'n-1', 'n-2'] });
 * verifyTheorems(certificate).accepted; // => true
 * verifyTheorems({ ...certificate, period: 2 }).accepted; // => false
 * ```
 */
export function verifyTheorems(certificate: unknown): Verification {
  const read = v.safeParse(certificateSchema, certificate);
  if (!read.success) return { accepted: false, reason: `form: ${read.issues[0].message}` };
  try {
    new Verifier(read.output).verify();
    return { accepted: true, reason: null };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { accepted: false, reason: error.message };
  }
}

/** A value for n discs; `null` is infinite. */
type Value = bigint | null;
type Values = (n: number) => Value;

/** Bounds of the work: what needs more is refused, not believed. */
const MOST = { states: 2_000_000, degree: 60, period: 12, shapes: 2000 };

const PEGS = [0, 1, 2] as const;
const third = (a: number, b: number) => 3 - a - b;
/** The number of a corner: the largest disc on `a`, all others on `k`. */
const cornerOf = ([a, k]: readonly [number, number]) => 3 * a + k;

interface Capacity {
  /** n less `number`, or `number` for any n. */
  readonly byDiscs: boolean;
  readonly number: number;
}

const readCapacity = (text: string): Capacity =>
  text.startsWith('n')
    ? { byDiscs: true, number: Number(text.slice(2)) }
    : { byDiscs: false, number: Number(text) };
const capacityText = ({ byDiscs, number }: Capacity) =>
  byDiscs ? (number === 0 ? 'n' : `n-${number}`) : String(number);
const placesFor = ({ byDiscs, number }: Capacity, n: number) =>
  byDiscs ? Math.max(0, n - number) : number;

/** A type with its parts: what holds of it for every n above the base. */
interface TowerType {
  readonly capacities: readonly Capacity[];
  /** The type of the part with the largest disc on a peg; `null`: no disc fits on it. */
  readonly parts: readonly (number | null)[];
  /** The pegs that hold all discs. */
  readonly ports: readonly number[];
  /** The corners that exist: ports of parts. */
  readonly corners: readonly number[];
  /** The moves of the largest disc, from corner to corner. */
  readonly links: readonly (readonly [number, number])[];
}

/** All states of a tower, and the states that a move leads to. */
interface States {
  readonly moves: readonly (readonly number[])[];
  /** The state with all discs on a peg; -1 if it is not a state. */
  readonly ports: readonly number[];
  /** The distances of all states to a port; -1: none. */
  readonly distances: readonly (readonly number[])[];
  /** The states that a port reaches. */
  readonly reached: readonly (readonly boolean[])[];
  /** The weak component of each state. */
  readonly components: readonly number[];
}

/** A shape, its sequences known for every n. */
interface Shape {
  readonly type: number;
  readonly offsets: readonly Values[];
  readonly children: readonly {
    readonly peg: number;
    readonly shift: Values;
    readonly shape: number;
    readonly worst: readonly ('tie' | number)[];
  }[];
  readonly potentials: ReadonlyMap<number, Values>;
  readonly eccentricity: Values;
  readonly farthest: Values;
  readonly reachable: Values;
  readonly sum: Values;
}

/** A way from a corner to another, or out of the tower. */
interface Way {
  readonly from: number;
  readonly to: number | null;
  readonly cost: Values;
}

class Verifier {
  readonly #base: number;
  readonly #period: number;
  readonly #arcs: readonly (readonly [number, number])[];
  readonly #degree: { readonly distances: number; readonly counts: number; readonly sums: number };
  #types: TowerType[] = [];
  #top = 0;
  #states: States[] = [];
  /** For n = base + step, steps 1 to the period: links that join components; what is reached. */
  readonly #joins: number[][] = [];
  readonly #paths: ReadonlySet<number>[][] = [];
  readonly #counts: Map<string, Values>[] = [];
  readonly #distances = new Map<string, Values>();
  readonly #goals = new Map<number, Shape>();
  #diameters: Diameters | null = null;
  /** What is known to be nowhere negative, or not, by its first values. */
  readonly #signs = new Map<string, boolean>();

  constructor(readonly certificate: Certificate) {
    const { family, from, period, rings } = certificate;
    this.#base = from;
    this.#period = period;
    this.#arcs = family.moves;
    need(period <= MOST.period, 'period');
    for (const ring of Object.values(rings))
      need(ring.length > 0 && ring.length <= MOST.degree && ring.at(-1) === 1n, 'ring');
    this.#degree = {
      distances: rings.distances.length - 1,
      counts: rings.counts.length - 1,
      sums: rings.sums.length - 1,
    };
  }

  verify(): void {
    this.#verifyTypes();
    this.#verifyConnections();
    this.#verifyCounts();
    this.#verifyDistances();
    for (const goal of this.certificate.goals) this.#verifyGoal(goal);
    const { diameter, claims } = this.certificate;
    if (diameter !== undefined) this.#diameters = provedDiameters(diameter, this.#shown());
    for (const claim of claims) this.#verifyClaim(claim);
  }

  /** What the verification of the diameter starts from. */
  #shown(): Parameters<typeof provedDiameters>[1] {
    return {
      base: this.#base,
      period: this.#period,
      degree: this.#degree,
      top: this.#top,
      symmetric: this.#divisor() === 2n,
      types: this.#types,
      states: this.#states,
      distance: (type, start, end) => this.#distance(type, start, end),
      sequence: (ring, first, start) => this.#sequence(ring, first, start),
      same: (f, g, start, degree, ...where) => this.#same(f, g, start, degree, ...where),
      isNonnegative: (f, start, degree) => this.#isNonnegative(f, start, degree),
      distancesTo: (type, corner, given) =>
        this.#verifyPotentials(type, [{ from: corner, to: null, cost: () => 0n }], given),
      search,
    };
  }

  // ---- Sequences

  /** The sequence with these first values from `start` on; on each class of n modulo the period it
   * is infinite, or annihilated by the polynomial of the ring in the shift by the period. */
  #sequence(ring: 'distances' | 'counts' | 'sums', first: readonly Value[], start: number): Values {
    const polynomial = this.certificate.rings[ring];
    const [degree, period] = [polynomial.length - 1, this.#period];
    need(first.length === period * Math.max(1, degree), 'first values');
    for (const [i, value] of first.entries()) {
      need((value === null) === (first[i % period] === null), 'infinite for some n of a class');
      need(degree > 0 || value === null || value === 0n, 'zero');
    }
    const values = [...first];
    return (n) => {
      need(n >= start, 'index');
      for (let k = values.length; k <= n - start; k++) {
        if (first[k % period] === null) values.push(null);
        else {
          let next = 0n;
          for (let q = 0; q < degree; q++)
            next -= polynomial[q] * (values[k - (degree - q) * period] ?? 0n);
          values.push(next);
        }
      }
      return values[n - start];
    };
  }

  /** Two sequences are equal from `start` on: both are annihilated, on each class of n, by one
   * polynomial of this degree. */
  #same(f: Values, g: Values, start: number, degree: number, ...where: (string | number)[]): void {
    for (let n = start; n < start + this.#period * Math.max(1, degree); n++)
      need(f(n) === g(n), ...where, 'for n =', n);
  }

  /**
   * A sequence is nowhere negative from `start` on, on the class of `start` modulo the period,
   * where a polynomial of this degree annihilates it.
   *
   * The chain l_1, ..., l_h makes s' of s by s_(i+1) = (E - l_i) s_i, all l_i >= 0, and u of s':
   * u = s', or u = (E - extra) s' with extra >= 0, and closing(E) u = delta s', delta >= 0, all
   * coefficients of `closing` but the first at most 0. If the first values of all s_i, of s' and u
   * are not negative, then u, s' and s are not: u(k + m) is a sum of products of numbers >= 0, and
   * s_i(k + 1) = l_i s_i(k) + s_(i+1)(k).
   */
  #nonnegative(
    f: Values,
    start: number,
    degree: number,
    id: number,
    ...where: (string | number)[]
  ) {
    const chain = this.certificate.chains[id];
    need(chain !== undefined, ...where, 'chain');
    const { strip, extra, delta, closing } = chain;
    need(strip.every((l) => l >= 0n) && delta >= 0n && (extra ?? 0n) >= 0n, ...where, 'chain');
    need(closing.length > 0 && closing.at(-1) === 1n, ...where, 'closing');
    need(closing.slice(0, -1).every((c) => c <= 0n) && closing.length <= MOST.degree, 'closing');
    need(strip.length <= MOST.degree && (extra !== null || delta === 0n), ...where, 'chain');
    const length = degree + strip.length + closing.length + 2;
    let s = Array.from({ length }, (_, i) => {
      const value = f(start + i * this.#period);
      need(value !== null, ...where, 'infinite');
      return value;
    });
    const less = (values: bigint[], l: bigint) =>
      values.slice(1).map((value, i) => value - l * values[i]);
    for (const l of strip) {
      need(s[0] >= 0n, ...where, 'negative');
      s = less(s, l);
    }
    need(extra === null || s[0] >= 0n, ...where, 'negative');
    const u = extra === null ? s : less(s, extra);
    const m = closing.length - 1;
    need(
      u.slice(0, m).every((value) => value >= 0n),
      ...where,
      'negative',
    );
    for (let i = 0; i < Math.max(1, degree); i++) {
      const closed = closing.reduce((total, c, q) => total + c * u[i + q], 0n);
      need(closed === delta * s[i], ...where, 'not closed');
    }
  }

  /** Whether some chain of the certificate proves it: that depends on its first values alone. */
  #isNonnegative(f: Values, start: number, degree: number): boolean {
    const first = Array.from({ length: degree }, (_, i) => f(start + i * this.#period));
    const key = first.join();
    const known = this.#signs.get(key);
    if (known !== undefined) return known;
    const found = this.certificate.chains.some((_, id) => {
      try {
        this.#nonnegative(f, start, degree, id);
        return true;
      } catch (error) {
        if (error instanceof Refusal) return false;
        throw error;
      }
    });
    this.#signs.set(key, found);
    return found;
  }

  // ---- The types, and the base cases by the rules alone

  #verifyTypes(): void {
    const { family, types } = this.certificate;
    need(new Set(family.moves.map(String)).size === family.moves.length, 'a move twice');
    need(
      family.moves.every(([a, b]) => a !== b),
      'a move to its own peg',
    );
    const numbers = new Map(types.map((type, index) => [type.join(), index]));
    need(numbers.size === types.length, 'a type twice');
    need(types.length * 3 ** this.#base <= MOST.states, 'too many states of the base cases');
    const numberOf = (capacities: readonly Capacity[]) => {
      const number = numbers.get(capacities.map(capacityText).join());
      need(number !== undefined, 'a type is missing');
      return number;
    };
    this.#top = numberOf(family.capacities.map(readCapacity));
    const capacitiesOf = types.map((type) => type.map(readCapacity));
    for (const { number } of capacitiesOf.flat()) need(this.#base >= number + 2, 'base too small');
    // With the largest disc on j: one place less on it, of n - 1 discs.
    const partsOf = capacitiesOf.map((capacities) =>
      PEGS.map((j) => {
        if (!capacities[j].byDiscs && capacities[j].number === 0) return null;
        const part = capacities.map(({ byDiscs, number }, peg) =>
          byDiscs
            ? { byDiscs, number: peg === j ? number : Math.max(0, number - 1) }
            : { byDiscs, number: peg === j ? number - 1 : number },
        );
        return numberOf(part);
      }),
    );
    const portsOf = capacitiesOf.map((capacities) =>
      PEGS.filter((k) => capacities[k].byDiscs && capacities[k].number === 0),
    );
    this.#types = capacitiesOf.map((capacities, type) => {
      const parts = partsOf[type];
      const corners = PEGS.flatMap((j) =>
        (parts[j] === null ? [] : portsOf[parts[j]]).map((k) => cornerOf([j, k])),
      );
      const links = this.#arcs
        .map(([a, b]) => [cornerOf([a, third(a, b)]), cornerOf([b, third(a, b)])] as const)
        .filter((link) => link.every((corner) => corners.includes(corner)));
      return { capacities, parts, ports: portsOf[type], corners, links };
    });
    this.#states = this.#types.map(({ capacities, ports }) => {
      const states = this.#allStates(capacities, this.#base);
      need(String(PEGS.filter((k) => states.ports[k] >= 0)) === String(ports), 'ports');
      return states;
    });
  }

  /** All states of n discs, each a list of the pegs of discs 1, 2, ..., by the rules. */
  #allStates(capacities: readonly Capacity[], n: number): States {
    let states: number[][] = [[]];
    for (let disc = 1; disc <= n; disc++)
      states = states.flatMap((state) => PEGS.map((peg) => [...state, peg]));
    const on = (state: readonly number[], peg: number) => state.filter((p) => p === peg).length;
    states = states.filter((state) =>
      PEGS.every((peg) => on(state, peg) <= placesFor(capacities[peg], n)),
    );
    const numbers = new Map(states.map((state, number) => [state.join(''), number]));
    const moves = states.map((state) =>
      this.#arcs.flatMap(([a, b]) => {
        const disc = state.indexOf(a);
        const smaller = state.indexOf(b);
        const full = on(state, b) >= placesFor(capacities[b], n);
        if (disc < 0 || (smaller >= 0 && smaller < disc) || full) return [];
        const next = numbers.get(state.map((peg, i) => (i === disc ? b : peg)).join(''));
        need(next !== undefined, 'a move leads out of the states');
        return [next];
      }),
    );
    const back: number[][] = states.map(() => []);
    for (const [state, nexts] of moves.entries()) for (const next of nexts) back[next].push(state);
    const ports = PEGS.map((peg) => numbers.get(String(peg).repeat(n)) ?? -1);
    const either = moves.map((nexts, state) => [...nexts, ...back[state]]);
    const components = states.map(() => -1);
    for (const state of states.keys())
      if (components[state] < 0)
        for (const [other, distance] of search(either, state).entries())
          if (distance >= 0) components[other] = state;
    return {
      moves,
      ports,
      distances: ports.map((port) => search(back, port)),
      reached: ports.map((port) => search(moves, port).map((distance) => distance >= 0)),
      components,
    };
  }

  // ---- What is connected: a finite system that returns after one period

  #verifyConnections(): void {
    const pairs = this.#types.map(({ ports }) => ports.flatMap((a) => ports.map((b) => [a, b])));
    /** Which ports are in one weak component, and which port reaches which; 3 a + b. */
    let together = this.#states.map(({ components, ports }, type) =>
      pairs[type]
        .filter(([a, b]) => components[ports[a]] === components[ports[b]])
        .map(([a, b]) => 3 * a + b),
    );
    let reaches = this.#states.map(({ distances, ports }, type) =>
      pairs[type].filter(([a, b]) => distances[b][ports[a]] >= 0).map(([a, b]) => 3 * a + b),
    );
    const begun = [String(together), String(reaches)];
    for (let step = 1; step <= this.#period; step++) {
      // Corners of one part that are connected in it, then the links one by one.
      const inParts = (of: readonly (readonly number[])[], { parts }: TowerType) =>
        PEGS.flatMap((j) =>
          (parts[j] === null ? [] : of[parts[j]]).map(
            (pair) => [3 * j + Math.floor(pair / 3), 3 * j + (pair % 3)] as const,
          ),
        );
      const joined = this.#types.map((type) => {
        const inside = inParts(together, type);
        const component = new Map(
          type.corners.map((corner) => [
            corner,
            Math.min(...inside.filter(([a]) => a === corner).map(([, b]) => b)),
          ]),
        );
        let joins = 0;
        for (const [a, b] of type.links) {
          const [kept, lost] = [component.get(a), component.get(b)];
          if (kept === lost) continue;
          joins++;
          for (const [corner, name] of component)
            if (name === lost) component.set(corner, kept as number);
        }
        return { component, joins };
      });
      const paths = this.#types.map((type) => {
        const found = new Set([
          ...type.corners.map((corner) => 9 * corner + corner),
          ...[...type.links, ...inParts(reaches, type)].map(([a, b]) => 9 * a + b),
        ]);
        for (const via of type.corners)
          for (const a of type.corners)
            for (const b of type.corners)
              if (found.has(9 * a + via) && found.has(9 * via + b)) found.add(9 * a + b);
        return found;
      });
      this.#joins.push(joined.map(({ joins }) => joins));
      this.#paths.push(paths);
      const own = (k: number) => cornerOf([k, k]);
      together = pairs.map((all, type) =>
        all
          .filter(
            ([a, b]) => joined[type].component.get(own(a)) === joined[type].component.get(own(b)),
          )
          .map(([a, b]) => 3 * a + b),
      );
      reaches = pairs.map((all, type) =>
        all.filter(([a, b]) => paths[type].has(9 * own(a) + own(b))).map(([a, b]) => 3 * a + b),
      );
    }
    need(
      String([String(together), String(reaches)]) === String(begun),
      'connections do not return',
    );
  }

  /** The step of the finite system that leads to n discs. */
  #step = (n: number) => (n - this.#base - 1) % this.#period;

  // ---- Counts

  #verifyCounts(): void {
    const { counts } = this.certificate;
    need(counts.length === this.#types.length, 'counts of each type');
    for (const of of counts) {
      const sequences = Object.entries(of).map(([name, first]): [string, Values] => {
        need(!first.includes(null), name, 'infinite');
        return [name, this.#sequence('counts', first, this.#base)];
      });
      this.#counts.push(new Map(sequences));
    }
    const names = new Set(counts.flatMap((of) => Object.keys(of)));
    const degrees = [...names].filter((name) => /^degree [0-9]$/.test(name));
    const classes = [...names].filter((name) => /^ports 0?1?2?>0?1?2?$/.test(name));
    need(names.size === 3 + degrees.length + classes.length, 'names of counts');
    const value = (type: number, name: string, n: number) =>
      this.#counts[type].get(name)?.(n) ?? 0n;
    const terms = this.#degree.counts + 1;
    for (const [type, { parts, links, ports }] of this.#types.entries()) {
      const { moves, components, distances, reached } = this.#states[type];
      // The base case: every state is in one class, and the classes have these sizes.
      const sizes = new Map<string, bigint>([
        ['order', BigInt(moves.length)],
        ['moves', BigInt(moves.flat().length)],
        ['components', BigInt(new Set(components).size)],
      ]);
      const add = (name: string) => sizes.set(name, (sizes.get(name) ?? 0n) + 1n);
      for (const state of moves.keys()) {
        add(`degree ${moves[state].length}`);
        add(
          className(
            ports.filter((k) => reached[k][state]),
            ports.filter((k) => distances[k][state] >= 0),
          ),
        );
      }
      for (const name of sizes.keys()) need(names.has(name), name, 'is missing');
      for (const name of names)
        need(value(type, name, this.#base) === (sizes.get(name) ?? 0n), name, 'of the base');
      // The step from n - 1 to n: the parts, and the moves of disc n between corners.
      const inParts = (name: string, n: number) =>
        parts.reduce<bigint>(
          (sum, part) => sum + (part === null ? 0n : value(part, name, n - 1)),
          0n,
        );
      const step = (name: string, change: (n: number) => bigint) =>
        this.#same(
          (n) => value(type, name, n),
          (n) => inParts(name, n) + change(n),
          this.#base + 1,
          terms,
          name,
          'of type',
          type,
        );
      step('order', () => 0n);
      step('moves', () => BigInt(links.length));
      step('components', (n) => -BigInt(this.#joins[this.#step(n)][type]));
      // A state that disc n can leave has one move more than in its part.
      const ends = links.map(([corner]) => {
        const [a, k] = [Math.floor(corner / 3), corner % 3];
        const inPart = this.#types[parts[a] as number].capacities;
        const degree = this.#arcs.filter(([from, to]) => from === k && !isZero(inPart[to])).length;
        need(names.has(`degree ${degree}`) && names.has(`degree ${degree + 1}`), 'degree', degree);
        return degree;
      });
      for (const name of degrees) {
        const degree = Number(name.slice('degree '.length));
        const more = ends.filter((end) => end + 1 === degree).length;
        step(name, () => BigInt(more - ends.filter((end) => end === degree).length));
      }
      // The ports that reach a state, and those that it reaches, follow from those of its part.
      for (let n = this.#base + 1; n <= this.#base + this.#period * terms; n++) {
        const paths = this.#paths[this.#step(n)][type];
        const sums = new Map(classes.map((name) => [name, 0n]));
        for (const j of PEGS)
          for (const name of classes) {
            const part = parts[j];
            const states = part === null ? 0n : value(part, name, n - 1);
            if (states === 0n) continue;
            const [before, after] = name.slice('ports '.length).split('>');
            const own = (k: number) => cornerOf([k, k]);
            const some = (of: string, path: (corner: number) => number) =>
              [...of].map((k) => cornerOf([j, Number(k)] as const)).some((c) => paths.has(path(c)));
            const now = className(
              ports.filter((k) => some(before, (corner) => 9 * own(k) + corner)),
              ports.filter((k) => some(after, (corner) => 9 * corner + own(k))),
            );
            const sum = sums.get(now);
            need(sum !== undefined, now, 'is missing');
            sums.set(now, sum + states);
          }
        for (const [name, sum] of sums) need(value(type, name, n) === sum, name, 'for n =', n);
      }
    }
  }

  // ---- Distances between ports

  #verifyDistances(): void {
    const { distances, potentials } = this.certificate;
    for (const { type, start, end, first } of distances)
      this.#distances.set(
        [type, start, end].join(),
        this.#sequence('distances', first, this.#base),
      );
    for (const [type, { ports }] of this.#types.entries())
      for (const a of ports)
        for (const b of ports) {
          const found = this.#states[type].distances[b][this.#states[type].ports[a]];
          const value = this.#distance(type, a, b)(this.#base);
          need(value === (found < 0 ? null : BigInt(found)), 'distance', type, a, b, 'of the base');
        }
    const proved = new Set<string>();
    for (const { type, port, ...rest } of potentials) {
      need(this.#types[type]?.ports.includes(port) ?? false, 'potentials of no port');
      const exit = { from: cornerOf([port, port]), to: null, cost: () => 0n };
      const found = this.#verifyPotentials(type, [exit], rest);
      for (const a of this.#types[type].ports)
        this.#same(
          this.#distance(type, a, port),
          found.get(cornerOf([a, a])) as Values,
          this.#base + 1,
          this.#degree.distances,
          'distance',
          type,
          a,
          port,
        );
      proved.add([type, port].join());
    }
    for (const [type, { ports }] of this.#types.entries())
      for (const port of ports) need(proved.has([type, port].join()), 'no potentials', type, port);
  }

  #distance(type: number, a: number, b: number): Values {
    const values = this.#distances.get([type, a, b].join());
    need(values !== undefined, 'no distance', type, a, b);
    return values;
  }

  /**
   * The potentials of the corners are their distances to the exits, for every n above the base: an
   * exit is a corner, and has a cost.
   *
   * No potential is more than the cost of a way and the potential at its end; each that is finite
   * is as much for some way; one that is infinite has no way to a finite one.
   */
  #verifyPotentials(
    type: number,
    exits: readonly Way[],
    given: Pick<Certificate['potentials'][number], 'potentials' | 'slacks'>,
  ): ReadonlyMap<number, Values> {
    const { corners, links, parts } = this.#types[type];
    const potentials = new Map(
      given.potentials.map(({ corner, first }) => [
        cornerOf(corner),
        this.#sequence('distances', first, this.#base + 1),
      ]),
    );
    need(
      potentials.size === corners.length && given.potentials.length === corners.length,
      'corners',
    );
    for (const corner of corners) need(potentials.has(corner), 'corner', corner);
    const key = (from: number, to: number | null) => `${from} ${to ?? ''}`;
    const chains = new Map(
      given.slacks.map(({ corner, to, chains }) => [
        key(cornerOf(corner), to === null ? null : cornerOf(to)),
        chains,
      ]),
    );
    const ways: Way[] = [...exits, ...links.map(([from, to]) => ({ from, to, cost: () => 1n }))];
    for (const [j, part] of parts.entries())
      if (part !== null)
        for (const a of this.#types[part].ports)
          for (const b of this.#types[part].ports)
            if (a !== b) {
              const inPart = this.#distance(part, a, b);
              const cost = (n: number) => inPart(n - 1);
              ways.push({ from: cornerOf([j, a]), to: cornerOf([j, b]), cost });
            }
    const begin = this.#base + 1;
    const terms = this.#degree.distances + 1;
    const tight = new Set<string>();
    for (const { from, to, cost } of ways) {
      const potential = potentials.get(from) as Values;
      const slack = (n: number): Value => {
        const [price, rest] = [cost(n), to === null ? 0n : (potentials.get(to) as Values)(n)];
        if (price === null || rest === null) return null;
        const own = potential(n);
        need(own !== null, 'infinite potential with a way out', type, from);
        return price + rest - own;
      };
      const ids = chains.get(key(from, to));
      for (let step = 0; step < this.#period; step++) {
        const start = begin + step;
        const values = Array.from({ length: terms }, (_, i) => slack(start + i * this.#period));
        if (values.every((value) => value === 0n)) {
          tight.add(key(from, step));
          continue;
        }
        if (values.every((value) => value === null)) continue;
        const id = ids?.[start % this.#period];
        need(typeof id === 'number', 'no chain', type, from, to ?? 'exit');
        this.#nonnegative(slack, start, terms, id, 'slack', type, from, to ?? 'exit');
      }
    }
    for (const [corner, values] of potentials)
      for (let step = 0; step < this.#period; step++)
        need(
          tight.has(key(corner, step)) || values(begin + step) === null,
          'no tight way',
          type,
          corner,
        );
    return potentials;
  }

  // ---- Distances to a goal: shapes

  #verifyGoal({ goal, shapes: given }: Certificate['goals'][number]): void {
    need(given.length > 0 && given.length <= MOST.shapes, 'shapes');
    need(!this.#goals.has(goal), 'a goal twice');
    const shapes = given.map((shape): Shape => {
      need(this.#types[shape.type] !== undefined, 'no such type');
      const offsets = shape.offsets.map((first) => this.#sequence('distances', first, this.#base));
      return {
        type: shape.type,
        offsets,
        potentials: this.#verifyPotentials(
          shape.type,
          this.#types[shape.type].ports.map((k) => ({
            from: cornerOf([k, k]),
            to: null,
            cost: offsets[k],
          })),
          shape,
        ),
        children: shape.children.map(({ shift, ...child }) => ({
          ...child,
          shift: this.#sequence('distances', shift, this.#base + 1),
        })),
        eccentricity: this.#sequence('distances', shape.eccentricity, this.#base),
        farthest: this.#sequence('counts', shape.farthest, this.#base),
        reachable: this.#sequence('counts', shape.reachable, this.#base),
        sum: this.#sequence('sums', shape.sum, this.#base),
      };
    });
    const [top] = shapes;
    need(top.type === this.#top && this.#types[this.#top].ports.includes(goal), 'goal');
    for (const k of this.#types[this.#top].ports)
      this.#same(
        top.offsets[k],
        this.#distance(this.#top, k, goal),
        this.#base,
        this.#degree.distances,
        'goal',
      );
    for (const [number, shape] of shapes.entries()) {
      this.#verifyShapeOfBase(shape, number);
      this.#verifyChildren(shape, shapes, number);
      this.#verifyExtents(shape, shapes, number);
    }
    this.#goals.set(goal, top);
  }

  /** The base case: of every state the least of the ways over the ports. */
  #verifyShapeOfBase(shape: Shape, number: number): void {
    const { ports } = this.#types[shape.type];
    const states = this.#states[shape.type];
    const found = [...states.moves.keys()].flatMap((state) => {
      const ways = ports.flatMap((k) => {
        const [offset, distance] = [shape.offsets[k](this.#base), states.distances[k][state]];
        return offset === null || distance < 0 ? [] : [offset + BigInt(distance)];
      });
      return ways.length === 0 ? [] : [ways.reduce((a, b) => (b < a ? b : a))];
    });
    need(found.length > 0, 'an empty shape');
    const most = found.reduce((a, b) => (b > a ? b : a));
    const many = BigInt(found.filter((distance) => distance === most).length);
    need(shape.eccentricity(this.#base) === most, 'worst case of the base', number);
    need(shape.farthest(this.#base) === many, 'farthest of the base', number);
    need(shape.reachable(this.#base) === BigInt(found.length), 'reachable of the base', number);
    const total = found.reduce((a, b) => a + b);
    need(shape.sum(this.#base) === total, 'sum of the base', number);
  }

  /** Each part that a finite corner leads into is a child, with the shape that its corners give. */
  #verifyChildren(shape: Shape, shapes: readonly Shape[], number: number): void {
    const { parts } = this.#types[shape.type];
    const children = new Map(shape.children.map((child) => [child.peg as number, child]));
    need(children.size === shape.children.length, 'a child twice');
    for (const j of PEGS) {
      const child = children.get(j);
      const part = parts[j];
      if (part === null || child === undefined) {
        need(child === undefined, 'a child that is no part', number, j);
        for (const [corner, values] of shape.potentials)
          for (let step = 1; step <= this.#period; step++)
            need(
              Math.floor(corner / 3) !== j || values(this.#base + step) === null,
              'a child is missing',
              number,
              j,
            );
        continue;
      }
      const below = shapes[child.shape];
      need(below !== undefined && below.type === part, 'the shape of a child', number, j);
      for (const k of this.#types[part].ports)
        this.#same(
          shape.potentials.get(cornerOf([j, k])) as Values,
          (n) => {
            const [shift, offset] = [child.shift(n), below.offsets[k](n - 1)];
            return shift === null || offset === null ? null : shift + offset;
          },
          this.#base + 1,
          this.#degree.distances,
          'offsets of a child',
          number,
          j,
        );
    }
  }

  /** The worst case, how many states are so far, all that can reach the goal, and their sum. */
  #verifyExtents(shape: Shape, shapes: readonly Shape[], number: number): void {
    const { distances, counts, sums } = this.#degree;
    // The worst case is that of some children, at least as much as that of all others.
    const ties: number[][] = Array.from({ length: this.#period }, () => []);
    for (const [at, { shift, shape: below, worst }] of shape.children.entries()) {
      need(worst.length === this.#period, 'classes of a child');
      const [own, part] = [finite(shape.eccentricity), finite(shapes[below].eccentricity)];
      const difference = (n: number) => own(n) - finite(shift)(n) - part(n - 1);
      for (let step = 1; step <= this.#period; step++) {
        const start = this.#base + step;
        const tie = worst[start % this.#period];
        if (tie === 'tie') {
          for (let i = 0; i < Math.max(1, distances); i++)
            need(difference(start + i * this.#period) === 0n, 'no tie', number, at);
          ties[start % this.#period].push(at);
        } else
          this.#nonnegative(
            (n) => difference(n) - 1n,
            start,
            distances + 1,
            tie,
            'worst case',
            number,
            at,
          );
      }
    }
    need(
      ties.every((of) => of.length > 0),
      'no child has the worst case',
      number,
    );
    const over =
      (which: (n: number) => readonly number[], add: (at: number, n: number) => bigint) =>
      (n: number) =>
        which(n).reduce((sum, at) => sum + add(at, n), 0n);
    const all = [...shape.children.keys()];
    const child = (at: number) => shape.children[at];
    const of = (at: number) => shapes[child(at).shape];
    const begin = this.#base + 1;
    const tied = over(
      (n) => ties[n % this.#period],
      (at, n) => finite(of(at).farthest)(n - 1),
    );
    this.#same(shape.farthest, tied, begin, counts, 'farthest', number);
    const reachable = over(
      () => all,
      (at, n) => finite(of(at).reachable)(n - 1),
    );
    this.#same(shape.reachable, reachable, begin, counts, 'reachable', number);
    const sum = over(
      () => all,
      (at, n) =>
        finite(of(at).sum)(n - 1) + finite(child(at).shift)(n) * finite(of(at).reachable)(n - 1),
    );
    this.#same(shape.sum, sum, begin, sums + distances * counts, 'sum', number);
  }

  // ---- Claims

  #verifyClaim({ quantity, from, recurrence, first, form }: Certificate['claims'][number]): void {
    const [name, ...pegs] = quantity.split(' ');
    const { values, degree } = this.#quantity(name, pegs.map(Number), quantity);
    const small = new Map<number, Value>();
    for (let n = from; n < this.#base; n++)
      small.set(n, this.#ofFewDiscs(name, pegs.map(Number), n));
    const at = (n: number) => (n < this.#base ? (small.get(n) as Value) : values(n));
    const begin = Math.max(from, this.#base);
    const rows = this.#period * Math.max(1, degree);
    if (recurrence === null) {
      need(first.length === 0 && form === null, quantity, 'infinite');
      for (let n = from; n < begin + this.#period; n++) need(at(n) === null, quantity, n);
      return;
    }
    const exact = (n: number) => {
      const value = at(n);
      need(value !== null, quantity, 'is infinite for n =', n);
      return value;
    };
    need(recurrence.length <= MOST.degree && recurrence.at(-1) === 1n, quantity, 'recurrence');
    need(first.length === recurrence.length - 1, quantity, 'first values');
    for (const [i, value] of first.entries())
      need(exact(from + i) === value, quantity, 'first values');
    for (let n = from; n < begin + rows; n++) {
      const sum = recurrence.reduce((total, c, i) => total + c * exact(n + i), 0n);
      need(sum === 0n, quantity, 'recurrence for n =', n);
    }
    if (form === null) return;
    const common = form.reduce((product, { denominator }) => product * denominator, 1n);
    const powers = new Map<bigint, number>();
    for (const { base, power } of form)
      powers.set(base, Math.max(powers.get(base) ?? 0, power + 1));
    const terms = [...powers.values()].reduce((sum, power) => sum + power, degree);
    need(terms <= 2 * MOST.degree, quantity, 'form');
    for (let n = from; n < begin + this.#period * Math.max(1, terms); n++) {
      const value = form.reduce(
        (sum, { base, power, numerator, denominator }) =>
          sum + numerator * (common / denominator) * BigInt(n) ** BigInt(power) * base ** BigInt(n),
        0n,
      );
      need(value === common * exact(n), quantity, 'form for n =', n);
    }
  }

  /** A quantity of the family for n from the base on, and the degree of its ring. */
  #quantity(
    name: string,
    pegs: readonly number[],
    text: string,
  ): { values: Values; degree: number } {
    const { distances, counts, sums } = this.#degree;
    const count = (of: string) => {
      const values = this.#counts[this.#top].get(of);
      need(values !== undefined, 'no count', text);
      return values;
    };
    const goal = () => {
      const found = this.#goals.get(pegs[0]);
      need(found !== undefined, 'no goal', text);
      return found;
    };
    switch (name) {
      case 'order':
      case 'components':
        return { values: count(name), degree: counts };
      case 'degree':
        return { values: count(text), degree: counts };
      case 'size': {
        const arcs = count('moves');
        const divisor = this.#divisor();
        return { values: (n) => (arcs(n) as bigint) / divisor, degree: counts };
      }
      case 'distance':
        return { values: this.#distance(this.#top, pegs[0], pegs[1]), degree: distances };
      case 'eccentricity':
        return { values: goal().eccentricity, degree: distances };
      case 'farthest':
      case 'reachable':
        return { values: goal()[name], degree: counts };
      case 'sumOfDistances':
        return { values: goal().sum, degree: sums };
      case 'diameter':
      case 'diametralPairs':
      case 'goalDiameter':
      case 'goalDiametralPairs': {
        const found = name.startsWith('goal')
          ? this.#diameters?.components.get(pegs[0])
          : this.#diameters?.all;
        need(found !== undefined, 'no diameter', text);
        return name.endsWith('Pairs')
          ? { values: found.farthest, degree: counts }
          : { values: found.diameter, degree: distances };
      }
      default:
        throw new Refusal(`no quantity ${text}`);
    }
  }

  /** A quantity of a tower with fewer discs than the base has, by all of its states. */
  #ofFewDiscs(name: string, pegs: readonly number[], n: number): Value {
    const { capacities } = this.#types[this.#top];
    const { moves, components, distances, ports } = this.#allStates(capacities, n);
    const size = (values: readonly unknown[]) => BigInt(values.length);
    const found = () => distances[pegs[0]].filter((distance) => distance >= 0);
    const worst = () => Math.max(...found());
    const longest = () =>
      longestOf(
        moves
          .map((_, state) => search(moves, state))
          .filter((_, state) => !name.startsWith('goal') || distances[pegs[0]][state] >= 0),
      );
    switch (name) {
      case 'order':
        return size(moves);
      case 'size':
        return size(moves.flat()) / this.#divisor();
      case 'components':
        return size([...new Set(components)]);
      case 'degree':
        return size(moves.filter((nexts) => nexts.length === pegs[0]));
      case 'distance': {
        const distance = distances[pegs[1]][ports[pegs[0]]];
        return distance < 0 ? null : BigInt(distance);
      }
      case 'eccentricity':
        return BigInt(worst());
      case 'farthest':
        return size(found().filter((distance) => distance === worst()));
      case 'reachable':
        return size(found());
      case 'diameter':
      case 'goalDiameter':
        return longest().diameter;
      case 'diametralPairs':
      case 'goalDiametralPairs':
        return longest().farthest;
      default:
        return BigInt(found().reduce((sum, distance) => sum + distance, 0));
    }
  }

  /** Two where every move can be taken back, so that an edge is two moves; one otherwise. */
  #divisor(): bigint {
    const moves = new Set(this.#arcs.map(String));
    return this.#arcs.every(([a, b]) => moves.has(`${b},${a}`)) ? 2n : 1n;
  }
}

/** A sequence that must be finite. */
const finite = (values: Values) => (n: number) => {
  const value = values(n);
  need(value !== null, 'infinite');
  return value;
};

const isZero = ({ byDiscs, number }: Capacity) => !byDiscs && number === 0;

/** The name of the class of states that these ports reach, and that reach those. */
const className = (before: readonly number[], after: readonly number[]) =>
  `ports ${before.join('')}>${after.join('')}`;

/** The distances of all vertices from one, by breadth; -1: none, and all where it is -1. */
function search(adjacent: readonly (readonly number[])[], start: number): number[] {
  const distances = adjacent.map(() => -1);
  if (start < 0) return distances;
  distances[start] = 0;
  const queue = [start];
  for (const vertex of queue)
    for (const next of adjacent[vertex])
      if (distances[next] < 0) {
        distances[next] = distances[vertex] + 1;
        queue.push(next);
      }
  return distances;
}
