import { posix } from 'node:path';
import { message, type Words } from '@manaus/plot';
import type { JSX } from 'preact';
import { said, useLanguage } from '../page/here.js';
import { FileLink } from '../page/link.js';
import { ListTable } from '../page/list-table.js';
import { Mathematics } from '../page/mathematics.js';
import type { Page } from '../page/page.js';
import { tongueOf } from '../read/tongue.js';
import {
  draftPath,
  GRAPHS,
  INVARIANTS,
  moreDraftPath,
  moreTermsPath,
  type Submissions,
  termsPath,
} from './files.js';

const TITLE: Words = { en: 'Drafts to submit', pt: 'Rascunhos para submissão' };
const SHOWN_TERMS = 6;

/** The page of what could be submitted to lists of others, and what a person must fill in first. */
export const submissionsPage = (submissions: Submissions): Page => ({
  path: 'submissions/index.html',
  title: TITLE,
  section: 'data',
  entries: [
    {
      title: TITLE,
      path: 'submissions/index.html',
      text: {
        en: 'OEIS, House of Graphs, CODECHECK, RO-Crate, licenses',
        pt: 'OEIS, House of Graphs, CODECHECK, RO-Crate, licenças',
      },
      kind: { en: 'data', pt: 'dados' },
    },
  ],
  render: () => (
    <>
      <h1>{said(TITLE)}</h1>
      <p class="lead">
        {said({
          en: 'Files that a person could send as they are, once the blanks at the end are filled in. Nothing here was sent.',
          pt: 'Arquivos que uma pessoa poderia enviar como estão, depois de preencher as lacunas no fim. Nada disto foi enviado.',
        })}
      </p>
      <Sequences submissions={submissions} />
      <More submissions={submissions} />
      <Graphs submissions={submissions} />
      <section>
        <h2>{said({ en: 'Descriptions', pt: 'Descrições' })}</h2>
        <ul class="list">
          {descriptions.map(([path, words]) => (
            <li>
              <FileLink to={path}>{posix.basename(path)}</FileLink> {said(words)}
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{said({ en: 'Left to fill in', pt: 'Por preencher' })}</h2>
        <ul>
          {blanks.map((blank) => (
            <li>{said(blank)}</li>
          ))}
        </ul>
      </section>
    </>
  ),
});

const Sequences = ({ submissions }: PartProps): JSX.Element => (
  <section>
    <h2>{said({ en: 'Sequences for the OEIS', pt: 'Sequências para a OEIS' })}</h2>
    <p>
      {said({
        en: 'They agree with none of the published sequences that are known here, up to a shift and a factor. The OEIS itself was not searched: do so before submitting.',
        pt: 'Não coincidem com nenhuma das sequências publicadas conhecidas aqui, a menos de deslocamento e fator. A própria OEIS não foi consultada: faça isso antes de submeter.',
      })}
    </p>
    <ListTable columns={sequenceColumns}>
      {submissions.sequences.map((draft) => (
        <tr>
          <th scope="row">
            <Mathematics text={message(tongueOf(useLanguage()), draft.title)} />
          </th>
          <td>{draft.terms.slice(0, SHOWN_TERMS).join(', ')}, …</td>
          <td>n = {draft.checkedTo}</td>
          <td>
            <FileLink to={draftPath(draft)}>{said({ en: 'draft', pt: 'rascunho' })}</FileLink>,{' '}
            <FileLink to={termsPath(draft)}>b-file</FileLink>
          </td>
        </tr>
      ))}
    </ListTable>
  </section>
);

const sequenceColumns: readonly Words[] = [
  { en: 'sequence', pt: 'sequência' },
  { en: 'terms', pt: 'termos' },
  { en: 'by two methods to', pt: 'por dois métodos até' },
  { en: 'files', pt: 'arquivos' },
];

/** The terms past the published ones, if there are any. */
const More = ({ submissions: { more } }: PartProps): JSX.Element | null =>
  more === null ? null : (
    <section>
      <h2>
        {said({
          en: 'More terms of a sequence of the OEIS',
          pt: 'Mais termos de uma sequência da OEIS',
        })}
      </h2>
      <p>
        {more.id}: {more.terms.slice(more.known - 1).join(', ')}{' '}
        {said({
          en: `from n = ${more.known - 1} on; the first of these was published.`,
          pt: `a partir de n = ${more.known - 1}; o primeiro destes já estava publicado.`,
        })}{' '}
        {said({
          en: 'Korf and Felner searched 21 and 22 discs in 2007: compare with their paper before submitting.',
          pt: 'Korf e Felner buscaram 21 e 22 discos em 2007: compare com o artigo deles antes de submeter.',
        })}{' '}
        <FileLink to={moreDraftPath(more)}>{said({ en: 'draft', pt: 'rascunho' })}</FileLink>,{' '}
        <FileLink to={moreTermsPath(more)}>b-file</FileLink>
      </p>
    </section>
  );

const Graphs = ({ submissions }: PartProps): JSX.Element => (
  <section>
    <h2>{said({ en: 'Graphs for the House of Graphs', pt: 'Grafos para a House of Graphs' })}</h2>
    <p>
      <FileLink to={GRAPHS}>graph6</FileLink>,{' '}
      <FileLink to={INVARIANTS}>{said({ en: 'invariants', pt: 'invariantes' })} (JSON)</FileLink>
    </p>
    <ListTable columns={graphColumns}>
      {submissions.graphs.map((graph) => (
        <tr>
          <th scope="row">
            {said(graph.title)}, n = {graph.discs}
          </th>
          {invariantNames.map((name) => (
            <td class="number">{graph[name] ?? '—'}</td>
          ))}
        </tr>
      ))}
    </ListTable>
  </section>
);

const graphColumns: readonly Words[] = [
  { en: 'graph', pt: 'grafo' },
  { en: 'order', pt: 'ordem' },
  { en: 'size', pt: 'tamanho' },
  { en: 'diameter', pt: 'diâmetro' },
  { en: 'girth', pt: 'cintura' },
  { en: 'colors', pt: 'cores' },
  { en: 'symmetries', pt: 'simetrias' },
];
const invariantNames = [
  'order',
  'size',
  'diameter',
  'girth',
  'chromaticNumber',
  'automorphisms',
] as const;

interface PartProps {
  readonly submissions: Submissions;
}

const descriptions: readonly (readonly [path: string, Words])[] = [
  [
    'codecheck.yml',
    {
      en: 'names the figure or table of the dissertation that each output reproduces.',
      pt: 'diz que figura ou tabela da dissertação cada saída reproduz.',
    },
  ],
  [
    'ro-crate-metadata.json',
    {
      en: 'describes the data of this site (RO-Crate 1.1).',
      pt: 'descreve os dados deste site (RO-Crate 1.1).',
    },
  ],
  [
    'data/licenses.csv',
    {
      en: 'lists the licenses of all packages that are installed to build and test.',
      pt: 'lista as licenças de todos os pacotes instalados para construir e testar.',
    },
  ],
];

const blanks: readonly Words[] = [
  { en: 'the persons who publish, and their ORCID', pt: 'as pessoas que publicam, e seu ORCID' },
  {
    en: 'the address of the repository and of this site',
    pt: 'o endereço do repositório e deste site',
  },
  { en: 'the DOI and the date of the release', pt: 'o DOI e a data da versão' },
  {
    en: 'in codecheck.yml: who checked, when, and the certificate',
    pt: 'em codecheck.yml: quem conferiu, quando, e o certificado',
  },
  {
    en: 'in ro-crate-metadata.json: datePublished; a validator fails for it alone',
    pt: 'em ro-crate-metadata.json: datePublished; um validador falha só por isso',
  },
  {
    en: 'in each draft for the OEIS: the author (%A; for more terms %E)',
    pt: 'em cada rascunho da OEIS: o autor (%A; para mais termos %E)',
  },
];
