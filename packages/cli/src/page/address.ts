import { namesGiven } from '../options/option.js';

/** The fields of an address of the play page, by name. */
export type PageFields = Readonly<Record<string, string>>;

/** The fields that are given, lists with commas, and pairs of pegs as the page has them. */
export const pageFields = (given: Readonly<Record<string, unknown>>): PageFields =>
  Object.fromEntries(
    namesGiven(given).map((name) => {
      const value = given[name];
      if (!Array.isArray(value)) return [name, String(value)];
      const entries = value.map((entry) => (Array.isArray(entry) ? entry.join('-') : entry));
      return [name, entries.join() || 'none'];
    }),
  );

/** The address of a game, behind the play page's own. */
export const pageAddress = (view: 'towers' | 'heaps' | 'blocks', fields: PageFields): string =>
  `#/${view}?${pageQuery(fields)}`;

/** Fields as a query, with slashes and commas as they are. */
export const pageQuery = (fields: PageFields): string =>
  new URLSearchParams(fields).toString().replaceAll('%2F', '/').replaceAll('%2C', ',');
