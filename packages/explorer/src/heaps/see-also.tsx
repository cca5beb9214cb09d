import { apiLink, itemLink, notebookLink } from '../shell/links.js';
import type { Words } from '../words/words.js';
import type { HeapSetup } from './setup.js';

interface About {
  readonly items: readonly string[];
  readonly notebook: string;
  /** The function with the rules, and the one that knows how to win. */
  readonly api: readonly [string, string];
}

const about: Readonly<Record<HeapSetup['game'], About>> = {
  nim: {
    items: ['theorem-2.4.1-bouton', 'nim-example-1', 'misere-nim-strategy', 'misere-nim-rules'],
    notebook: '03-nim-family',
    api: ['nim', 'nimStrategy'],
  },
  moore: {
    items: ['theorem-2.9.1-moore', 'theorem-2.9.1-proof-algorithm', 'moore-example-2'],
    notebook: '03-nim-family',
    api: ['moore', 'mooreStrategy'],
  },
  halving: {
    items: ['lemma-2.6.1', 'lemma-2.7.1', 'nim2k-example'],
    notebook: '03-nim-family',
    api: ['halving', 'halvingStrategy'],
  },
  fibonacci: {
    items: ['fibonacci-nim-rule', 'theorem-2.8.2-zeckendorf', 'fibonacci-nim-example'],
    notebook: '03-nim-family',
    api: ['fibonacciNim', 'fibonacciStrategy'],
  },
  subtraction: {
    items: ['lemma-2.1.1', 'lemma-2.2.1', 'classifier', 'table-3.2'],
    notebook: '02-subtraction-games',
    api: ['subtraction', 'subtractionStrategy'],
  },
};

/** What the report has on a heap game, and the pages of the reference on its functions. */
export function seeAlso(game: HeapSetup['game']): {
  readonly items: readonly string[];
  readonly notebook: string;
  readonly api: About['api'];
} {
  const { items, notebook, api } = about[game];
  return {
    items: items.map((id) => `carvalho2013/${id}`),
    notebook: `carvalho2013/${notebook}`,
    api,
  };
}

/** Where the report and the reference go on from here. */
export function SeeAlso({
  game,
  words,
}: {
  readonly game: HeapSetup['game'];
  readonly words: Words;
}) {
  const { items, notebook, api } = seeAlso(game);
  const links = [
    ...items.map((id) => [id, itemLink(id)] as const),
    [words('also.notebook', { name: notebook }), notebookLink(notebook)] as const,
    [words('also.api', { name: api[0] }), apiLink('core', api[0])] as const,
    [words('also.api', { name: api[1] }), apiLink('graph', api[1])] as const,
  ];
  return (
    <nav class="heaps-also" aria-label={words('also')}>
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
