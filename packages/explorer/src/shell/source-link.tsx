import type { Words } from '../words/words.js';
import { itemText } from './item-text.js';
import { isAlone, itemLink } from './links.js';

/** The statement behind an answer, with a link to it in the report, where there is one. */
export function SourceLink({ item, words }: { readonly item: string; readonly words: Words }) {
  const text = `${words('why.source')} (${itemText(item, words)})`;
  return isAlone() ? <span>{text}</span> : <a href={itemLink(item)}>{text}</a>;
}
