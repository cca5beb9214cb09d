import { isTableItem } from '@manaus/papers/internals';
import type { Words } from '@manaus/plot';
import type { Census } from '../games/census.js';
import { slug } from '../page/paths.js';
import type { Write } from '../page/write.js';
import type { Site } from '../read/site.js';
import { csv } from './csv.js';
import { installedLicenses } from './licenses.js';

/** A file of data, and what its columns hold. */
export interface DataFile {
  readonly path: string;
  readonly title: Words;
  readonly columns: readonly string[];
  readonly rows: number;
}

/** The columns of the ledger. */
const ledgerColumns = [
  'id',
  'kind',
  'verdict',
  'statement',
  'checked',
  'methods',
  'counterexample',
  'departs',
  'rules',
  'reason',
  'border',
  'certainty',
  'rebuilt',
] as const;

/** Writes all data: the ledger, the cells of the tables, the distances in the graphs of the towers. */
export function writeData(site: Site, census: Census, write: Write): DataFile[] {
  const put = (
    path: string,
    title: Words,
    columns: readonly string[],
    rows: readonly (readonly unknown[])[],
  ): DataFile => ({ path: write(path, csv(columns, rows)), title, columns, rows: rows.length });
  const ledger = put(
    'data/ledger.csv',
    { en: 'The ledger: all items', pt: 'O registro: todos os itens' },
    ledgerColumns,
    site.items.map(({ row }) => ledgerColumns.map((column) => row[column])),
  );
  const distances = [...census].map(([name, graphs]) =>
    put(
      `data/distances-${name}.csv`,
      {
        en: `States by distance from the goal: ${name}`,
        pt: `Estados por distância do objetivo: ${name}`,
      },
      ['discs', 'distance', 'states'],
      graphs.flatMap(({ parameters, distances: found }) =>
        (found ?? []).map((states, distance) => [parameters.discs, distance, states]),
      ),
    ),
  );
  const tables = site.items.flatMap(({ id, item }) => {
    if (!isTableItem(item)) return [];
    const columns = [...item.columns, 'printed', 'computed', 'agrees'];
    const rows = item
      .cells()
      .map(({ place, printed, computed }) => [
        ...place,
        printed,
        computed,
        printed === computed ? 'yes' : 'no',
      ]);
    return [put(`data/${slug(id)}.csv`, { en: id, pt: id }, columns, rows)];
  });
  const licenses = put(
    'data/licenses.csv',
    { en: 'Licenses of the packages that are installed', pt: 'Licenças dos pacotes instalados' },
    ['package', 'version', 'license'],
    installedLicenses(),
  );
  return [ledger, ...distances, ...tables, licenses];
}
