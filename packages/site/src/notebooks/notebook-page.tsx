import { posix } from 'node:path';
import type { JSX } from 'preact';
import { type Here, said, useHere, useLanguage } from '../page/here.js';
import { Html } from '../page/html.js';
import { languageTags } from '../page/layout.js';
import { markdown } from '../page/markdown.js';
import type { Page, SearchEntry } from '../page/page.js';
import { notebookPath } from '../page/paths.js';
import { type Cell, joined, type StoredNotebook, titleOfCells } from '../read/notebooks.js';
import { headingsOf, withAnchors } from './headings.js';
import { linkedPath } from './linked-files.js';
import { OutputPart } from './output-part.js';
import type { Pictures } from './pictures.js';
import { runsInBrowser } from './runs-in-browser.js';

/** The page of a notebook: its contents, its texts, its code and what that showed. */
export const notebookPage = (notebook: StoredNotebook, known: KnownNotebooks): Page => ({
  path: notebookPath(notebook.name),
  title: titles(notebook),
  section: 'notebooks',
  entries: [entryOf(notebook)],
  render: () => (
    <div class="notebook" lang={languageOf(notebook)}>
      <Laboratory notebook={notebook} />
      <Contents cells={cellsOf(notebook)} />
      {cellsOf(notebook).map((cell, i) => (
        <CellPart cell={cell} number={i + 1} name={notebook.name} known={known} />
      ))}
    </div>
  ),
});

const entryOf = (notebook: StoredNotebook): SearchEntry => ({
  title: titles(notebook),
  path: notebookPath(notebook.name),
  text: { en: proseOf(notebook.en), pt: proseOf(notebook.pt ?? notebook.en) },
  names: [notebook.name],
  kind: { en: 'notebook', pt: 'caderno' },
  weight: 0.9,
});

/** The notebooks that have a page, and the files that they show or link to. */
export interface KnownNotebooks {
  /** The names, each with whether it has a Portuguese twin. */
  readonly names: ReadonlyMap<string, boolean>;
  readonly pictures: Pictures;
  /** The paths of the files beside notebooks that their texts link to. */
  readonly files: ReadonlySet<string>;
}

/** The language of a notebook on a page of another; `undefined` where both are the same. */
export const languageOf = (notebook: Pick<StoredNotebook, 'en' | 'pt'>): 'en' | undefined =>
  notebook[useLanguage()] === null ? 'en' : undefined;

/** The cells of a notebook in the language that is set, in English where it has no twin. */
export const cellsOf = (notebook: Pick<StoredNotebook, 'en' | 'pt'>): readonly Cell[] =>
  notebook[useLanguage()] ?? notebook.en;

/** The titles of a notebook. */
export const titles = ({ name, en, pt }: StoredNotebook) => ({
  en: titleOfCells(en) ?? name,
  pt: titleOfCells(pt ?? en) ?? name,
});

/** The headings of a notebook: what the search knows of it. */
const proseOf = (cells: readonly Cell[]): string =>
  headingsOf(cells)
    .map(({ text }) => text)
    .join('. ');

/**
 * The place of the link to the notebook in the laboratory, which the script of the pages shows
 * where there is one. A notebook that a browser cannot run says so.
 */
const Laboratory = ({ notebook }: LaboratoryProps): JSX.Element =>
  runsInBrowser(notebook) ? (
    <p class="laboratory" data-notebook={fileOf(notebook)} hidden>
      {said({ en: 'Try it: run it in the browser', pt: 'Experimente: execute no navegador' })}
    </p>
  ) : (
    <p class="laboratory">
      {said({
        en: 'It needs files and programs of a computer: npm run lab runs it, the laboratory in the browser does not.',
        pt: 'Precisa de arquivos e programas de um computador: npm run lab o executa, o laboratório no navegador, não.',
      })}
    </p>
  );

interface LaboratoryProps {
  readonly notebook: StoredNotebook;
}

/** The file of a notebook in the language that is set, where it has a twin. */
const fileOf = ({ name, pt }: StoredNotebook): string =>
  `${name}${useLanguage() === 'pt' && pt !== null ? '.pt-BR' : ''}.ipynb`;

const Contents = ({ cells }: { readonly cells: readonly Cell[] }): JSX.Element => (
  <nav class="contents" aria-label={said({ en: 'Contents', pt: 'Sumário' })}>
    <ol>
      {headingsOf(cells)
        .filter(({ level }) => level === 2)
        .map(({ text, anchor }) => (
          <li>
            <a href={`#${anchor}`}>{text}</a>
          </li>
        ))}
    </ol>
  </nav>
);

function CellPart(props: CellProps): JSX.Element | null {
  if (props.cell.cell_type === 'markdown') return <Prose {...props} />;
  return props.cell.cell_type === 'code' ? <Code {...props} /> : null;
}

const Prose = ({ cell, name, known }: CellProps): JSX.Element => (
  <Html
    class="prose"
    html={linked(withAnchors(markdown(joined(cell.source))), name, known, useHere())}
  />
);

const Code = ({ cell, number, known }: CellProps): JSX.Element => (
  <div class="cell" id={`cell-${number}`}>
    <pre class="code">
      <code>{joined(cell.source)}</code>
    </pre>
    {(cell.outputs ?? []).map((output) => (
      <OutputPart output={output} pictures={known.pictures} />
    ))}
  </div>
);

interface CellProps {
  readonly cell: Cell;
  readonly number: number;
  readonly name: string;
  readonly known: KnownNotebooks;
}

/**
 * Links between notebooks become links between their pages, each in its language where it has a
 * twin; those to one that has no page become text. Links to files beside the notebook lead to them
 * from both languages.
 */
export const linked = (
  html: string,
  from: string,
  { names, files }: Pick<KnownNotebooks, 'names' | 'files'>,
  here: Here,
): string =>
  html
    .replace(/<a href="([^"#:]+)\.ipynb(#[^"]*)?">(.*?)<\/a>/gs, (_, href, place, label) =>
      notebookLink({ from, href, place, label }, names, here),
    )
    .replace(/<a href="([^"#:]+)">/g, (whole, href) => {
      const path = linkedPath(from, href);
      return files.has(path) ? `<a href="${here.file(path)}">` : whole;
    });

interface FoundLink {
  /** The name of the notebook that has the link. */
  readonly from: string;
  readonly href: string;
  readonly place?: string | undefined;
  readonly label: string;
}

function notebookLink(
  { from, href, place = '', label }: FoundLink,
  names: KnownNotebooks['names'],
  here: Here,
): string {
  const file = posix.join(posix.dirname(from), href);
  const name = file.replace(/\.pt-BR$/, '');
  const path = `${notebookPath(name)}${place}`;
  if (!names.has(name)) return label;
  if (names.get(name) === false) return `<a href="${here.page(path)}">${label}</a>`;
  const language = file === name ? 'en' : 'pt';
  const mark = name === from ? languageMark(language, here) : '';
  return `<a${mark} href="${here.pageIn(language, path)}">${label}</a>`;
}

/** The attributes of a link to a twin, which is labeled in the language of the twin. */
function languageMark(language: 'en' | 'pt', here: Here): string {
  if (language === here.language) return '';
  const tag = languageTags[language];
  return ` lang="${tag}" hreflang="${tag}"`;
}
