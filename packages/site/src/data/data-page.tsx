import type { Words } from '@manaus/plot';
import { said } from '../page/here.js';
import { FileLink, Link } from '../page/link.js';
import { ListTable } from '../page/list-table.js';
import type { Page } from '../page/page.js';
import type { DataFile } from './files.js';

/** The contents of the columns that several files share. */
const dictionary: Readonly<Record<string, Words>> = {
  id: {
    en: 'work, and place in it: the key of an item everywhere',
    pt: 'obra e lugar nela: a chave de um item em toda parte',
  },
  kind: { en: 'theorem, table, figure, …', pt: 'theorem, table, figure, …' },
  judges: {
    en: 'sentence, proof or algorithm: what the verdict is about',
    pt: 'sentence, proof ou algorithm: aquilo que se julga',
  },
  verdict: {
    en: 'holds, proved, holds-in-range, fails, misprint or unchecked',
    pt: 'holds, proved, holds-in-range, fails, misprint ou unchecked',
  },
  statement: { en: 'the statement in our words', pt: 'o enunciado em nossas palavras, em inglês' },
  checked: { en: 'the instances tried', pt: 'os casos testados' },
  methods: {
    en: 'number of methods that share nothing',
    pt: 'número de métodos que nada compartilham',
  },
  counterexample: { en: 'empty if none was found', pt: 'vazio se nenhum foi encontrado' },
  departs: { en: 'the reading under which it holds', pt: 'a leitura em que vale' },
  rules: {
    en: 'the rules of the game, if there are several',
    pt: 'as regras do jogo, se há várias',
  },
  reason: { en: 'why nothing was checked', pt: 'por que nada foi verificado' },
  border: {
    en: 'true if it fails in its smallest case alone',
    pt: 'true se só falha no menor caso',
  },
  certainty: {
    en: 'print, reading or transcription: the origin of what is not as printed',
    pt: 'print, reading ou transcription: a origem do que não é como impresso',
  },
  rebuilt: {
    en: 'true if a lost picture was rebuilt from the words about it',
    pt: 'true se uma figura perdida foi refeita a partir do texto',
  },
  discs: { en: 'number of discs', pt: 'número de discos' },
  distance: { en: 'least number of moves to the goal', pt: 'menor número de movimentos' },
  states: { en: 'number of states at that distance', pt: 'número de estados a essa distância' },
  printed: { en: 'the value in the work', pt: 'o valor na obra' },
  computed: { en: 'the value found here', pt: 'o valor encontrado aqui' },
  package: { en: 'name in the registry of npm', pt: 'nome no registro do npm' },
  version: { en: 'the version in the lock file', pt: 'a versão no arquivo de trava' },
  license: { en: 'its license, as an SPDX expression', pt: 'sua licença, como expressão SPDX' },
  agrees: { en: 'yes or no', pt: 'yes (sim) ou no (não)' },
};

/** The downloads, with what their columns hold. */
export const dataPage = (files: readonly DataFile[]): Page => ({
  path: 'data/index.html',
  title: { en: 'Data', pt: 'Dados' },
  section: 'data',
  render: () => (
    <>
      <h1>{said({ en: 'Data', pt: 'Dados' })}</h1>
      <p class="lead">
        {said({
          en: 'Comma-separated values (RFC 4180), UTF-8, the first row with the names of the columns.',
          pt: 'Valores separados por vírgulas (RFC 4180), UTF-8, a primeira linha com os nomes das colunas.',
        })}
      </p>
      <ListTable columns={fileColumns}>
        {files.map(({ path, title, columns, rows }) => (
          <tr>
            <th scope="row">
              <FileLink to={path}>{said(title)}</FileLink>
            </th>
            <td>
              <code>{columns.join(', ')}</code>
            </td>
            <td class="number">{rows}</td>
          </tr>
        ))}
      </ListTable>
      {further.map(([path, words]) => (
        <p>
          <Link to={path}>{said(words)}</Link>
        </p>
      ))}
      <h2>{said({ en: 'Columns', pt: 'Colunas' })}</h2>
      <dl class="facts">
        {Object.entries(dictionary).map(([name, words]) => (
          <div>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>{said(words)}</dd>
          </div>
        ))}
      </dl>
      <p class="quiet">
        {said({
          en: 'The other columns of a table are the names of its places, as printed.',
          pt: 'As outras colunas de uma tabela são os nomes dos seus lugares, como impressos.',
        })}
      </p>
    </>
  ),
});

/** Pages about these data. */
const further: readonly (readonly [path: string, Words])[] = [
  [
    'submissions/index.html',
    {
      en: 'Drafts for the OEIS and the House of Graphs, and descriptions of these data',
      pt: 'Rascunhos para a OEIS e a House of Graphs, e descrições destes dados',
    },
  ],
  [
    'speed/index.html',
    {
      en: 'Speed and memory, beside targets and other programs',
      pt: 'Desempenho e memória, ao lado de metas e de outros programas',
    },
  ],
];

const fileColumns: readonly Words[] = [
  { en: 'file', pt: 'arquivo' },
  { en: 'columns', pt: 'colunas' },
  { en: 'rows', pt: 'linhas' },
];
