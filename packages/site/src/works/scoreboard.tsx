import { verdictWords, workDescription } from '@manaus/papers/internals';
import type { Words } from '@manaus/plot';
import type { JSX } from 'preact';
import { said } from '../page/here.js';
import { Link } from '../page/link.js';
import { workPath } from '../page/paths.js';
import { Badge, meanings, type Verdict, verdicts } from '../page/verdict.js';
import type { Site, SiteItem } from '../read/site.js';

/** The columns: what rests on a smallest case alone is counted apart. */
const columns: readonly (Verdict | 'border')[] = [
  ...verdicts.filter((verdict) => verdict !== 'unchecked'),
  'border',
  'unchecked',
];

const border: Words = { en: 'border case', pt: 'caso limite' };
/** Items by work and verdict, with what each verdict says. */
export const Scoreboard = ({ site }: { readonly site: Site }): JSX.Element => (
  <div id="scoreboard">
    <div class="scroll">
      <table class="score">
        <caption>
          {said({ en: 'Items by work and verdict', pt: 'Itens por obra e veredito' })}
        </caption>
        <thead>
          <tr>
            <th scope="col">{said({ en: 'work', pt: 'obra' })}</th>
            {columns.map((column) => (
              <th scope="col" class="number">
                {said(column === 'border' ? border : verdictWords[column])}
              </th>
            ))}
            <th scope="col" class="number">
              {said({ en: 'items', pt: 'itens' })}
            </th>
          </tr>
        </thead>
        <tbody>
          {site.works.map(({ key, items }) => (
            <tr>
              <th scope="row">
                <Link to={workPath(key)}>{workDescription(key).title}</Link>
                <span class="quiet">
                  {workDescription(key).authors} {workDescription(key).year}
                </span>
              </th>
              <Counts items={items} />
            </tr>
          ))}
          <tr class="sum">
            <th scope="row">{said({ en: 'all', pt: 'todas' })}</th>
            <Counts items={site.items} />
          </tr>
        </tbody>
      </table>
    </div>
    <Meanings />
  </div>
);

/** What each verdict says. */
const Meanings = (): JSX.Element => (
  <dl class="meanings">
    {verdicts.map((verdict) => (
      <div>
        <dt>
          <Badge verdict={verdict} />
        </dt>
        <dd>{said(meanings[verdict])}</dd>
      </div>
    ))}
    <div>
      <dt>{said(border)}</dt>
      <dd>
        {said({
          en: 'not as printed, but only in the smallest case; without it, it holds',
          pt: 'não como impresso, mas só no menor caso; sem ele, vale',
        })}
      </dd>
    </div>
  </dl>
);

/** The cells of a row: the number of its items in each column, then of all. */
const Counts = ({ items }: { readonly items: readonly SiteItem[] }): JSX.Element => (
  <>
    {columns.map((column) => {
      const own = items.filter(({ border, verdict }) => (border ? 'border' : verdict) === column);
      return <td class={`number ${column}`}>{own.length || '·'}</td>;
    })}
    <td class="number">{items.length}</td>
  </>
);
