import { said } from '@manaus/plot';
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
      <div class="scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">{said({ en: 'English', pt: 'inglês' })}</th>
              <th scope="col">{said({ en: 'Portuguese', pt: 'português' })}</th>
              <th scope="col">{said({ en: 'symbol', pt: 'símbolo' })}</th>
              <th scope="col">{said({ en: 'in the code', pt: 'no código' })}</th>
              <th scope="col">{said({ en: 'source', pt: 'fonte' })}</th>
            </tr>
          </thead>
          <tbody>
            {glossary.map(({ term, symbol, identifiers, portuguese, source }) => (
              <tr id={slug(term)}>
                <th scope="row" lang="en">
                  {term}
                </th>
                <td lang="pt-BR">{portuguese}</td>
                <td lang="en">
                  <Mathematics text={symbol} />
                </td>
                <td>
                  {identifiers.map((name, i) => (
                    <>
                      {i === 0 ? '' : ', '}
                      <code>{name}</code>
                    </>
                  ))}
                </td>
                <td class="quiet" lang="en">
                  {source}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  ),
});

const entryOf = ({ term, portuguese, symbol, identifiers }: Term) => ({
  title: { en: term, pt: portuguese === '' ? term : portuguese },
  path: `glossary/index.html#${slug(term)}`,
  text: { en: portuguese, pt: term },
  names: [symbol, ...identifiers],
  kind: { en: 'term', pt: 'termo' },
  weight: 1.2,
});
