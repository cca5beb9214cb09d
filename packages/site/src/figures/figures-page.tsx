import { titleOf, workDescription } from '@manaus/papers/internals';
import type { JSX } from 'preact';
import { said, useHere } from '../page/here.js';
import { Link } from '../page/link.js';
import { Mathematics } from '../page/mathematics.js';
import type { Page } from '../page/page.js';
import { itemPath, slug } from '../page/paths.js';
import { Badge, VerdictBoxes } from '../page/verdict.js';
import { WorkSections } from '../page/work-sections.js';
import type { Site, SiteItem } from '../read/site.js';
import { type Drawings, WhereDrawn } from './drawing.js';

/** The gallery of all figures, with a filter by work, verdict and words. */
export const figuresPage = (site: Site, drawings: Drawings): Page => ({
  path: 'figures/index.html',
  title: { en: 'Figures', pt: 'Figuras' },
  section: 'figures',
  wide: true,
  render: () => (
    <>
      <h1>{said({ en: 'Figures', pt: 'Figuras' })}</h1>
      <Filter site={site} />
      <WorkSections site={site} has={({ id }) => drawings.has(id)}>
        {(items) => (
          <ul class="gallery">
            {items.map((item) => (
              <Picture found={item} drawings={drawings} />
            ))}
          </ul>
        )}
      </WorkSections>
    </>
  ),
});

/** A form that shows the figures of some works and verdicts; a script makes it work. */
const Filter = ({ site }: { readonly site: Site }): JSX.Element => (
  <form class="filter" hidden>
    <label>
      {said({ en: 'Find', pt: 'Buscar' })} <input type="search" name="text" />
    </label>
    <label>
      {said({ en: 'Work', pt: 'Obra' })}{' '}
      <select name="work">
        <option value="">{said({ en: 'all', pt: 'todas' })}</option>
        {site.works.map(({ key }) => (
          <option value={key}>{said(workDescription(key).short)}</option>
        ))}
      </select>
    </label>
    <VerdictBoxes />
    <output aria-live="polite" />
  </form>
);

const Picture = ({
  found: { id, work, statement, verdict },
  drawings,
}: PictureProps): JSX.Element => (
  <WhereDrawn drawings={drawings} id={id}>
    {(files) => (
      <li id={slug(id)} data-verdict={verdict} data-work={work}>
        <Link to={itemPath(id)}>
          <img
            src={useHere().file(files.picture)}
            alt=""
            width={Math.round(files.width)}
            height={Math.round(files.height)}
            loading="lazy"
          />
          <b>{said(titleOf(id))}</b>
        </Link>{' '}
        <Badge verdict={verdict} />
        <p>
          <Mathematics text={said(statement)} />
        </p>
      </li>
    )}
  </WhereDrawn>
);

interface PictureProps {
  readonly found: SiteItem;
  readonly drawings: Drawings;
}
