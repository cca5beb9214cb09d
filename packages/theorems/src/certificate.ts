import * as v from 'valibot';

/** An integer of any size: a number of JSON where that is exact, decimal digits otherwise. */
const integer = v.pipe(
  v.union([v.pipe(v.number(), v.safeInteger()), v.pipe(v.string(), v.regex(/^-?\d{1,2000}$/))]),
  v.transform((value): bigint => BigInt(value)),
);
const peg = v.picklist([0, 1, 2]);
const index = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** A capacity for n discs: `n`, `n-2` or `3`. */
const capacity = v.pipe(v.string(), v.regex(/^(n(-[1-9]\d?)?|\d\d?)$/));
/** A type of towers: the capacities of its three pegs. */
const type = v.tuple([capacity, capacity, capacity]);
/** The first values of a sequence, from which its recurrence gives the others; `null`: infinite. */
const first = v.array(v.nullable(integer));
/** A polynomial by its coefficients, the constant first; monic. */
const polynomial = v.array(integer);
/** A corner of a part: the peg of the largest disc, and the peg of all others. */
const corner = v.tuple([peg, peg]);
/** The chain of each residue class of n; `null` where the values are infinite. */
const chains = v.array(v.nullable(index));
const potentials = v.array(v.strictObject({ corner, first }));
/** That the potential of a corner is at most a cost and the potential of `to`; an exit has none. */
const slacks = v.array(v.strictObject({ corner, to: v.nullable(corner), chains }));

const shape = v.strictObject({
  type: index,
  // The offset of each port.
  offsets: v.tuple([first, first, first]),
  potentials,
  slacks,
  // Where the largest disc may lie: the shift and the shape of what the others are.
  children: v.array(
    v.strictObject({
      peg,
      shift: first,
      shape: index,
      // Of each residue class of n: its worst case is that of the shape, or a chain says less.
      worst: v.array(v.union([v.literal('tie'), index])),
    }),
  ),
  eccentricity: first,
  farthest: first,
  reachable: first,
  sum: first,
});

// Two states x and y, in one copy of a type or in two: all pairs of one copy, those of the
// component of the goal, or all pairs of two copies. Their distance is the least of the ways in
// the copy and of those that leave it at one port and come back at another: `outside` has what is
// between these.
const pairShape = v.strictObject({
  kind: v.picklist(['all', 'component', 'apart']),
  types: v.tuple([index, index]),
  // By 3 times the port at which x is left, and that at which y is come to.
  outside: v.pipe(v.array(first), v.length(9)),
  // Where the largest discs of x and y may lie: the shift and the shape of what the others are.
  pairs: v.array(v.strictObject({ pegs: v.tuple([peg, peg]), shift: first, shape: index })),
  // The longest distance of all pairs with one, and how many are so far; `null`: there is no pair.
  diameter: first,
  farthest: first,
});

const claim = v.strictObject({
  quantity: v.string(),
  // The claim is of every n from here on.
  from: index,
  // Annihilates the sequence from `from` on; `null`: the quantity is infinite.
  recurrence: v.nullable(polynomial),
  first: v.array(integer),
  // Terms `numerator / denominator * n^power * base^n`, whose sum it is; `null`: no such form.
  form: v.nullable(
    v.array(
      v.strictObject({
        base: integer,
        power: v.pipe(index, v.maxValue(60)),
        numerator: integer,
        denominator: v.pipe(
          integer,
          v.check((value) => value > 0n),
        ),
      }),
    ),
  ),
});

/**
 * The form of a certificate: why theorems on a family of towers hold for every n.
 *
 * All sequences are given by first values and a polynomial in the shift by `period`, one for
 * distances, one for counts and one for sums of distances, so that they are known for every n.
 */
export const certificateSchema = v.strictObject({
  family: v.strictObject({ capacities: type, moves: v.array(v.tuple([peg, peg])) }),
  // The number of discs of the base cases.
  from: v.pipe(index, v.minValue(2)),
  period: v.pipe(index, v.minValue(1)),
  rings: v.strictObject({ distances: polynomial, counts: polynomial, sums: polynomial }),
  types: v.array(type),
  // Of each type: `order`, `moves`, `components`, `degree 2`, `ports 01>2`.
  counts: v.array(v.record(v.string(), first)),
  // Of each type the distances between ports.
  distances: v.array(v.strictObject({ type: index, start: peg, end: peg, first })),
  // Of each type and each of its ports the distances of the nine corners.
  potentials: v.array(v.strictObject({ type: index, port: peg, potentials, slacks })),
  goals: v.array(v.strictObject({ goal: peg, shapes: v.array(shape) })),
  diameter: v.optional(
    v.strictObject({
      // Of each type and each of its corners the distances of all corners to it.
      corners: v.array(v.strictObject({ type: index, end: corner, potentials, slacks })),
      shapes: v.array(pairShape),
      // The shape of all pairs, and of each goal that of its component.
      all: index,
      components: v.array(v.strictObject({ goal: peg, shape: index })),
    }),
  ),
  // Proofs that sequences are nowhere negative.
  chains: v.array(
    v.strictObject({
      strip: v.array(integer),
      extra: v.nullable(integer),
      delta: integer,
      closing: polynomial,
    }),
  ),
  claims: v.array(claim),
});

/** A certificate with its integers as bigints: what the verifier reads. */
export type Certificate = v.InferOutput<typeof certificateSchema>;

/** A certificate as it is written to a file. */
export type CertificateJson = v.InferInput<typeof certificateSchema>;

/** A claim of a certificate. */
export type Claim = Certificate['claims'][number];

/** A certificate as JSON: integers that JSON cannot hold become texts. */
export const certificateJson = (certificate: Certificate): CertificateJson =>
  JSON.parse(
    JSON.stringify(certificate, (_, value) => {
      if (typeof value !== 'bigint') return value;
      return Number.isSafeInteger(Number(value)) ? Number(value) : String(value);
    }),
  );

/** The certificate that JSON holds; it must have the form of one. */
export const readCertificate = (json: unknown): Certificate => v.parse(certificateSchema, json);
