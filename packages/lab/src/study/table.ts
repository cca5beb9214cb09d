import { tally } from '@manaus/core/internals';
import type { TableRecord } from '@manaus/plot';
import type { StudyRow } from './row.js';
import { requireStudy, type Study } from './study.js';

/**
 * The rows of a study as a table, one number of discs a line: what `showTable` and `tableHtml`
 * take.
 *
 * Unknown values are `null`. Components are those of the state graph, largest first; strong
 * components if directed.
 *
 * @example
 * ```ts
 * studyTable(study(manaus, { discs: [3, 4] }))[0]['worst case']; // => 5
 * ```
 */
export function studyTable(study: Study): TableRecord[] {
  requireStudy('lab/study-table', study);
  return study.rows.map((row) => {
    const { directed, components } = row;
    return {
      n: row.parameters.discs,
      states: row.order,
      [directed ? 'arcs' : 'edges']: row.size,
      degrees: degreesInWords(row),
      [directed ? 'strong components' : 'components']:
        components === null ? null : partsInWords(components),
      'reach the goal': row.reachable,
      'worst case': row.eccentricity,
      'worst starts': row.worstStarts,
      'their shortest solutions': row.solutions,
      diameter: row.diameter,
      radius: row.radius,
      planar: row.planar,
      bipartite: row.bipartite,
      'Hamilton path': row.hamiltonPath,
    };
  });
}

function degreesInWords({ minDegree, maxDegree }: StudyRow): string | null {
  if (minDegree === null || maxDegree === null) return null;
  return minDegree === maxDegree ? String(minDegree) : `${minDegree} to ${maxDegree}`;
}

/** The number of components and the orders of the largest, with equal orders together. */
function partsInWords(components: readonly number[], most = 3): string {
  if (components.length === 1) return '1';
  const parts = [...tally(components)].map(([order, count]) =>
    count === 1 ? String(order) : `${count} × ${order}`,
  );
  const shown = parts.length > most ? [...parts.slice(0, most), '…'] : parts;
  return `${components.length}: ${shown.join(' + ')}`;
}
