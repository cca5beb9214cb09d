import type { TowerFamily } from '@manaus/core';
import { requireKind, requireOptions } from '@manaus/core/internals';
import { certificateJson, readCertificate } from './certificate.js';
import { type Family, type FamilyInput, familyOf, readFamily } from './family.js';
import { findCertificate } from './find.js';
import { findDiameter } from './find-diameter.js';
import type { Statement } from './statement.js';
import { openDiameter, statementsOf } from './statements.js';
import { verifyTheorems } from './verify.js';

/** What holds of a family of towers for every number of discs. */
export interface Theorems {
  readonly family: Family;
  /** The least n from which all statements hold. */
  readonly from: number;
  readonly statements: readonly Statement[];
  /** The number of shapes of `distanceAutomaton`; `null` if it has no goal, or is open. */
  readonly automatonStates: number | null;
  /** Why they hold, as JSON for `verifyTheorems`; `null` where nothing was proved. */
  readonly certificate: object | null;
  /** Why nothing was proved; `null` where it was. */
  readonly open: string | null;
}

/**
 * What holds of a family of towers for every number of discs: order, size, degrees, components, the
 * states that can reach the goal, the worst case, how many states are so far, the sum of all
 * distances, the distances between stacks. Each is a formula or a recurrence, and proved: a
 * certificate is found, and the verifier must accept it before a statement is made.
 *
 * The family is three pegs, each of capacity n - d or constant, any moves between pegs, discs of
 * different sizes; as an input, or as a tower given by its rules. Throws an `InputError` otherwise,
 * as `readFamily` and `familyOf` do. With `diameter` also the longest distance between two states
 * that a way joins, of all and of the component of the goal, and how many ordered pairs are so far
 * apart; for some ten times the time, so that it has to be asked for. Where no certificate of it
 * is found, a statement of status `open` says why. Takes some tenths of a second for d and
 * constants up to 4, ten times as long for 6; beyond 7 or so the base cases are too many, and
 * `open` says so.
 *
 * @example
 * ```ts
 * const { statements } = theorems(manaus);
 * statements.find(({ quantity }) => quantity === 'eccentricity')?.text; // => 'moves from the worst starts: 2^n - 3, for every n >= 2'
 * theorems({ capacities: ['n', 'n-2', 'n-2'] }).statements[0].form; // => '3^n - 4n - 2'
 * theorems({}, { diameter: true }).statements.find(({ quantity }) => quantity === 'diametralPairs')?.form; // => '3·4^(n-1) + 9·2^(n-1) - 6'
 * theorems({ moves: 'cyclic' }).statements.find(({ quantity }) => quantity === 'distance p0 p1')?.recurrence?.coefficients; // => [3, 0, -2]
 * ```
 */
export function theorems(
  family: FamilyInput | TowerFamily,
  options: { readonly diameter?: boolean } = {},
): Theorems {
  requireOptions(PLACE, ['diameter'], options);
  const { diameter = false } = options;
  requireKind(PLACE, 'diameter', 'boolean', diameter);
  const read = typeof family === 'function' ? familyOf(family) : readFamily(family);
  const found = findCertificate(read, diameter ? findDiameter : null);
  if ('open' in found && diameter) {
    const others = theorems(read);
    if (others.open !== null) return others;
    return { ...others, statements: [...others.statements, openDiameter(found.open)] };
  }
  if ('open' in found) return nothing(read, found.open);
  const certificate = certificateJson(found);
  const { accepted, reason } = verifyTheorems(certificate);
  if (!accepted) return nothing(read, `the certificate that was found is refused: ${reason}`);
  const statements = statementsOf(read, found);
  const from = Math.max(...statements.map((statement) => statement.from));
  const ofGoal = found.goals.find(({ goal }) => goal === read.goal);
  const automatonStates = ofGoal?.shapes.length ?? null;
  return { family: read, from, statements, automatonStates, certificate, open: null };
}

const PLACE = 'theorems';

const nothing = (family: Family, open: string): Theorems => ({
  family,
  from: 1,
  statements: [],
  automatonStates: null,
  certificate: null,
  open,
});

/**
 * The statements that a certificate proves, by the verifier; `null` if it is refused.
 *
 * A certificate is of every goal: `goal` is the peg of the one that the statements are about, by
 * default the last that holds all discs. Throws an `InputError` if that peg does not.
 *
 * @example
 * ```ts
 * const { certificate } = theorems({});
 * provedBy(certificate)?.[0].text; // => 'states: 3^n, for every n >= 1'
 * provedBy(theorems({ moves: 'adjacent' }).certificate, 1)?.find(({ quantity }) => quantity === 'eccentricity')?.form; // => '(3^n - 1)/2'
 * provedBy({}); // => null
 * ```
 */
export function provedBy(certificate: unknown, goal?: number | null): readonly Statement[] | null {
  if (!verifyTheorems(certificate).accepted) return null;
  const { family, claims } = readCertificate(certificate);
  return statementsOf(readFamily(goal === undefined ? family : { ...family, goal }), { claims });
}
