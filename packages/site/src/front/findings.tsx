import { titleOf, workDescription } from '@manaus/papers/internals';
import type { JSX } from 'preact';
import { said, useLanguage } from '../page/here.js';
import { Link } from '../page/link.js';
import { Mathematics } from '../page/mathematics.js';
import { itemPath } from '../page/paths.js';
import { Badge } from '../page/verdict.js';
import type { Site, SiteItem } from '../read/site.js';
import ids from './findings.json' with { type: 'json' };

/** The findings that matter most, each in the words of its item. */
export const Findings = ({ site }: { readonly site: Site }): JSX.Element => (
  <ol class="findings">
    {ids
      .flatMap((id) => site.byId.get(id) ?? [])
      .map((found) => (
        <li>
          <p class="where">
            <Link to={itemPath(found.id)}>
              {said(titleOf(found.id))}
              {found.work === 'martins2024' ? '' : `, ${said(workDescription(found.work).short)}`}
            </Link>{' '}
            <Badge verdict={found.verdict} />
          </p>
          <Sentences found={found} />
        </li>
      ))}
  </ol>
);

/** The statement of an item; of one that is not as printed, what is printed and what is true. */
function Sentences({ found: { statement, erratum } }: { readonly found: SiteItem }): JSX.Element {
  const corrected = erratum?.[useLanguage()];
  if (corrected === undefined)
    return (
      <p>
        <Mathematics text={said(statement)} />
      </p>
    );
  const { printed, holds, counterexample } = corrected;
  return (
    <>
      <p class="quiet">
        {said({ en: 'Printed: ', pt: 'Impresso: ' })}
        <Mathematics text={printed} />
      </p>
      <p>
        <Mathematics text={holds === '' ? counterexample : holds} />
      </p>
    </>
  );
}
