import { posix } from 'node:path';
import type { JSX } from 'preact';
import { type Here, said, useHere, useLanguage } from '../page/here.js';
import { Html } from '../page/html.js';
import { languageTags } from '../page/layout.js';
import { markdown } from '../page/markdown.js';
import type { Page } from '../page/page.js';
import { notebookPath } from '../page/paths.js';
import { type Cell, joinLines, type StoredNotebook, titleOfCells } from '../read/notebooks.js';
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
  entries: [
    {
      title: titles(notebook),
      path: notebookPath(notebook.name),
      text: { en: headingText(notebook.en), pt: headingText(notebook.pt ?? notebook.en) },
      names: [notebook.name],
      kind: { en: 'notebook', pt: 'caderno' },
      weight: 0.9,
    },
  ],
  render: () => (
    <div class="notebook" lang={languageOf(notebook)}>
      <Laboratory notebook={notebook} />
      <nav class="contents" aria-label={said({ en: 'Contents', pt: 'Sumário' })}>
        <ol>
          {headingsOf(cellsOf(notebook))
            .filter(({ level }) => level === 2)
            .map(({ text, anchor }) => (
              <li>
                <a href={`#${anchor}`}>{text}</a>
              </li>
            ))}
        </ol>
      </nav>
      {cellsOf(notebook).map((cell, i) => (
        <CellPart cell={cell} number={i + 1} name={notebook.name} known={known} />
      ))}
    </div>
  ),
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
const headingText = (cells: readonly Cell[]): string =>
  headingsOf(cells)
    .map(({ text }) => text)
    .join('. ');

/**
 * The place of the link to the notebook in the laboratory, which the script of the pages shows
 * where there is one. A notebook that a browser cannot run says so.
 */
function Laboratory({ notebook }: { readonly notebook: StoredNotebook }): JSX.Element {
  if (!runsInBrowser(notebook))
    return (
      <p class="laboratory">
        {said({
          en: 'It needs files and programs of a computer: npm run lab runs it, the laboratory in the browser does not.',
          pt: 'Precisa de arquivos e programas de um computador: npm run lab o executa, o laboratório no navegador, não.',
        })}
      </p>
    );
  const twin = useLanguage() === 'pt' && notebook.pt !== null ? '.pt-BR' : '';
  return (
    <p class="laboratory" data-notebook={`${notebook.name}${twin}.ipynb`} hidden>
      {said({ en: 'Try it: run it in the browser', pt: 'Experimente: execute no navegador' })}
    </p>
  );
}

/** A text, or code with what it showed; nothing for a cell of another kind. */
function CellPart({ cell, number, name, known }: CellProps): JSX.Element | null {
  const here = useHere();
  const source = joinLines(cell.source);
  if (cell.cell_type === 'markdown')
    return (
      <Html class="prose" html={linkPages(withAnchors(markdown(source)), name, known, here)} />
    );
  if (cell.cell_type !== 'code') return null;
  return (
    <div class="cell" id={`cell-${number}`}>
      <pre class="code">
        <code>{source}</code>
      </pre>
      {(cell.outputs ?? []).map((output) => (
        <OutputPart output={output} pictures={known.pictures} />
      ))}
    </div>
  );
}

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
export const linkPages = (
  html: string,
  from: string,
  { names, files }: Pick<KnownNotebooks, 'names' | 'files'>,
  here: Here,
): string =>
  html
    .replace(/<a href="([^"#:]+)\.ipynb(#[^"]*)?">(.*?)<\/a>/gs, (_, href, place = '', label) => {
      const file = posix.join(posix.dirname(from), href);
      const name = file.replace(/\.pt-BR$/, '');
      const path = `${notebookPath(name)}${place}`;
      if (!names.has(name)) return label;
      if (names.get(name) === false) return `<a href="${here.page(path)}">${label}</a>`;
      // A link from a notebook to its own twin is labeled in the language of the twin.
      const language = file === name ? 'en' : 'pt';
      const tag = languageTags[language];
      const isTwin = name === from && language !== here.language;
      const mark = isTwin ? ` lang="${tag}" hreflang="${tag}"` : '';
      return `<a${mark} href="${here.pageIn(language, path)}">${label}</a>`;
    })
    .replace(/<a href="([^"#:]+)">/g, (whole, href) => {
      const path = linkedPath(from, href);
      return files.has(path) ? `<a href="${here.file(path)}">` : whole;
    });
