import { numberAfter, wayFrom } from './chart.js';
import { type BlockPlay, hasWon, pathOf } from './play.js';
import type { Search, Way } from './search-task.js';

/** The facts known about the way from a state to the win. */
export type Outlook =
  | { readonly kind: 'won' | 'lost' | 'searching' }
  /** A shortest way. */
  | { readonly kind: 'way'; readonly way: string }
  /** The search was stopped after a number of states. */
  | { readonly kind: 'unknown'; readonly states: number };

/** The outlook of a play, from the chart of its level or the search from its position. */
export function outlookOf(play: BlockPlay, search: Search, way: Way): Outlook {
  if (hasWon(play)) return { kind: 'won' };
  if (search.kind === 'chart')
    return along(wayFrom(search.chart, numberAfter(search.chart, pathOf(play))));
  if (way.kind === 'way') return along(way.path);
  const still =
    search.kind === 'progress' || (play.level.game === 'on-the-edge' && way.kind === 'progress');
  return still ? { kind: 'searching' } : { kind: 'unknown', states: search.states };
}

const along = (way: string | null): Outlook =>
  way === null ? { kind: 'lost' } : { kind: 'way', way };
