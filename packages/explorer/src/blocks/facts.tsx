import { mustBeText } from '../shell/fault.js';
import type { Words } from '../words/words.js';
import { levelRules, stanceText } from './cells.js';
import { mostPossible, movesAt, numberAfter } from './chart.js';
import type { Outlook } from './outlook.js';
import { type BlockPlay, here, pathOf } from './play.js';
import { patience, type useSearch } from './use-search.js';

interface FactsProps {
  readonly play: BlockPlay;
  readonly searched: ReturnType<typeof useSearch>;
  readonly outlook: Outlook;
  readonly words: Words;
}

/** What is known of a position in one sentence. */
export function outlookText(outlook: Outlook, words: Words): string {
  if (outlook.kind === 'way') return words('block.distance', { n: outlook.way.length });
  return words(`block.${outlook.kind}`);
}

/** What is always shown of a position: where the piece is, how far the win is, which moves were made. */
export function Facts({ play, searched, outlook, words }: FactsProps) {
  const { search } = searched;
  const moves =
    search.kind === 'chart' ? movesAt(search.chart, numberAfter(search.chart, pathOf(play))) : null;
  return (
    <div class="facts">
      <p>{stanceText(play.level, here(play), words)}</p>
      <p class={`block-outlook ${outlook.kind}`}>
        <strong>{outlookText(outlook, words)}</strong>{' '}
        {moves === null || outlook.kind !== 'way'
          ? null
          : words('optimal', { n: moves.optimal, of: moves.legal })}
      </p>
      <SearchNote play={play} searched={searched} words={words} />
      <h2>{words('played')}</h2>
      <p class="block-path">
        {words('block.moves', { n: play.at })} <span>{pathOf(play) || '–'}</span>
      </p>
      {levelRules(play.level, words).map((rule) => (
        <p key={rule}>{rule}</p>
      ))}
    </div>
  );
}

/** How far the search is, or why there is none. */
function SearchNote({
  play,
  searched: { search, long, searchOn, stop },
  words,
}: Omit<FactsProps, 'outlook'>) {
  if (search.kind === 'chart') return null;
  const most = bigNumber(mostPossible(play.level));
  if (search.kind === 'progress')
    return (
      <p>
        {words('block.progress', { n: search.states })}{' '}
        <button type="button" onClick={stop}>
          {words('block.stop')}
        </button>
      </p>
    );
  return (
    <p>
      {words('block.tooLarge', { n: search.states, most, seconds: patience / 1000 })}{' '}
      {search.kind === 'stopped' && search.fault ? mustBeText(search.fault, words) : null}{' '}
      {play.level.game === 'on-the-edge' ? words('block.edgeWay') : null}{' '}
      {long || search.states === 0 ? null : (
        <button type="button" onClick={searchOn}>
          {words('block.searchOn')}
        </button>
      )}
    </p>
  );
}

/** A bound need be no exact number. */
const bigNumber = (value: number): number | string =>
  value < 1e6 ? value : `10^${Math.ceil(Math.log10(value))}`;
