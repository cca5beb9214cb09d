import { type Fields, type GameState, type Open, tryInput } from '../shell/game-state.js';
import { type History, redo, restart, showStep, undo, withHelp } from './history.js';

interface Played<Entry> {
  readonly history: History<Entry>;
}

/** The state of the view of a game. */
export interface PlayState<Game extends object> extends GameState {
  readonly game: Game;
  /** True while the page makes its best moves, one by one. */
  readonly playing: boolean;
}

/** What led to an entry of the history that is shown again. */
export type Travel = 'undo' | 'redo' | 'restart' | 'revisited';

/** An action that every game knows. */
export type PlayAction =
  | Open
  | { readonly type: 'file'; readonly text: string }
  | { readonly type: 'undo' | 'redo' | 'restart' }
  /** Shows an entry of the history. */
  | { readonly type: 'step'; readonly at: number }
  /** Names a best move, or makes it. */
  | { readonly type: 'hint' | 'next' }
  /** Begins or ends the showing of best moves. */
  | { readonly type: 'replay' }
  /** The time for the next of them has come. */
  | { readonly type: 'beat' };

/** A game as the reducer plays it: its moves, and what its view shows and says of them. */
export interface PlayGame<Entry, Game extends Played<Entry>, State extends PlayState<Game>, Move> {
  /**
   * The game that the fields of an address name: that of the page at an entry that it has come by,
   * or another one. Throws an `InputError` where they name none.
   */
  open(fields: Fields, old: Game): Game;
  /** The game of a file. Throws an `InputError` for another file. */
  read?(text: string, old: Game): Game;
  /** True if a game that was opened is the one on the page. */
  isSame(game: Game, old: Game): boolean;
  /** The entries with which a play begins; the first one by default. */
  first?(game: Game): readonly Entry[];
  /** True for an entry at which an undo stops; every one by default. */
  isStop?(game: Game, entry: Entry): boolean;
  /** The state with another game, or with that of the page as it was. */
  opened(state: State, game: Game): State;
  /** The state with another entry shown and announced. */
  shown(state: State, history: History<Entry>, by: Travel): State;
  /** True at the end of a play. */
  isOver(game: Game): boolean;
  /** True while the best move is being searched. */
  isSearching?(state: State): boolean;
  /** A best move; `null` where none is known. */
  best(state: State): Move | null;
  /** The state with the best move named, or the reason why none is. */
  hinted(state: State, best: Move | null): State;
  /** The state after the best move, or with the reason why none is known. */
  made(state: State, best: Move | null): State;
}

/** The state of any game after an action that every game knows. */
export function reduceGame<Entry, Game extends Played<Entry>, State extends PlayState<Game>, Move>(
  play: PlayGame<Entry, Game, State, Move>,
  state: State,
  action: PlayAction,
): State {
  const { game } = state;
  const { history } = game;
  const still = { ...state, playing: false };
  const isStop = (entry: Entry) => play.isStop?.(game, entry) ?? true;
  const restarted = () => play.shown(still, restart(history, play.first?.(game)), 'restart');
  const withBest = () => {
    const best = play.best(still);
    return play.made(best === null ? still : giveHelp(still), best);
  };
  switch (action.type) {
    case 'open':
      return tryInput(state, action, () => {
        const next = play.open(action.fields, game);
        return play.isSame(next, game) && next.history !== history
          ? play.shown(still, next.history, 'revisited')
          : play.opened(still, next);
      });
    case 'file':
      return tryInput(state, {}, () =>
        play.read ? play.opened(still, play.read(action.text, game)) : state,
      );
    case 'undo':
      return play.shown(still, undo(history, isStop), 'undo');
    case 'redo':
      return play.shown(still, redo(history, isStop), 'redo');
    case 'restart':
      return restarted();
    case 'step':
      return play.shown(still, showStep(history, action.at), 'revisited');
    case 'hint': {
      const best = play.best(still);
      return play.hinted(best === null ? still : giveHelp(still), best);
    }
    case 'next':
      return withBest();
    case 'replay': {
      if (state.playing) return still;
      const from = play.isOver(game) ? restarted() : still;
      const isStuck = play.best(from) === null && !play.isSearching?.(from);
      return isStuck ? play.made(from, null) : { ...from, playing: true };
    }
    case 'beat': {
      if (play.isSearching?.(state)) return state;
      const next = withBest();
      return { ...next, playing: next.game !== game && !play.isOver(next.game) };
    }
  }
}

/** The state in which the page has helped at the entry shown. */
export const giveHelp = <State extends { readonly game: Played<unknown> }>(
  state: State,
): State => ({
  ...state,
  game: { ...state.game, history: withHelp(state.game.history) },
});
