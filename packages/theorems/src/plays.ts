import type { Certificate } from './certificate.js';
import { partOf } from './family.js';
import { rankOf, type Table } from './few-discs.js';
import type { Distance, Values } from './sequence.js';

/** The distances of corners to the goal; `j,k` has the largest disc on j, all others on k. */
export type Potentials = ReadonlyMap<string, Values>;

type Given = Pick<Certificate['potentials'][number], 'potentials'>;
type ReadSequence = (first: readonly Distance[], start: number) => Values;

/** The potentials of a certificate, for more discs than its base has. */
export const potentialsOf = ({ potentials }: Given, base: number, read: ReadSequence): Potentials =>
  new Map(potentials.map(({ corner, first }) => [String(corner), read(first, base + 1)]));

/** Some small discs among larger ones. */
interface Part {
  readonly capacities: readonly string[];
  readonly discs: number;
  readonly potentials: Potentials;
  /** Of each stack of these discs the shortest plays on whose first move is of a larger disc. */
  readonly onward: readonly bigint[];
}

/** From stack to stack without other discs, by n from the base on. */
interface Way {
  readonly capacities: readonly string[];
  readonly start: number;
  readonly end: number;
  readonly moves: Values;
  readonly potentials: Potentials;
  /** How many plays are so short; as many as were asked for. */
  readonly plays: bigint[];
}

const PEGS = [0, 1, 2];

/** The pegs that hold all discs. */
export const fullPegs = (capacities: readonly string[]): number[] =>
  PEGS.filter((peg) => capacities[peg] === 'n');

/**
 * How many shortest plays there are.
 *
 * Small discs are a part of the tower, which a shortest play leaves for the first time, by a move
 * of a larger disc, when they are a stack. So each shortest play has one beginning within the part,
 * a shortest way to that stack, and a rest that begins with a move of a larger disc. All such pairs
 * of the least sum are shortest plays. Where disc m lies on j and
 * all smaller ones on k, that first move is of disc m, to the third peg; or, if j = k, of a disc
 * larger than m. Which sums are least is known from the potentials, which are distances.
 */
export class ShortestPlays {
  readonly #base: number;
  readonly #arcs: ReadonlySet<string>;
  readonly #ways: readonly Way[];

  constructor(
    { family, from, types, distances, potentials }: Certificate,
    read: ReadSequence,
    readonly table: (capacities: readonly string[], discs: number, peg: number) => Table,
  ) {
    this.#base = from;
    this.#arcs = new Set(family.moves.map(String));
    // Of what the verifier does not read nothing is taken; of two entries it reads the last.
    const firstOf = new Map(
      distances.map(({ type, start, end, first }) => [String([type, start, end]), first]),
    );
    const potentialsTo = new Map(
      potentials.map((given) => [String([given.type, given.port]), given]),
    );
    this.#ways = types.flatMap((capacities, type) =>
      fullPegs(capacities).flatMap((end) => {
        const given = potentialsTo.get(String([type, end])) ?? { potentials: [] };
        const toEnd = potentialsOf(given, from, read);
        return fullPegs(capacities)
          .filter((start) => start !== end)
          .map((start) => ({
            capacities,
            start,
            end,
            moves: read(firstOf.get(String([type, start, end])) ?? [null], from),
            potentials: toEnd,
            plays: [],
          }));
      }),
    );
  }

  /** Where the largest disc of a part lies on j: the plays on of each stack of its other discs. */
  onward = (part: Part, j: number): bigint[] => PEGS.map((k) => this.#leaving(part, j, k));

  /** The largest disc on j, all others on k: the plays whose first move is none of theirs. */
  #leaving(part: Part, j: number, k: number): bigint {
    if (j === k) return part.onward[k];
    const to = 3 - j - k;
    const [here, there] = [potential(part, j, k), potential(part, to, k)];
    const isShort = this.#arcs.has(`${j},${to}`) && there !== null && here === there + 1n;
    return isShort ? this.#all(part, to, k) : 0n;
  }

  /** With the largest disc on j, all others on k: all shortest plays. */
  #all(part: Part, j: number, k: number): bigint {
    const inner = String(partOf(part.capacities, j));
    return this.#ways
      .filter(({ capacities, start }) => start === k && String(capacities) === inner)
      .reduce(
        (sum, { end, moves, plays }) => {
          const [cost, here, there] = [
            moves(part.discs - 1),
            potential(part, j, k),
            potential(part, j, end),
          ];
          if (cost === null || there === null || here !== there + cost) return sum;
          const onward = this.#leaving(part, j, end);
          return onward === 0n ? sum : sum + onward * this.#counted(plays, part.discs - 1);
        },
        this.#leaving(part, j, k),
      );
  }

  /** The plays of a way for n discs; those of all ways are counted up to it. */
  #counted(plays: readonly bigint[], n: number): bigint {
    while (plays.length <= n - this.#base) {
      const discs = this.#base + plays.length;
      const found = this.#ways.map(({ capacities, start, end, moves, potentials }) => {
        if (moves(discs) === null) return 0n;
        const stack = rankOf(Array(discs).fill(start));
        if (discs === this.#base) return this.table(capacities, discs, end).get(stack)?.plays ?? 0n;
        const onward = PEGS.map((peg) => (peg === end ? 1n : 0n));
        return this.#all({ capacities, discs, potentials, onward }, start, start);
      });
      for (const [i, way] of this.#ways.entries()) way.plays.push(found[i]);
    }
    return plays[n - this.#base];
  }
}

const potential = ({ potentials, discs }: Part, j: number, k: number): Distance =>
  potentials.get(`${j},${k}`)?.(discs) ?? null;
