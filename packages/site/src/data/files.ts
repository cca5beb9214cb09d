import type { Words } from '@manaus/plot';
import type { Census } from '../games/census.js';
import { slug } from '../page/paths.js';
import type { Write } from '../page/write.js';
import type { Site, SiteItem } from '../read/site.js';
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

/**
 * Writes all data: the ledger, the distances in the graphs of the towers, the cells of the tables,
 * the licenses.
 */
export const writeData = (site: Site, census: Census, write: Write): DataFile[] =>
  [ledger(site), ...distances(census), ...tables(site), licenses()].map(
    ({ path, title, columns, rows }) => ({
      path: write(path, csv(columns, rows)),
      title,
      columns,
      rows: rows.length,
    }),
  );

/** A file of data with its cells. */
interface Cells extends Omit<DataFile, 'rows'> {
  readonly rows: readonly (readonly unknown[])[];
}

const ledger = ({ items }: Site): Cells => ({
  path: 'data/ledger.csv',
  title: { en: 'The ledger: all items', pt: 'O registro: todos os itens' },
  columns: ledgerColumns,
  rows: items.map((item) => ledgerColumns.map((column) => inEnglish(item[column]))),
});

const distances = (census: Census): Cells[] =>
  [...census].map(([name, graphs]) => ({
    path: `data/distances-${name}.csv`,
    title: {
      en: `States by distance from the goal: ${name}`,
      pt: `Estados por distância do objetivo: ${name}`,
    },
    columns: ['discs', 'distance', 'states'],
    rows: graphs.flatMap(({ parameters, distances: found }) =>
      (found ?? []).map((states, distance) => [parameters.discs, distance, states]),
    ),
  }));

/** A value of an answer; that of a text in English. */
const inEnglish = (value: SiteItem[(typeof ledgerColumns)[number]]): unknown =>
  typeof value === 'object' ? value?.en : value;

const tables = ({ works }: Site): Cells[] =>
  works.flatMap(({ key, items, opened }) =>
    items.flatMap(({ id, columns }) =>
      columns === null
        ? []
        : {
            path: `data/${slug(id)}.csv`,
            title: { en: id, pt: id },
            columns: [...columns, 'printed', 'computed', 'agrees'],
            rows: opened
              .cells(id.slice(key.length + 1))
              .map(({ place, printed, computed }) => [
                ...place,
                printed,
                computed,
                printed === computed ? 'yes' : 'no',
              ]),
          },
    ),
  );

const licenses = (): Cells => ({
  path: 'data/licenses.csv',
  title: {
    en: 'Licenses of the packages that are installed',
    pt: 'Licenças dos pacotes instalados',
  },
  columns: ['package', 'version', 'license'],
  rows: installedLicenses(),
});
