import type { Words } from '../words/words.js';

/** What the page hands to a view. */
export interface ViewProps {
  /** What the address says; a view ignores what it wrote itself. */
  readonly fields: Readonly<Record<string, string>>;
  readonly words: Words;
  /** Writes the game and its position into the address. */
  onFields(fields: Readonly<Record<string, string>>): void;
  /** Says a sentence in the live region. */
  say(text: string): void;
}
