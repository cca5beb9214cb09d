import { type Fields, given } from '../shell/game-state.js';

/** The roles of the columns of a file of moves; `from` and `to` are required. */
export const roles = [
  'participant',
  'trial',
  'puzzle',
  'rules',
  'start',
  'goal',
  'from',
  'to',
  'time',
  'event',
  'state',
] as const;
export type Role = (typeof roles)[number];

/** The names of pegs in a file: numbers from 0, numbers from 1, or letters from A. */
export const counts = ['0', '1', 'a'] as const;
export type Count = (typeof counts)[number];

/** The columns of roles that are not named like them; an empty name means no column. */
export interface Mapping {
  readonly columns: Readonly<Partial<Record<Role, string>>>;
  readonly counted: Count;
}

export const plainMapping: Mapping = { columns: {}, counted: '0' };

/** The mapping of the fields of an address; by default that of the page's files. Never throws. */
export function readMapping(fields: Fields): Mapping {
  const columns = given(Object.fromEntries(roles.map((role) => [role, fields[`col-${role}`]])));
  return { columns, counted: counts.find((count) => count === fields.counted) ?? '0' };
}

export const writeMapping = ({ columns, counted }: Mapping): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(columns).map(([role, name]) => [`col-${role}`, name])),
  ...(counted === '0' ? {} : { counted }),
});

/** The column of each role in a header; -1 for none. */
export function placesOf(
  { columns }: Mapping,
  header: readonly string[],
): Readonly<Record<Role, number>> {
  const lower = header.map((name) => name.toLowerCase());
  const place = (role: Role) => {
    const chosen = columns[role];
    return chosen === undefined ? lower.indexOf(role) : header.indexOf(chosen);
  };
  return Object.fromEntries(roles.map((role) => [role, place(role)])) as Record<Role, number>;
}

/** The mapping with another column for a role. */
export const withColumn = (mapping: Mapping, role: Role, name: string): Mapping => ({
  ...mapping,
  columns: { ...mapping.columns, [role]: name },
});

/** The peg that a cell names; `null` if it names none. */
export function pegOf(text: string, counted: Count): number | null {
  const name = text.trim();
  if (counted === 'a') return /^[a-z]$/i.test(name) ? name.toLowerCase().charCodeAt(0) - 97 : null;
  const first = Number(counted);
  return /^\d{1,3}$/.test(name) && Number(name) >= first ? Number(name) - first : null;
}
