import type { Finding } from '../finding.js';
import type { Words } from '../words.js';
import { unchecked } from './combine.js';
import { type Methods, panel } from './methods.js';
import { type Facts, factsOf, type Part, same, unnamed, type Value } from './value.js';

/**
 * A counterexample: the instance, the value stated of it, and the values that the methods compute.
 */
export type Found<I, V> = { readonly instance: I; readonly stated: Part<V>; readonly computed: V };

/** The claim about each instance: the value stated, or a predicate of what is computed. */
type Stated<I, V> =
  | { readonly stated: (instance: I) => Part<V> }
  | { readonly satisfies: (computed: V, instance: I) => boolean };

/**
 * A statement about every instance, and the methods by which it is checked; `V` is the type of
 * their values.
 */
export type Statement<I, V extends Value> = Stated<I, V> & {
  /** The instances tried, with their range, for the ledger. */
  readonly checked: Words;
  readonly methods: Methods<I, V>;
};

/** A statement with the instances on which it is checked, smallest first. */
export type Claim<I, V extends Value> = Statement<I, V> & { readonly instances: Iterable<I> };

/**
 * The verdict on a statement about finitely many instances, all of them tried: `holds`, or `fails`
 * at the first that breaks it.
 *
 * Every stated fact must be computed for every instance. Without instances it is `unchecked`.
 * Throws where two methods disagree.
 *
 * @example
 * ```ts
 * finite({
 *   checked: { en: 'n = 1 to 3', pt: 'n = 1 a 3' },
 *   instances: [1, 2, 3],
 *   stated: (n) => n * n,
 *   methods: { 'by powers': (n) => n ** 2, 'by odd numbers': (n) => range(1, n).reduce((sum, i) => sum + 2 * i - 1, 0) },
 * }).evidence.independent; // => 2
 * ```
 */
export const finite = <I, V extends Value = Value>(claim: Claim<I, V>): Finding<Found<I, V>> =>
  judged(claim, 'holds');

/**
 * The verdict on a statement about infinitely many instances, some of them tried: `holds-in-range`,
 * or `fails` at the first that breaks it.
 *
 * Every stated fact must be computed for some instance. Without instances it is `unchecked`. Throws
 * where two methods disagree.
 *
 * @example
 * ```ts
 * const claim = { checked: { en: 'n = 1, 2, 3', pt: 'n = 1, 2, 3' }, instances: [1, 2, 3], stated: () => ({ even: true }), methods: { 'by remainders': (n) => ({ even: n % 2 === 0 }) } };
 * general(claim).values; // => { instance: 1, stated: { even: true }, computed: { even: false } }
 * ```
 */
export const general = <I, V extends Value = Value>(claim: Claim<I, V>): Finding<Found<I, V>> =>
  judged(claim, 'holds-in-range');

/** The verdict on a claim that stands. */
type Stood = 'holds' | 'holds-in-range';

function judged<I, V extends Value>(claim: Claim<I, V>, verdict: Stood): Finding<Found<I, V>> {
  const methods = panel(claim.methods);
  const stated: Tally = new Map();
  for (const instance of claim.instances) {
    const computed = methods.compute(instance);
    if (computed === null) continue;
    const expected =
      ('stated' in claim ? factsOf(claim.stated(instance) as Value) : null) ?? computed;
    for (const fact of Object.keys(expected)) note(stated, fact, fact in computed, verdict);
    if (stands(claim, instance, expected, computed)) continue;
    const evidence = methods.evidence(claim.checked, stated.keys());
    return { verdict: 'fails', evidence, values: foundAt(claim, instance, expected, computed) };
  }
  requireComputed(stated);
  const evidence = methods.evidence(claim.checked, stated.keys());
  return evidence.instances === 0 ? unchecked(nothing, claim.checked) : { verdict, evidence };
}

const foundAt = <I, V extends Value>(
  claim: Claim<I, V>,
  instance: I,
  expected: Facts,
  computed: Facts,
): Found<I, V> => ({
  instance,
  stated: ('stated' in claim ? unnamed(expected) : null) as Part<V>,
  computed: unnamed(computed) as V,
});

/** The facts that are stated, and whether a method computes them. */
type Tally = Map<string, 'computed' | 'missing'>;

function requireComputed(stated: Tally): void {
  const missing = [...stated].filter(([, state]) => state === 'missing');
  if (missing.length > 0)
    throw new Error(`no method computes ${missing.map(([fact]) => fact).join(', ')}`);
}

/** A fact of a finite statement must be computed every time, one of a general statement once. */
function note(stated: Tally, fact: string, isComputed: boolean, verdict: Stood): void {
  const decisive = verdict === 'holds' ? 'missing' : 'computed';
  if (stated.get(fact) !== decisive) stated.set(fact, isComputed ? 'computed' : 'missing');
}

const nothing = { en: 'no instance was tried', pt: 'nenhuma instância foi testada' };

function stands<I, V extends Value>(
  claim: Claim<I, V>,
  instance: I,
  expected: Facts,
  computed: Facts,
): boolean {
  if (!('stated' in claim)) return claim.satisfies(unnamed(computed) as V, instance);
  return Object.entries(expected).every(
    ([fact, value]) => !(fact in computed) || same(value, computed[fact]),
  );
}
