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
  const open = Object.entries(fields).flatMap(([name, of]) => {
    const without = rows.filter((row) => of(row) === null);
    return [...new Set(without.map((row) => reason(name, row)))].map(
      (why) =>
        `${name}, n = ${without
          .filter((row) => reason(name, row) === why)
          .map(({ parameters }) => parameters.discs)
          .join(', ')}: ${why}`,
    );
  });
  return [...skipped.map(({ discs, reason }) => `n = ${discs}: ${reason}`), ...open];
}

function reason(name: string, { directed, method }: StudyRow): string {
  if (directed && undirectedOnly.includes(name)) return 'not asked of a directed graph';
  return method === 'explicit'
    ? 'it would have taken longer than the effort given'
    : 'the graph is too large to be stored';
}
