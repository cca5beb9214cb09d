import { stored } from '../shell/storage.js';
import { useKept } from '../shell/use-kept.js';
import { reduceTowers, type TowersState } from './reducer.js';
import { readPlayTo, writeVisits } from './stored-play.js';
import { fieldsOf, type TowerGame } from './tower-game.js';

/** The name under which the play of a game is kept. */
export function nameOf(game: TowerGame): string {
  const { at: _, ...rules } = fieldsOf(game);
  return `tower ${new URLSearchParams(rules)}`;
}

/** Keeps the way and the run of a play, so that they survive a reload and the menu. */
export const useKeptTower = ({ game, run: { events } }: TowersState): void =>
  useKept(
    nameOf(game),
    `${events.length + game.history.at} ${game.history.helped?.length}`,
    () => ({
      session: writeVisits(game.history),
      events,
    }),
  );

/** A game just opened, with the way that led to its position in an earlier visit. */
export function recalled(state: TowersState, old: TowersState, clock: number): TowersState {
  const { game, fault } = state;
  if (fault !== null || game.history.entries === old.game.history.entries) return state;
  const play = readPlayTo(stored('tab', nameOf(game)), game);
  return play === null ? state : reduceTowers(state, { type: 'resume', ...play }, clock);
}
