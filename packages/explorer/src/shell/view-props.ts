import type { ComponentChildren } from 'preact';
import type { Words } from '../words/words.js';
import type { Fields } from './game-state.js';

/** A way onward from a problem that is solved. */
export interface Onward {
  readonly label: string;
  readonly href: string;
}

/** The connection of a view with the page. */
export interface ViewProps {
  /** The fields of the last link or typed address, not those that the view wrote itself. */
  readonly fields: Fields;
  readonly words: Words;
  /** The live region, for the place where the eye is. */
  readonly said: preact.JSX.Element;
  /** The next step of a lesson; `null` outside of one. */
  readonly onward: Onward | null;
  /** True if the fewest possible moves stay unsaid until the goal is reached. */
  readonly hidesLeast?: boolean;
  /** The problem on the page was solved. */
  onSolved?(): void;
  /**
   * Writes the game and its position into the address, in a new entry of the browser's history or
   * in the present one; by default another game has a new one.
   */
  onFields(fields: Fields, isNew?: boolean): void;
  /** Says a sentence in the live region. */
  say(text: string): void;
}

/** The connection of a view that may be a card. */
export interface GameViewProps extends ViewProps {
  /** True if the game is a card's, and cannot be changed for another. */
  readonly isCard?: boolean;
  /** True if the answer stays hidden until the game is won. */
  readonly isClosed?: boolean;
  /** The part of the page under the game, for the game at its start. */
  below?(fields: Fields): ComponentChildren;
}

/** The connection of a part with its view. */
export interface PartProps<State, Action> {
  readonly state: State;
  readonly words: Words;
  dispatch(action: Action): void;
}
