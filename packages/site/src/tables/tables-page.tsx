import { titleOf } from '@manaus/papers/internals';
import { said } from '../page/here.js';
import { Link } from '../page/link.js';
import type { Page } from '../page/page.js';
import { itemPath, slug } from '../page/paths.js';
import { Badge } from '../page/verdict.js';
import { WorkSections } from '../page/work-sections.js';
import type { Site } from '../read/site.js';
import { isTable, Table } from './table.js';

/** All tables of the works in their printed shape. */
export const tablesPage = (site: Site): Page => ({
  path: 'tables/index.html',
  title: { en: 'Tables', pt: 'Tabelas' },
  section: 'tables',
  wide: true,
  render: () => (
    <>
      <h1>{said({ en: 'Tables', pt: 'Tabelas' })}</h1>
      <p class="lead">
        {said({
          en: 'Every table in its printed shape; where a cell is not as computed, both values stand in it.',
          pt: 'Cada tabela em sua forma impressa; onde uma célula não é como calculada, ela traz os dois valores.',
        })}
      </p>
      <WorkSections site={site} has={isTable}>
        {(items) =>
          items.map((item) => (
            <article id={slug(item.id)}>
              <h3>
                <Link to={itemPath(item.id)}>{said(titleOf(item.id))}</Link>{' '}
                <Badge verdict={item.verdict} />
              </h3>
              <Table site={site} item={item} />
            </article>
          ))
        }
      </WorkSections>
    </>
  ),
});
