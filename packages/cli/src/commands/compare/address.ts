import type { PageFields } from '../../rules/subject.js';

/**
 * The address of two towers side by side, behind the play page's own: the fields of the first, and
 * in `compare` those of the second. `null` where one is a module, which the page does not run.
 */
export function pairAddress(a: PageFields | null, b: PageFields | null): string | null {
  if (a === null || b === null) return null;
  const query = new URLSearchParams({ ...a, compare: readable(b) });
  return `#/towers?${readable(query)}`;
}

/** The query of some fields, with slashes and commas as they are. */
const readable = (fields: PageFields | URLSearchParams): string =>
  new URLSearchParams(fields).toString().replaceAll('%2F', '/').replaceAll('%2C', ',');
