import type { TowerFamily } from '@manaus/core';
import { type Family, familyOf, type Statement, theorems } from '@manaus/theorems';
import type { StudyRow } from './row.js';

/** The quantities of theorems under the names of sequences of a study. */
const QUANTITIES = {
  order: 'order',
  size: 'size',
  components: 'components',
  reachable: 'reachable',
  eccentricity: 'eccentricity',
  worstStarts: 'farthest',
};

/**
 * What is proved of a tower for every number of discs, by the names of sequences; nothing where the
 * theorems do not cover it. Its rules are looked at for as many discs as are studied.
 */
export function provedOf(tower: TowerFamily, mostDiscs: number): ReadonlyMap<string, Statement> {
  const statements = new Map<string, Statement>();
  let family: Family;
  try {
    family = familyOf(tower, mostDiscs);
  } catch {
    return statements; // rules of another kind, or a function that fails for more than 20 discs
  }
  const found = new Map(theorems(family).statements.map((each) => [each.quantity, each]));
  const names = { ...QUANTITIES, movesFromFirstPeg: `distance p0 p${family.goal}` };
  for (const [name, quantity] of Object.entries(names)) {
    const statement = found.get(quantity);
    if (statement !== undefined && statement.recurrence !== null) statements.set(name, statement);
  }
  return statements;
}

/**
 * The statement about a sequence, if it is proved. Where a value is another one, the theorem or the
 * search is wrong, and an error says so.
 */
export function theoremOn(
  proved: ReadonlyMap<string, Statement>,
  name: string,
  terms: readonly { readonly row: StudyRow; readonly value: bigint }[],
): Statement | null {
  const statement = proved.get(name);
  if (statement === undefined) return null;
  // Where a move has none back, a study counts strong components and the theorems weak ones.
  if (name === 'components' && terms[0].row.directed) return null;
  for (const { row, value } of terms) {
    const { discs } = row.parameters;
    if (discs >= statement.from && termOf(statement, discs) !== value)
      throw new Error(`lab/study: ${name} of ${discs} discs is not as proved: ${statement.text}`);
  }
  return statement;
}

/** The value of a statement for n discs, by its recurrence. */
function termOf({ from, values, recurrence }: Statement, n: number): bigint {
  const terms = Object.values(values).map(BigInt);
  const coefficients = (recurrence?.coefficients ?? []).map(BigInt);
  while (terms.length <= n - from)
    terms.push(coefficients.reduce((sum, c, i) => sum + c * terms[terms.length - 1 - i], 0n));
  return terms[n - from];
}
