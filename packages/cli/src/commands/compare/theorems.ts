import type { TowerComparison } from '@manaus/lab/comparing';
import { towerReferences } from '@manaus/papers/references';
import type { PageFields } from '../../page/address.js';

/** An item which states a number of one tower that is another one in the other. */
export interface ChangedTheorem {
  readonly tower: 'A' | 'B';
  readonly item: string;
  readonly field: string;
}

/** The numbers of two towers, and those that differ. */
type Numbers = Pick<TowerComparison, 'numbers' | 'changed'>;

/** The options that change no rule. */
const PLAIN = ['puzzle', 'discs'];

/**
 * The items about either tower whose numbers the other does not have; items are about a tower
 * without options, and for one number of discs, so towers of different numbers of discs have none.
 */
export function changedTheorems(
  sides: readonly [PageFields | null, PageFields | null],
  { numbers, changed }: Numbers,
): ChangedTheorem[] {
  const [discs, other] = numbers.map(({ parameters }) => parameters.discs);
  if (discs !== other) return [];
  const differs = new Set<string>(changed.map(({ field }) => field));
  // What is stated of components is their number; an analysis has their orders.
  const [parts, otherParts] = numbers.map(({ components }) => components?.length);
  if (parts === otherParts) differs.delete('components');
  return sides.flatMap((fields, at) =>
    statedNumbers(fields)
      .filter(({ field, from = 1 }) => differs.has(field) && discs >= from)
      .map(({ item, field }) => ({ tower: at === 0 ? 'A' : 'B', item, field }) as const),
  );
}

/** The numbers that items state of a tower; none if it has options. */
function statedNumbers(fields: PageFields | null) {
  if (fields === null || Object.keys(fields).some((name) => !PLAIN.includes(name))) return [];
  return towerReferences(fields.puzzle ?? '').numbers ?? [];
}
