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
export function SeeAlso(props: SeeAlsoProps) {
  const links = linksOf(props);
  if (links.length === 0 || isAlone()) return null;
  return (
    <details class={props.class}>
      <summary>{props.words('also')}</summary>
      <LinkList links={links} />
    </details>
  );
}

type Link = readonly [text: string, href: string];

const linksOf = ({ items, notebook, pack, functions, words }: SeeAlsoProps): Link[] => [
  ...items.map((id): Link => [itemText(id, words), itemLink(id)]),
  ...(notebook === null ? [] : [[notebookText(notebook, words), notebookLink(notebook)] as const]),
  ...functions.map((name): Link => [words('also.api', { name }), apiLink(pack, name)]),
];

const LinkList = ({ links }: { readonly links: readonly Link[] }) => (
  <ul>
    {links.map(([text, href]) => (
      <li key={href}>
        <a href={href}>{text}</a>
      </li>
    ))}
  </ul>
);
