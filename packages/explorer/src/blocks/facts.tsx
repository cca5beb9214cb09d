import { Button } from '../shell/button.js';
import { mustBeText } from '../shell/faults.js';
import { optimalText } from '../shell/phrase.js';
import type { PartProps } from '../shell/view-props.js';
import type { Words } from '../words/words.js';
import { levelRules, stanceHere } from './cells.js';
import { mostPossible, movesAt, numberAfter } from './chart.js';
import { type BlockPlay, pathOf } from './play.js';
import { type BlocksAction, type BlocksState, outlookIn, patience } from './reducer.js';
import { outlookText } from './texts.js';

type Props = PartProps<BlocksState, BlocksAction>;

interface GameProps {
  readonly game: BlockPlay;
  readonly words: Words;
}

/** Where the piece stands, the rules of the level, and the moves made. */
export function Stance(props: GameProps) {
  return (
    <div class="facts">
      <p>{stanceHere(props.game, props.words)}</p>
      <MovesMade {...props} />
      <LevelRules {...props} />
    </div>
  );
}

const MovesMade = ({ game, words }: GameProps) => (
  <p class="block-path">
    {words('block.moves', { n: game.history.at })} <span>{pathOf(game) || '–'}</span>
  </p>
);

const LevelRules = ({ game, words }: GameProps) => (
  <>
    {levelRules(game.level, words).map((rule) => (
      <p key={rule}>{rule}</p>
    ))}
  </>
);

/** The facts of a position: the piece, the distance of the win, the moves made. */
export function Facts({ state, words, dispatch }: Props) {
  const { game } = state;
  return (
    <div class="facts">
      <p>{stanceHere(game, words)}</p>
      <OutlookLine state={state} words={words} />
      <SearchNote state={state} words={words} dispatch={dispatch} />
      <h2>{words('played')}</h2>
      <MovesMade game={game} words={words} />
      {game.game.letters.includes('_') ? (
        <p>{words('block.rolls', { n: pathOf(game).replaceAll('_', '').length })}</p>
      ) : null}
      <LevelRules game={game} words={words} />
    </div>
  );
}

/** The distance of the win, and how many of the moves are on a shortest way. */
function OutlookLine({ state, words }: Pick<Props, 'state' | 'words'>) {
  const { game, search } = state;
  const outlook = outlookIn(state);
  const moves =
    search.kind === 'chart' ? movesAt(search.chart, numberAfter(search.chart, pathOf(game))) : null;
  return (
    <p class={`block-outlook ${outlook.kind}`}>
      <strong>{outlookText(outlook, words)}</strong>{' '}
      {moves === null || outlook.kind !== 'way'
        ? null
        : optimalText(moves.optimal, moves.legal, words)}
    </p>
  );
}

/** How far the search is, or the reason that it has stopped and the button that lets it go on. */
function SearchNote({ state, words, dispatch }: Props) {
  const { search, searchTime } = state;
  if (search.kind === 'chart') return null;
  // Each position is searched by itself, and here a way was found.
  if (search.kind === 'stopped' && outlookIn(state).kind === 'way') return null;
  if (search.kind === 'stopped') {
    const { states, fault } = search;
    const { level } = state.game;
    const bound = mostPossible(level);
    // A large bound stands as a power of ten.
    const most = bound < 1e6 ? bound : `10^${Math.ceil(Math.log10(bound))}`;
    return (
      <p>
        {words('block.tooLarge', { n: states, most, seconds: patience / 1000 })}{' '}
        {fault ? mustBeText(fault, words) : null}{' '}
        {level.game === 'on-the-edge' ? words('block.edgeWay') : null}{' '}
        {searchTime > patience || states === 0 ? null : (
          <Button onClick={() => dispatch({ type: 'searchOn' })}>{words('block.searchOn')}</Button>
        )}
      </p>
    );
  }
  return (
    <p>
      {words('block.progress', { n: search.states })}{' '}
      <Button onClick={() => dispatch({ type: 'stopSearch' })}>{words('block.stop')}</Button>
    </p>
  );
}
