import { isText, textOr, type Words } from '../words/words.js';
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

type Link = readonly [text: string, href: string];

const linksOf = ({ items, notebook, pack, functions, words }: SeeAlsoProps): Link[] => [
  ...items.map((id): Link => [itemText(id, words), itemLink(id)]),
  ...(notebook === null ? [] : [[notebookText(notebook, words), notebookLink(notebook)] as const]),
  ...functions.map((name): Link => [words('also.api', { name }), apiLink(pack, name)]),
];

/** The statement behind an answer, with a link to it in the report, where there is one. */
export function SourceLink({ item, words }: { readonly item: string; readonly words: Words }) {
  const text = `${words('why.source')} (${itemText(item, words)})`;
  return isAlone() ? <span>{text}</span> : <a href={itemLink(item)}>{text}</a>;
}

/**
 * The name of an item of a work, such as Theorem 4, from its id, such as `martins2024/theorem-4`.
 */
export function itemText(id: string, words: Words): string {
  const [, kind = '', number = ''] = /^\w+\/([a-z]+)-(\d[\d.]*)(?=$|[-/])/.exec(id) ?? [];
  return words('item.of', { item: kindText(kind, number, words), work: workText(id, words) });
}

/** The kind of an item, such as a theorem, with its number. */
function kindText(kind: string, number: string, words: Words): string {
  const key = `item.${kind}`;
  return isText(key) ? words(key, { number }) : words('item.statement');
}

/** The name of a notebook by its work and its chapter, such as `martins2024/05-manaus`. */
export function notebookText(path: string, words: Words): string {
  const [, chapter = ''] = /\/0?(\d+)/.exec(path) ?? [];
  return words('also.notebook', { chapter, work: workText(path, words) });
}

function workText(id: string, words: Words): string {
  const [work] = id.split('/');
  return textOr(words, `work.${work}`, work);
}
