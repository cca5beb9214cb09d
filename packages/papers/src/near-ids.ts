import { edits } from '@manaus/core/internals';

/** The most ids that are proposed in place of another. */
const MOST = 5;

/**
 * The ids that a text may mean: those that end in it, or else contain it, or else differ from it,
 * as a whole or behind the name of the work, by one letter, or else by two. At most five, the
 * shortest first.
 *
 * @example
 * ```ts
 * nearIds(['martins2024/theorem-8', 'martins2024/theorem-80'], 'theorem-8'); // => ['martins2024/theorem-8']
 * nearIds(['martins2024/theorem-8'], 'martin2024/Theorem-8'); // => ['martins2024/theorem-8']
 * ```
 */
export function nearIds(ids: readonly string[], text: string): string[] {
  const given = text.trim().toLowerCase();
  if (given === '') return [];
  const tests: readonly ((id: string) => boolean)[] = [
    (id) => id.endsWith(`/${given}`),
    (id) => id.includes(given),
    (id) => isNear(id, given, 1),
    (id) => isNear(id, given, 2),
  ];
  const found = tests.map((test) => ids.filter((id) => test(id.toLowerCase())));
  const first = found.find((each) => each.length > 0) ?? [];
  return [...first].sort((a, b) => a.length - b.length).slice(0, MOST);
}

/** True if an id, as a whole or behind the name of its work, differs by at most `most` letters. */
const isNear = (id: string, given: string, most: number): boolean =>
  [id, id.slice(id.indexOf('/') + 1)].some(
    (each) => Math.abs(each.length - given.length) <= most && edits(each, given) <= most,
  );
