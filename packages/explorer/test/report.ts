import { readFileSync } from 'node:fs';

/** The address of a file of the repository. */
export const inRoot = (path: string): URL => new URL(`../../../${path}`, import.meta.url);

/** The ids of the items of a work. */
export function itemsOf(work: string): readonly string[] {
  const file = inRoot(`packages/papers/inventory/${work}.json`);
  const items: readonly { readonly id: string }[] = JSON.parse(readFileSync(file, 'utf8'));
  return items.map(({ id }) => id);
}
