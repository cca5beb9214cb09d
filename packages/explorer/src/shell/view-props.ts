import type { Words } from '../words/words.js';

/** What the page hands to a view. */
export interface ViewProps {
  /** What was last asked for from outside: by a link, or an address typed. Not what the view wrote itself. */
  readonly fields: Readonly<Record<string, string>>;
  readonly words: Words;
  /** Writes the game and its position into the address. */
  onFields(fields: Readonly<Record<string, string>>): void;
  /** Says a sentence in the live region. */
  say(text: string): void;
}
