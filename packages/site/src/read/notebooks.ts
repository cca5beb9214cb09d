import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { orderedWorks } from '@manaus/papers/internals';
import { inRoot } from './paths.js';

/** A cell of a notebook, as its file holds it. */
export interface Cell {
  readonly cell_type: string;
  readonly source: string | readonly string[];
  readonly outputs?: readonly Output[];
}

/** An output of a cell. */
export interface Output {
  readonly output_type: string;
  readonly name?: string;
  readonly text?: string | readonly string[];
  readonly ename?: string;
  readonly evalue?: string;
  readonly data?: Readonly<Record<string, string | readonly string[]>>;
  /**
   * `shows` is the item whose figure, table or algorithm the output is, `width` that at which a
   * picture is shown.
   */
  readonly metadata?: {
    readonly manaus?: { readonly shows?: string };
    readonly 'image/png'?: { readonly width?: number };
  };
}

/** A stored notebook, and its Portuguese twin where it has one. */
export interface StoredNotebook {
  /** The path in the folder of the notebooks, without ending: `martins2024/05-manaus`. */
  readonly name: string;
  readonly en: readonly Cell[];
  readonly pt: readonly Cell[] | null;
  /** The kernel that runs it, as Jupyter names it. */
  readonly kernel: string;
}

const TWIN = '.pt-BR';

/** Where to start, and the works in their order. */
const first = ['start-here', ...orderedWorks()];
const rankOf = (name: string): number => {
  const at = first.indexOf(name.split('/')[0] as string);
  return at < 0 ? first.length : at;
};

/** The stored notebooks, those of the dissertation after the first one. */
export const readNotebooks = (): StoredNotebook[] =>
  (readdirSync(inRoot('notebooks'), { recursive: true }) as string[])
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ipynb') && !file.includes('.ipynb_checkpoints'))
    .map((file) => file.slice(0, -'.ipynb'.length))
    .filter((name) => !name.endsWith(TWIN))
    .sort((a, b) => rankOf(a) - rankOf(b) || (a < b ? -1 : 1))
    .map((name) => {
      const { cells, metadata } = readNotebook(name);
      const hasTwin = existsSync(fileOf(name + TWIN));
      const pt = hasTwin ? readNotebook(name + TWIN).cells : null;
      return { name, en: cells, pt, kernel: metadata.kernelspec.name };
    });

/** A notebook as its file holds it. */
interface NotebookFile {
  readonly cells: readonly Cell[];
  readonly metadata: { readonly kernelspec: { readonly name: string } };
}

const fileOf = (name: string): string => inRoot('notebooks', `${name}.ipynb`);

const readNotebook = (name: string): NotebookFile => JSON.parse(readFileSync(fileOf(name), 'utf8'));

/** The lines of a notebook's text as one text. */
export const joinLines = (text: string | readonly string[] | undefined): string =>
  typeof text === 'string' ? text : (text ?? []).join('');

/** The texts of the cells of a notebook that hold Markdown. */
export const textsOf = (cells: readonly Cell[]): string[] =>
  cells.filter(({ cell_type }) => cell_type === 'markdown').map(({ source }) => joinLines(source));

/** The first heading of a notebook, without marks. */
export const titleOfCells = (cells: readonly Cell[]): string | null =>
  /^# (.+)$/m.exec(textsOf(cells).join('\n'))?.[1]?.replaceAll(/[*_`$]/g, '') ?? null;

/** The cells of a notebook whose code names an item by the end of its id. */
export function cellsNaming(cells: readonly Cell[], rest: string): number[] {
  const name = rest.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const text = new RegExp(`['"\`]${name}['"\`]`);
  return cells.flatMap(({ cell_type, source }, i) =>
    cell_type === 'code' && text.test(joinLines(source)) ? [i + 1] : [],
  );
}
