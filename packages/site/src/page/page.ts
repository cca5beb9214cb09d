import type { Words } from '@manaus/plot';
import type { ComponentChildren } from 'preact';

/** A result of the search: a page, or a place on one. */
export interface SearchEntry {
  readonly title: Words;
  /** The path of the page, with a place after `#`. */
  readonly path: string;
  /** The text that is searched. */
  readonly text: Words;
  /** Further names, such as ids, labels and numbers of sequences. */
  readonly names?: readonly string[];
  /** The kind that a result shows, such as a verdict or a section. */
  readonly kind: Words;
  /** Its weight against others; 1 by default. */
  readonly weight?: number;
}

/** A page of the site, in every language. */
export interface Page {
  /** The path from the folder of the language: `martins2024/theorem-7/index.html`. */
  readonly path: string;
  readonly title: Words;
  /** The section of the site that the head marks. */
  readonly section: Section;
  /** The text for search engines and for shared links. */
  readonly summary?: Words;
  /** The scripts that it needs besides that of every page. */
  readonly scripts?: readonly string[];
  readonly wide?: boolean;
  readonly entries?: readonly SearchEntry[];
  /** The content, in the language that is set. */
  render(): ComponentChildren;
}

/** The sections of the site, in the order of its head. */
export const sections = {
  works: { path: 'works/index.html', words: { en: 'Works', pt: 'Obras' } },
  errata: { path: 'errata/index.html', words: { en: 'Errata', pt: 'Errata' } },
  proofs: { path: 'proofs/index.html', words: { en: 'Proofs', pt: 'Demonstrações' } },
  figures: { path: 'figures/index.html', words: { en: 'Figures', pt: 'Figuras' } },
  tables: { path: 'tables/index.html', words: { en: 'Tables', pt: 'Tabelas' } },
  games: { path: 'games/index.html', words: { en: 'Games', pt: 'Jogos' } },
  notebooks: { path: 'notebooks/index.html', words: { en: 'Notebooks', pt: 'Cadernos' } },
  data: { path: 'data/index.html', words: { en: 'Data', pt: 'Dados' } },
  glossary: { path: 'glossary/index.html', words: { en: 'Glossary', pt: 'Glossário' } },
} as const satisfies Readonly<Record<string, { readonly path: string; readonly words: Words }>>;

/** A section of the site; `null` for the front page. */
type Section = keyof typeof sections | null;
