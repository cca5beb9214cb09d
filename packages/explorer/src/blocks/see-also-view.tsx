import type { Level } from '@manaus/blocks';
import { apiLink, itemLink, notebookLink } from '../shell/links.js';
import type { Words } from '../words/words.js';
import { seeAlso } from './see-also.js';

/** Where the report and the reference go on from here. */
export function SeeAlsoView({
  game,
  words,
}: {
  readonly game: Level['game'];
  readonly words: Words;
}) {
  const { items, notebook, api } = seeAlso[game];
  const links = [
    ...items.map((id) => [id, itemLink(id)] as const),
    [words('also.notebook', { name: notebook }), notebookLink(notebook)] as const,
    [words('also.api', { name: api }), apiLink('core', api)] as const,
  ];
  return (
    <nav class="block-also" aria-label={words('also')}>
      <h2>{words('also')}</h2>
      <ul>
        {links.map(([text, href]) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
