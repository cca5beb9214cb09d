import { append } from '@manaus/core/internals';
import type { StudyRow } from './row.js';
import type { Study } from './study.js';

/** The fields that may be `null`, as a person calls them. */
const fields: Readonly<Record<string, (row: StudyRow) => unknown>> = {
  size: ({ size }) => size,
  components: ({ components }) => components,
  diameter: ({ diameter }) => diameter,
  radius: ({ radius }) => radius,
  planarity: ({ planar }) => planar,
  bipartiteness: ({ bipartite }) => bipartite,
  'Hamilton path': ({ hamiltonPath }) => hamiltonPath,
  'number of shortest solutions': ({ solutions }) => solutions,
};

const undirectedOnly = ['radius', 'Hamilton path'];

/** The open fields of a study with the reasons, one line each. */
export function leftOpen({ rows, skipped }: Study): string[] {
  const open = Object.keys(fields).flatMap((name) => openRows(name, rows));
  return [...skipped.map(({ discs, reason }) => `n = ${discs}: ${reason}`), ...open];
}

/** The numbers of discs without a field by the reasons, one line each. */
function openRows(name: string, rows: readonly StudyRow[]): string[] {
  const discs = new Map<string, number[]>();
  for (const row of rows.filter((each) => fields[name](each) === null))
    append(discs, reason(name, row), row.parameters.discs);
  return [...discs].map(([why, list]) => `${name}, n = ${list.join(', ')}: ${why}`);
}

function reason(name: string, { directed, method }: StudyRow): string {
  if (directed && undirectedOnly.includes(name)) return 'not asked of a directed graph';
  return method === 'explicit'
    ? 'it would have taken longer than the effort given'
    : 'the graph is too large to be stored';
}
