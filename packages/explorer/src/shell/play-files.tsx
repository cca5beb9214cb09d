import type { Words } from '../words/words.js';
import { Button } from './button.js';
import { Commands, saveCommands } from './commands.js';
import { OpenFile } from './open-file.js';
import type { Format } from './save.js';

interface FilesProps {
  readonly formats: readonly Format[];
  /** The text of the button for the animated picture. */
  readonly film: string;
  readonly words: Words;
  onSave(format: Format): void;
  onFilm(): void;
  /** Takes the text of a file; without it none can be opened. */
  onOpen?(text: string): void;
}

/** A play as files to save, and a file to open. */
export const PlayFiles = ({ formats, film, words, onSave, onFilm, onOpen }: FilesProps) => (
  <Commands commands={saveCommands(formats, words)} dispatch={onSave}>
    {formats.includes('svg') ? <Button onClick={() => onFilm()}>{film}</Button> : null}
    {onOpen === undefined ? null : (
      <OpenFile label={words('open')} accept=".json,application/json" onText={onOpen} />
    )}
  </Commands>
);
