import type { Words } from '@manaus/plot';
import type { JSX } from 'preact';
import { said } from '../page/here.js';
import { FileLink, Link } from '../page/link.js';
import type { Page } from '../page/page.js';
import { countFamilies, type FamilyTable, TABLE_PATH } from './table.js';

const TITLE: Words = { en: 'Theorems of three-peg towers', pt: 'Teoremas de torres de três pinos' };
export const ATLAS_PATH = 'theorems/index.html';
export const FAMILY_PATH = 'theorems/family.html';

/** The table of all families of three-peg towers; its script shows the rows that are looked for. */
export const atlasPage = (table: FamilyTable): Page => ({
  path: ATLAS_PATH,
  title: TITLE,
  section: 'proofs',
  summary: lead(table),
  wide: true,
  scripts: ['families'],
  entries: [
    {
      title: TITLE,
      path: ATLAS_PATH,
      text: lead(table),
      kind: { en: 'page', pt: 'página' },
      weight: 2,
    },
  ],
  render: () => (
    <>
      <h1>{said(TITLE)}</h1>
      <p class="lead">{said(lead(table))}</p>
      <About table={table} />
      <Filter />
      <div class="families" />
      <noscript>
        <p>
          {said({
            en: 'The table is searched by a script; the file has all of it.',
            pt: 'A busca na tabela é feita por um script; o arquivo a contém inteira.',
          })}
        </p>
      </noscript>
    </>
  ),
});

function lead(table: FamilyTable): Words {
  const { families, withGoal } = countFamilies(table);
  return {
    en: `What holds for every number of discs: ${families} families, of which ${withGoal} have a peg for all discs, each with a certificate that a verifier accepts.`,
    pt: `O que vale para todo número de discos: ${families} famílias, das quais ${withGoal} têm um pino em que cabem todos os discos, cada uma com um certificado que um verificador aceita.`,
  };
}

const About = ({ table }: { readonly table: FamilyTable }): JSX.Element => (
  <>
    <p>
      {said({
        en: 'A family is a digraph of moves between three pegs and the most discs that each peg holds: n to n − 4, or 1 to 3. All digraphs and all capacities are here, one family for all that differ in the names of the pegs alone, with a row for each goal that is another one up to these names. Every statement was compared with a search of all states by the rules, up to eight discs, and from where it begins if that is later.',
        pt: 'Uma família é um digrafo de movimentos entre três pinos e o máximo de discos que cabem em cada um: n a n − 4, ou 1 a 3. Aqui estão todos os digrafos e todas as capacidades, uma família para todas as que só diferem nos nomes dos pinos, com uma linha para cada objetivo distinto a menos desses nomes. Cada afirmação foi comparada com uma busca por todos os estados pelas regras, até oito discos, e a partir de onde começa, se é depois.',
      })}
    </p>
    <p>
      <Link to={FAMILY_PATH}>
        {said({ en: 'Ask for a family of your own', pt: 'Perguntar por outra família' })}
      </Link>
      {' · '}
      <FileLink to={TABLE_PATH}>
        {said({
          en: `The table, ${table.rows.length} rows (CSV)`,
          pt: `A tabela, ${table.rows.length} linhas (CSV)`,
        })}
      </FileLink>
    </p>
  </>
);

/** What is looked for; the script of the page shows the rows. */
const Filter = (): JSX.Element => (
  <form class="filter families" hidden>
    <label>
      {said({ en: 'Find', pt: 'Buscar' })}{' '}
      <input
        type="search"
        name="text"
        placeholder={said({ en: 'n, n-1, n-2   2^n - 3   0→1', pt: 'n, n-1, n-2   2^n - 3   0→1' })}
      />
    </label>
    <label>
      {said({ en: 'Moves', pt: 'Movimentos' })} <select name="moves" />
    </label>
    <label>
      <input type="checkbox" name="goal" value="all" />{' '}
      {said({ en: 'those without a goal too', pt: 'também as sem objetivo' })}
    </label>
    <output aria-live="polite" />
  </form>
);
