import { InputError, requireInteger, type TowerMove } from '@manaus/core';
import { type Certificate, readCertificate } from './certificate.js';
import { type Family, placesFor, readFamily } from './family.js';
import { rankOf, type Shortest, searchedTable, type Table } from './few-discs.js';
import { fullPegs, type Potentials, potentialsOf, ShortestPlays } from './plays.js';
import { type Distance, sequence, type Values } from './sequence.js';
import { verifyTheorems } from './verify.js';

/** A state of a {@link DistanceAutomaton}: how far each stack of the discs to come is. */
interface AutomatonShape {
  /** The capacities that the larger discs leave for n smaller ones. */
  readonly capacities: readonly string[];
  /**
   * By the peg of the largest of n discs, n > `from`: the shape of the others, and the moves to
   * add; `null` where no way leads to the goal, or the peg has no place.
   */
  readonly next: readonly ({ readonly shape: number; add(n: number): bigint } | null)[];
}

/**
 * The distance of every state of a family to its goal, for every number of discs. A state is the
 * list of the pegs of discs 1, 2, and so on, as `pegsOfDiscs` gives it.
 */
export interface DistanceAutomaton {
  readonly family: Family;
  /** Larger discs than these are read one by one; the states of these are searched. */
  readonly from: number;
  /** The first is that of all discs. */
  readonly shapes: readonly AutomatonShape[];
  /** The least number of moves to the goal; `null` where no way leads there. */
  distance(pegs: readonly number[]): bigint | null;
  /** How many plays are so short; 0 where no way leads to the goal. */
  plays(pegs: readonly number[]): bigint;
  /** The first move of `path`; `null` at the goal, and where no way leads there. */
  next(pegs: readonly number[]): TowerMove | null;
  /** A shortest play, of several the one with the least rank at every step. */
  path(pegs: readonly number[]): Generator<TowerMove>;
  /** Of the states with the longest way to the goal the one with the least rank. */
  farthest(discs: number): number[];
}

const PLACE = 'theorems/automaton';
const PEGS = [0, 1, 2];
const MOST_DISCS = 10_000;

/**
 * The distances of all states of a family to a goal, as an automaton that reads the discs from the
 * largest on: it is in one of a few shapes, adds moves that depend on the shape, the peg and the
 * number of discs left, and ends with a table of all states of `from` discs.
 *
 * The certificate is one of `theorems`; `goal` is the peg of the goal, by default the last that
 * holds all discs. It is verified first, and all that is read is what the verifier accepts: which
 * shape follows, and what it adds, for every n > `from`. So distances and longest ways are proved
 * for every n; of `from` discs or fewer all states are searched. Moves and the number of plays
 * follow from distances.
 *
 * Throws an `InputError` for a certificate that is refused, for a peg that does not hold all discs,
 * and, in the methods, for pegs that are not a state of 1 to 10,000 discs. `distance` takes O(n)
 * additions of numbers of O(n) digits, beside the terms of the recurrences, O(n) for each, which
 * are kept; `plays` O(n) products for each type; `next` reads each neighbor, and `path` only the
 * discs up to the one that moves.
 *
 * @example
 * ```ts
 * const automaton = distanceAutomaton(theorems(manaus).certificate);
 * automaton.shapes.length; // => 8
 * automaton.distance([0, 1, 2]); // => 5n
 * automaton.next([0, 1, 2]); // => { disc: 1, from: 0, to: 1 }
 * automaton.plays([0, 1, 2]); // => 1n
 * automaton.farthest(5); // => [0, 1, 2, 2, 2]
 * automaton.distance([1, 0, ...Array(62).fill(2)]) === 2n ** 64n - 3n; // => true
 * distanceAutomaton({}); // throws certificate must have the form of one that verifyTheorems accepts
 * ```
 */
export function distanceAutomaton(certificate: unknown, goal?: number): DistanceAutomaton {
  const { accepted, reason } = verifyTheorems(certificate);
  if (!accepted)
    throw new InputError(PLACE, 'certificate', 'form', {
      form: 'of one that verifyTheorems accepts',
      got: reason,
    });
  const read = readCertificate(certificate);
  const family = readFamily(goal === undefined ? read.family : { ...read.family, goal });
  if (family.goal === null)
    throw new InputError(PLACE, 'goal', 'required', { bound: 'a peg that holds all discs' });
  return new Distances(read, family);
}

/** A shape with all that the certificate proves of it. */
interface Shape extends AutomatonShape {
  /** How much farther than other states with this shape the stacks are, of n >= `from` discs. */
  readonly offsets: readonly Values[];
  readonly potentials: Potentials;
  /** The least peg of the largest of n discs in the states with the longest ways. */
  readonly farthest: (n: number) => number;
}

/** A stack of the few discs left: how far it is from the goal, and other states from it. */
interface End {
  readonly peg: number;
  readonly offset: bigint;
  readonly table: Table;
}

class Distances implements DistanceAutomaton {
  readonly from: number;
  readonly shapes: readonly Shape[];
  readonly #counted: ShortestPlays;
  readonly #ends = new Map<string, readonly End[]>();
  readonly #tables = new Map<string, Table>();

  constructor(
    certificate: Certificate,
    readonly family: Family,
  ) {
    const { from, types, goals } = certificate;
    const values = (first: readonly Distance[], start: number) =>
      sequence(certificate, first, start);
    this.from = from;
    this.#counted = new ShortestPlays(certificate, values, (...of) => this.#table(...of));
    this.shapes = (goals.find(({ goal }) => goal === family.goal)?.shapes ?? []).map((shape) => ({
      capacities: types[shape.type],
      offsets: shape.offsets.map((first) => values(first, from)),
      potentials: potentialsOf(shape, from, values),
      next: PEGS.map((peg) => {
        const child = shape.children.find((each) => each.peg === peg);
        if (child === undefined) return null;
        const shift = values(child.shift, from + 1);
        return { shape: child.shape, add: (n: number) => shift(n) as bigint };
      }),
      farthest: (n) =>
        Math.min(
          ...shape.children
            .filter(({ worst }) => worst[n % certificate.period] === 'tie')
            .map(({ peg }) => peg),
        ),
    }));
  }

  distance(pegs: readonly number[]): bigint | null {
    return new Reading(this, this.#required(pegs)).distance();
  }

  next(pegs: readonly number[]): TowerMove | null {
    if (this.distance(pegs) === null) return null;
    for (const move of this.path(pegs)) return move;
    return null;
  }

  *path(pegs: readonly number[]): Generator<TowerMove> {
    const reading = new Reading(this, this.#required(pegs));
    const distance = reading.distance();
    if (distance === null) throw new InputError(PLACE, 'pegs', 'solvable', { got: pegs });
    for (let left = distance; left > 0n; ) yield reading.moveTo(--left);
  }

  plays(pegs: readonly number[]): bigint {
    // Of each stack of the discs left the plays on, at first those that end there.
    let onward: readonly bigint[] = PEGS.map((peg) => (peg === this.family.goal ? 1n : 0n));
    let shape = 0;
    for (let m = this.#required(pegs).length; m > this.from; m--) {
      const { capacities, potentials, next } = this.shapes[shape];
      const peg = pegs[m - 1];
      const child = next[peg];
      if (child === null) return 0n;
      onward = this.#counted.onward({ capacities, discs: m, potentials, onward }, peg);
      shape = child.shape;
    }
    const discs = Math.min(pegs.length, this.from);
    const ways = this.ways(shape, discs, rankOf(pegs.slice(0, discs)));
    const least = leastOf(ways);
    return ways.reduce(
      (sum, { peg, moves, plays }) => (moves === least ? sum + plays * onward[peg] : sum),
      0n,
    );
  }

  farthest(discs: number): number[] {
    requireInteger(PLACE, 'discs', discs, 1, MOST_DISCS);
    const pegs: number[] = [];
    let shape = 0;
    for (let m = discs; m > this.from; m--) {
      pegs[m - 1] = this.shapes[shape].farthest(m);
      shape = this.shapes[shape].next[pegs[m - 1]]?.shape ?? 0;
    }
    const few = Math.min(discs, this.from);
    const ranks = new Set(this.#endsOf(shape, few).flatMap(({ table }) => [...table.keys()]));
    let worst = { rank: 0, moves: -1n };
    for (const rank of [...ranks].sort((a, b) => a - b)) {
      const moves = leastOf(this.ways(shape, few, rank)) ?? -1n;
      if (moves > worst.moves) worst = { rank, moves };
    }
    for (let disc = 1, rest = worst.rank; disc <= few; disc++, rest = Math.floor(rest / 3))
      pegs[disc - 1] = rest % 3;
    return pegs;
  }

  /**
   * The ways of a state of few discs, or of the few discs of it that a shape has left to read, over
   * each of their stacks to the goal.
   */
  ways(shape: number, discs: number, rank: number): (Shortest & { readonly peg: number })[] {
    return this.#endsOf(shape, discs).flatMap(({ peg, offset, table }) => {
      const way = table.get(rank);
      return way === undefined ? [] : [{ peg, moves: offset + way.moves, plays: way.plays }];
    });
  }

  #endsOf(shape: number, discs: number): readonly End[] {
    const key = `${shape} ${discs}`;
    const known = this.#ends.get(key);
    if (known !== undefined) return known;
    const { capacities, offsets } = this.shapes[shape];
    const ends = fullPegs(capacities).flatMap((peg): End[] => {
      const ofGoal = peg === this.family.goal ? 0n : null;
      const offset = discs < this.from ? ofGoal : offsets[peg](discs);
      return offset === null ? [] : [{ peg, offset, table: this.#table(capacities, discs, peg) }];
    });
    this.#ends.set(key, ends);
    return ends;
  }

  #table(capacities: readonly string[], discs: number, peg: number): Table {
    const key = String([capacities, discs, peg]);
    const table = this.#tables.get(key) ?? searchedTable(capacities, this.family.moves, discs, peg);
    this.#tables.set(key, table);
    return table;
  }

  #required(pegs: readonly number[]): readonly number[] {
    if (!Array.isArray(pegs))
      throw new InputError(PLACE, 'pegs', 'listOf', { of: 'pegs', got: pegs });
    const discs = pegs.length;
    requireInteger(PLACE, 'discs', discs, 1, MOST_DISCS);
    for (const peg of pegs) requireInteger(PLACE, 'pegs', peg, 0, 2);
    for (const [peg, most] of placesFor(this.family.capacities, discs).entries()) {
      const n = pegs.filter((p) => p === peg).length;
      const why = { code: 'full', peg, n, most } as const;
      if (n > most)
        throw new InputError(PLACE, 'pegs', 'regular', {
          tower: 'the family',
          discs,
          why,
          got: pegs,
        });
    }
    return pegs;
  }
}

const leastOf = (ways: readonly Shortest[]): bigint | null =>
  ways.reduce<bigint | null>(
    (least, { moves }) => (least === null || moves < least ? moves : least),
    null,
  );

/** A state that is read from its largest disc on, and read anew from a disc that moves. */
class Reading {
  readonly #pegs: number[];
  /** By the number of discs that are left to read. */
  readonly #at: ({ readonly shape: number; readonly moves: bigint } | null)[] = [];

  constructor(
    readonly distances: Distances,
    pegs: readonly number[],
  ) {
    this.#pegs = [...pegs];
    this.#at[pegs.length] = { shape: 0, moves: 0n };
    this.#read(pegs.length);
  }

  #read(disc: number): void {
    const { shapes, from } = this.distances;
    for (let n = disc; n > from; n--) {
      const here = this.#at[n];
      const child = here === null ? null : shapes[here.shape].next[this.#pegs[n - 1]];
      this.#at[n - 1] =
        here === null || child === null
          ? null
          : { shape: child.shape, moves: here.moves + child.add(n) };
    }
  }

  distance(): bigint | null {
    const few = Math.min(this.#pegs.length, this.distances.from);
    const end = this.#at[few];
    if (end === null) return null;
    const least = leastOf(this.distances.ways(end.shape, few, rankOf(this.#pegs.slice(0, few))));
    return least === null ? null : end.moves + least;
  }

  /** The move of least rank to a state of this distance, which is made. */
  moveTo(distance: bigint): TowerMove {
    for (const move of this.#moves()) {
      this.#put(move.disc, move.to);
      if (this.distance() === distance) return move;
      this.#put(move.disc, move.from);
    }
    throw new Error(`theorems/automaton: no move to distance ${distance}`);
  }

  #put(disc: number, peg: number): void {
    this.#pegs[disc - 1] = peg;
    this.#read(disc);
  }

  /** The moves by the rank of the state that they lead to, which is a number to the base 3. */
  #moves(): TowerMove[] {
    const { family } = this.distances;
    const places = placesFor(family.capacities, this.#pegs.length);
    const tops = PEGS.map((peg) => this.#pegs.indexOf(peg));
    const isLegal = ([from, to]: readonly [number, number]) =>
      tops[from] >= 0 &&
      (tops[to] < 0 || tops[from] < tops[to]) &&
      this.#pegs.filter((peg) => peg === to).length < places[to];
    const change = ({ disc, from, to }: TowerMove) =>
      Math.sign(to - from) * (3 * disc + Math.abs(to - from));
    return family.moves
      .filter(isLegal)
      .map(([from, to]) => ({ disc: tops[from] + 1, from, to }))
      .sort((a, b) => change(a) - change(b));
  }
}
