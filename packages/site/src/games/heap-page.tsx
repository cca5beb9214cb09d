import { range } from '@manaus/core';
import type { HeapGame } from '@manaus/games';
import { type GameReferences, heapReferences } from '@manaus/papers/references';
import type { Words } from '@manaus/plot';
import type { JSX } from 'preact';
import { Commas } from '../page/commas.js';
import { Fact } from '../page/fact.js';
import { said } from '../page/here.js';
import { Link } from '../page/link.js';
import type { Page } from '../page/page.js';
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
  entries: [
    {
      title: game.title,
      path: heapPath(game.family.name),
      text: game.rules,
      names: [game.family.name],
      kind: { en: 'game', pt: 'jogo' },
      weight: 2,
    },
  ],
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

const outcomeWords: Readonly<Record<'P' | 'N', Words>> = {
  P: { en: 'whoever moves loses', pt: 'quem joga perde' },
  N: { en: 'whoever moves can win', pt: 'quem joga pode ganhar' },
};

/** Who wins the first position of a game, by both conventions, and the command that tells it. */
const FirstPosition = ({ game: { family, game } }: GameProps): JSX.Element => (
  <section>
    <h2>{said({ en: 'A first position', pt: 'Uma primeira posição' })}</h2>
    <dl class="facts">
      <Fact
        name={{ en: 'Normal play: the last move wins', pt: 'Jogo normal: a última jogada ganha' }}
      >
        <Outcome start={family.start} play={game} />
      </Fact>
      <Fact
        name={{ en: 'Misère play: the last move loses', pt: 'Jogo misère: a última jogada perde' }}
      >
        <Outcome start={family.start} play={game.misere} />
      </Fact>
    </dl>
    <p>
      <code class="command">{commandOf(family)}</code>
    </p>
  </section>
);

interface GameProps {
  readonly game: KnownHeapGame;
}

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

type HeapRow = readonly [title: Words, cells: readonly (string | number)[]];

/** What is known of each single heap: its Grundy value, its outcome under both conventions. */
function SingleHeaps({ game: { game } }: GameProps): JSX.Element {
  // A row is left out where the game has no such values.
  const outcomes = (title: Words, play: HeapGame): HeapRow[] =>
    play.hasRow ? [[title, heaps.map((heap) => (heap === 0 ? '' : play.outcome([heap])))]] : [];
  const rows: HeapRow[] = game.isSum
    ? [[{ en: 'Grundy value', pt: 'valor de Grundy' }, game.grundyValues(LARGEST)]]
    : [];
  rows.push(
    ...outcomes({ en: 'normal play', pt: 'jogo normal' }, game),
    ...outcomes({ en: 'misère play', pt: 'jogo misère' }, game.misere),
  );
  return (
    <section>
      <h2>{said({ en: 'Single heaps', pt: 'Pilhas sozinhas' })}</h2>
      <div class="scroll">
        <table>
          <tbody>
            <tr>
              <th scope="row">{said({ en: 'objects', pt: 'objetos' })}</th>
              {heaps.map((heap) => (
                <th scope="col">{heap}</th>
              ))}
            </tr>
            {rows.map(([title, cells]) => (
              <tr>
                <th scope="row">{said(title)}</th>
                {cells.map((cell) => (
                  <td class="number">{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p class="quiet">
        {said({
          en: 'P: whoever moves loses; N: whoever moves can win. ',
          pt: 'P: quem joga perde; N: quem joga pode ganhar. ',
        })}
        {said(periodWords(game))}
      </p>
    </section>
  );
}

/** What is proved of the period of the Grundy values; nothing where nothing is. */
function periodWords(play: HeapGame): Words {
  const { certificate, neverRepeats } = play.periodProof();
  if (neverRepeats)
    return {
      en: 'The Grundy values never repeat with a period.',
      pt: 'Os valores de Grundy nunca se repetem com um período.',
    };
  if (certificate === null) return { en: '', pt: '' };
  const { period, preperiod } = certificate;
  return {
    en: `The Grundy values have period ${period} from heap ${preperiod} on: proved by a certificate that a separate verifier has checked.`,
    pt: `Os valores de Grundy têm período ${period} a partir da pilha ${preperiod}: provado por um certificado que um verificador separado conferiu.`,
  };
}

/** Where the works, a notebook and the package treat a game. */
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
