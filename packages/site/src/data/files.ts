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
  'judges',
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

/** A file of data with its cells. */
interface Cells extends Omit<DataFile, 'rows'> {
  readonly rows: readonly (readonly unknown[])[];
}

/**
 * Writes all data: the ledger, the distances in the graphs of the towers, the cells of the tables,
 * the licenses.
 */
export function writeData(site: Site, census: Census, write: Write): DataFile[] {
  // The texts of the ledger in English.
  const ledger: Cells = {
    path: 'data/ledger.csv',
    title: { en: 'The ledger: all items', pt: 'O registro: todos os itens' },
    columns: ledgerColumns,
    rows: site.items.map((item) =>
      ledgerColumns.map((column) => {
        const value = item[column];
        return typeof value === 'object' ? value?.en : value;
      }),
    ),
  };

  const distances = [...census].map(
    ([name, graphs]): Cells => ({
      path: `data/distances-${name}.csv`,
      title: {
        en: `States by distance from the goal: ${name}`,
        pt: `Estados por distância do objetivo: ${name}`,
      },
      columns: ['discs', 'distance', 'states'],
      rows: graphs.flatMap(({ parameters, distances: found }) =>
        (found ?? []).map((states, distance) => [parameters.discs, distance, states]),
      ),
    }),
  );

  const tables = site.works.flatMap(({ key, items, opened }) =>
    items.flatMap(({ id, columns }): Cells[] => {
      if (columns === null) return [];
      const rows = opened
        .cells(id.slice(key.length + 1))
        .map(({ place, printed, computed }) => [
          ...place,
          printed,
          computed,
          printed === computed ? 'yes' : 'no',
        ]);
      return [
        {
          path: `data/${slug(id)}.csv`,
          title: { en: id, pt: id },
          columns: [...columns, 'printed', 'computed', 'agrees'],
          rows,
        },
      ];
    }),
  );

  const licenses: Cells = {
    path: 'data/licenses.csv',
    title: {
      en: 'Licenses of the packages that are installed',
      pt: 'Licenças dos pacotes instalados',
    },
    columns: ['package', 'version', 'license'],
    rows: installedLicenses(),
  };

  return [ledger, ...distances, ...tables, licenses].map(({ path, title, columns, rows }) => ({
    path: write(path, csv(columns, rows)),
    title,
    columns,
    rows: rows.length,
  }));
}
