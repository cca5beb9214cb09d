import type { Words } from '@manaus/plot';
import { Commas } from '../page/commas.js';
import { said } from '../page/here.js';
import { ListTable } from '../page/list-table.js';
import { Mathematics } from '../page/mathematics.js';
import type { Page } from '../page/page.js';
import { slug } from '../page/paths.js';
import type { Site } from '../read/site.js';

/** The terms in English and Portuguese, with their symbols, names in the code and sources. */
export const glossaryPage = ({ glossary }: Site): Page => ({
  path: 'glossary/index.html',
  title: { en: 'Glossary', pt: 'Glossário' },
  section: 'glossary',
  wide: true,
  entries: glossary.map(({ term, portuguese, symbol, identifiers }) => ({
    title: { en: term, pt: portuguese === '' ? term : portuguese },
    path: `glossary/index.html#${slug(term)}`,
    text: { en: portuguese, pt: term },
    names: [symbol, ...identifiers],
    kind: { en: 'term', pt: 'termo' },
    weight: 1.2,
  })),
  render: () => (
    <>
      <h1>{said({ en: 'Glossary', pt: 'Glossário' })}</h1>
      <ListTable columns={columns}>
        {glossary.map(({ term, portuguese, symbol, identifiers, source }) => (
          <tr id={slug(term)}>
            <th scope="row" lang="en">
              {term}
            </th>
            <td lang="pt-BR">{portuguese}</td>
            <td lang="en">
              <Mathematics text={symbol} />
            </td>
            <td>
              <Commas of={identifiers} as={(name) => <code>{name}</code>} />
            </td>
            <td class="quiet" lang="en">
              {source}
            </td>
          </tr>
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
