import { range } from '@manaus/core';
import type { HeapGame, PeriodCertificate } from '@manaus/games';
import { type GameReferences, heapReferences } from '@manaus/papers/references';
import type { Words } from '@manaus/plot';
import type { JSX } from 'preact';
import { Commas } from '../page/commas.js';
import { Fact } from '../page/fact.js';
import { said } from '../page/here.js';
import { Link } from '../page/link.js';
import type { Page, SearchEntry } from '../page/page.js';
import { notebookPath } from '../page/paths.js';
import type { Site } from '../read/site.js';
import { heapPath } from './game-paths.js';
import { commandOf, type KnownHeapGame } from './heap-games.js';
import { ItemList } from './item-list.js';
import { PlayLink } from './play-link.js';

/** The largest heap of the table. */
const LARGEST = 16;
const heaps = range(0, LARGEST);

/** The page of a heap game: rules, single heaps, a first position, and where the works treat it. */
export const heapPage = (site: Site, game: KnownHeapGame): Page => ({
  path: heapPath(game.family.name),
  title: game.title,
  section: 'games',
  summary: game.rules,
  entries: [entryOf(game)],
  render: () => (
    <>
      <h1>{said(game.title)}</h1>
      <p class="lead">{said(game.rules)}</p>
      <PlayLink address={`heaps?game=${game.family.name}`} />
      <FirstPosition game={game} />
      <SingleHeaps game={game} />
      <Sources site={site} references={heapReferences(game.family.name)} />
    </>
  ),
});

const entryOf = ({ title, rules, family }: KnownHeapGame): SearchEntry => ({
  title,
  path: heapPath(family.name),
  text: rules,
  names: [family.name],
  kind: { en: 'game', pt: 'jogo' },
  weight: 2,
});

const outcomeWords: Readonly<Record<'P' | 'N', Words>> = {
  P: { en: 'whoever moves loses', pt: 'quem joga perde' },
  N: { en: 'whoever moves can win', pt: 'quem joga pode ganhar' },
};

const FirstPosition = ({ game }: { readonly game: KnownHeapGame }): JSX.Element => (
  <section>
    <h2>{said({ en: 'A first position', pt: 'Uma primeira posição' })}</h2>
    <dl class="facts">
      {conventions(game).map(([name, play]) => (
        <Fact name={name}>
          <Outcome start={game.family.start} play={play} />
        </Fact>
      ))}
    </dl>
    <p>
      <code class="command">{commandOf(game.family)}</code>
    </p>
  </section>
);

/** The winner from a position, and a move that wins. */
function Outcome({ start, play }: OutcomeProps): JSX.Element {
  const position = play.notation.parse(start);
  const [move] = play.winningMoves(position, 1);
  return (
    <>
      <code>{start}</code>: {said(outcomeWords[play.outcome(position)])}
      {move === undefined ? null : (
        <>
          {said({ en: ', by leaving ', pt: ', deixando ' })}
          <code>{play.notation.format(move)}</code>
        </>
      )}
    </>
  );
}

interface OutcomeProps {
  readonly start: string;
  readonly play: HeapGame;
}

const conventions = ({ game }: KnownHeapGame): readonly (readonly [Words, HeapGame])[] => [
  [{ en: 'Normal play: the last move wins', pt: 'Jogo normal: a última jogada ganha' }, game],
  [
    { en: 'Misère play: the last move loses', pt: 'Jogo misère: a última jogada perde' },
    game.misere,
  ],
];

const SingleHeaps = ({ game }: { readonly game: KnownHeapGame }): JSX.Element => (
  <section>
    <h2>{said({ en: 'Single heaps', pt: 'Pilhas sozinhas' })}</h2>
    <div class="scroll">
      <table>
        <tbody>
          {heapRows(game).map(([title, cells], i) => (
            <Row title={title} cells={cells} isHead={i === 0} />
          ))}
        </tbody>
      </table>
    </div>
    <p class="quiet">
      {said({
        en: 'P: whoever moves loses; N: whoever moves can win. ',
        pt: 'P: quem joga perde; N: quem joga pode ganhar. ',
      })}
      {said(periodWords(game.game))}
    </p>
  </section>
);

type HeapRow = readonly [title: Words, cells: readonly (string | number)[]];

/** The heaps, then what is known of each: its Grundy value, its outcome under both conventions. */
const heapRows = ({ game }: KnownHeapGame): HeapRow[] => [
  [{ en: 'objects', pt: 'objetos' }, heaps],
  ...grundyRows(game),
  ...outcomeRows({ en: 'normal play', pt: 'jogo normal' }, game),
  ...outcomeRows({ en: 'misère play', pt: 'jogo misère' }, game.misere),
];

/** The row of the Grundy values, where the game has them. */
function grundyRows(play: HeapGame): HeapRow[] {
  return play.isSum
    ? [[{ en: 'Grundy value', pt: 'valor de Grundy' }, play.grundyValues(LARGEST)]]
    : [];
}

/** The row of the outcomes, where those of single heaps are known. */
function outcomeRows(title: Words, play: HeapGame): HeapRow[] {
  return play.hasRow
    ? [[title, heaps.map((heap) => (heap === 0 ? '' : play.outcome([heap])))]]
    : [];
}

function periodWords(play: HeapGame): Words {
  const { certificate, neverRepeats } = play.periodProof();
  if (neverRepeats) return noPeriod;
  return certificate === null ? { en: '', pt: '' } : provedPeriod(certificate);
}

const noPeriod: Words = {
  en: 'The Grundy values never repeat with a period.',
  pt: 'Os valores de Grundy nunca se repetem com um período.',
};

const provedPeriod = ({ period, preperiod }: PeriodCertificate): Words => ({
  en: `The Grundy values have period ${period} from heap ${preperiod} on: proved by a certificate that a separate verifier has checked.`,
  pt: `Os valores de Grundy têm período ${period} a partir da pilha ${preperiod}: provado por um certificado que um verificador separado conferiu.`,
});

const Row = ({ title, cells, isHead }: RowProps): JSX.Element => (
  <tr>
    <th scope="row">{said(title)}</th>
    {cells.map((cell) => (isHead ? <th scope="col">{cell}</th> : <td class="number">{cell}</td>))}
  </tr>
);

interface RowProps {
  readonly title: Words;
  readonly cells: readonly (string | number)[];
  readonly isHead: boolean;
}

const Sources = ({ site, references }: SourcesProps): JSX.Element => (
  <>
    <ItemList items={site.items.filter(({ id }) => references.items.includes(id))} />
    {references.notebook === null ? null : (
      <p>
        {said({ en: 'Notebook: ', pt: 'Caderno: ' })}
        <Link to={notebookPath(references.notebook)}>{references.notebook}</Link>
      </p>
    )}
    <p>
      {said({ en: 'In the package of games: ', pt: 'No pacote dos jogos: ' })}
      <Commas of={references.functions} as={(name) => <code>{name}</code>} />
    </p>
  </>
);

interface SourcesProps {
  readonly site: Site;
  readonly references: GameReferences;
}
