import type { Words } from '../words/words.js';
import { itemText, notebookText } from './item-text.js';
import { apiLink, isAlone, itemLink, notebookLink } from './links.js';

interface SeeAlsoProps {
  readonly class: string;
  /** The ids of items of works. */
  readonly items: readonly string[];
  readonly notebook: string | null;
  /** The package, and the functions of it that the reference has pages on. */
  readonly pack: string;
  readonly functions: readonly string[];
  readonly words: Words;
}

/** Links from a game into the report, the notebooks and the reference. */
export function SeeAlso({ class: name, items, notebook, pack, functions, words }: SeeAlsoProps) {
  const links = [
    ...items.map((id) => [itemText(id, words), itemLink(id)] as const),
    ...(notebook === null
      ? []
      : [[notebookText(notebook, words), notebookLink(notebook)] as const]),
    ...functions.map((each) => [words('also.api', { name: each }), apiLink(pack, each)] as const),
  ];
  if (links.length === 0 || isAlone()) return null;
  return (
    <details class={name}>
      <summary>{words('also')}</summary>
      <ul>
        {links.map(([text, href]) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}
