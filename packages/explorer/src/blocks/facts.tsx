import { mustBeText } from '../shell/fault.js';
import { optimalText } from '../shell/optimal-text.js';
import type { PartProps } from '../shell/view-props.js';
import type { Words } from '../words/words.js';
import { levelRules, stanceText } from './cells.js';
import { mostPossible, movesAt, numberAfter } from './chart.js';
import { type BlockPlay, here, pathOf } from './play.js';
import { type BlocksAction, type BlocksState, outlookIn, patience } from './reducer.js';
import { outlookText } from './texts.js';

type Props = PartProps<BlocksState, BlocksAction>;

/** Where the piece stands, the rules of the level, and the moves made. */
export function Stance({ game, words }: { readonly game: BlockPlay; readonly words: Words }) {
  return (
    <div class="facts">
      <p>{stanceText(game.level, here(game), words)}</p>
      <p class="block-path">
        {words('block.moves', { n: game.at })} <span>{pathOf(game) || '–'}</span>
      </p>
      {levelRules(game.level, words).map((rule) => (
        <p key={rule}>{rule}</p>
      ))}
    </div>
  );
}

/** The facts of a position: the piece, the distance of the win, the moves made. */
export function Facts({ state, words, dispatch }: Props) {
  const { game, search } = state;
  const outlook = outlookIn(state);
  const moves =
    search.kind === 'chart' ? movesAt(search.chart, numberAfter(search.chart, pathOf(game))) : null;
  return (
    <div class="facts">
      <p>{stanceText(game.level, here(game), words)}</p>
      <p class={`block-outlook ${outlook.kind}`}>
        <strong>{outlookText(outlook, words)}</strong>{' '}
        {moves === null || outlook.kind !== 'way'
          ? null
          : optimalText(moves.optimal, moves.legal, words)}
      </p>
      <SearchNote state={state} words={words} dispatch={dispatch} />
      <h2>{words('played')}</h2>
      <p class="block-path">
        {words('block.moves', { n: game.at })} <span>{pathOf(game) || '–'}</span>
      </p>
      {game.game.letters.includes('_') ? (
        <p>{words('block.rolls', { n: pathOf(game).replaceAll('_', '').length })}</p>
      ) : null}
      {levelRules(game.level, words).map((rule) => (
        <p key={rule}>{rule}</p>
      ))}
    </div>
  );
}

/** The progress of the search, or the reason that it has stopped. */
function SearchNote({ state, words, dispatch }: Props) {
  const { game, search, searchTime } = state;
  if (search.kind === 'chart') return null;
  // Each position is searched by itself, and here a way was found.
  if (search.kind === 'stopped' && outlookIn(state).kind === 'way') return null;
  const { level } = game;
  const most = bigNumber(mostPossible(level));
  if (search.kind === 'progress')
    return (
      <p>
        {words('block.progress', { n: search.states })}{' '}
        <button type="button" onClick={() => dispatch({ type: 'stopSearch' })}>
          {words('block.stop')}
        </button>
      </p>
    );
  return (
    <p>
      {words('block.tooLarge', { n: search.states, most, seconds: patience / 1000 })}{' '}
      {search.kind === 'stopped' && search.fault ? mustBeText(search.fault, words) : null}{' '}
      {level.game === 'on-the-edge' ? words('block.edgeWay') : null}{' '}
      {searchTime > patience || search.states === 0 ? null : (
        <button type="button" onClick={() => dispatch({ type: 'searchOn' })}>
          {words('block.searchOn')}
        </button>
      )}
    </p>
  );
}

/** A large bound as a power of ten. */
const bigNumber = (value: number): number | string =>
  value < 1e6 ? value : `10^${Math.ceil(Math.log10(value))}`;
