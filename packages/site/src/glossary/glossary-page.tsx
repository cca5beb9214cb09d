import type { Words } from '@manaus/plot';
import type { JSX } from 'preact';
import { Commas } from '../page/commas.js';
import { said } from '../page/here.js';
import { ListTable } from '../page/list-table.js';
import { Mathematics } from '../page/mathematics.js';
import type { Page } from '../page/page.js';
import { slug } from '../page/paths.js';
import type { Term } from '../read/glossary.js';
import type { Site } from '../read/site.js';

/** The terms in English and Portuguese, with their symbols, names in the code and sources. */
export const glossaryPage = ({ glossary }: Site): Page => ({
  path: 'glossary/index.html',
  title: { en: 'Glossary', pt: 'Glossário' },
  section: 'glossary',
  wide: true,
  entries: glossary.map(entryOf),
  render: () => (
    <>
      <h1>{said({ en: 'Glossary', pt: 'Glossário' })}</h1>
      <ListTable columns={columns}>
        {glossary.map((term) => (
          <Row term={term} />
        ))}
      </ListTable>
    </>
  ),
});

const columns: readonly Words[] = [
  { en: 'English', pt: 'inglês' },
  { en: 'Portuguese', pt: 'português' },
  { en: 'symbol', pt: 'símbolo' },
  { en: 'in the code', pt: 'no código' },
  { en: 'source', pt: 'fonte' },
];

const Row = ({ term }: { readonly term: Term }): JSX.Element => (
  <tr id={slug(term.term)}>
    <th scope="row" lang="en">
      {term.term}
    </th>
    <td lang="pt-BR">{term.portuguese}</td>
    <td lang="en">
      <Mathematics text={term.symbol} />
    </td>
    <td>
      <Commas of={term.identifiers} as={(name) => <code>{name}</code>} />
    </td>
    <td class="quiet" lang="en">
      {term.source}
    </td>
  </tr>
);

const entryOf = ({ term, portuguese, symbol, identifiers }: Term) => ({
  title: { en: term, pt: portuguese === '' ? term : portuguese },
  path: `glossary/index.html#${slug(term)}`,
  text: { en: portuguese, pt: term },
  names: [symbol, ...identifiers],
  kind: { en: 'term', pt: 'termo' },
  weight: 1.2,
});
