import type { Words } from '../words/words.js';
import { Button } from './button.js';
import { Commands, saveCommands } from './commands.js';
import type { Format } from './save.js';
import { useListener } from './use-listener.js';

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

interface OpenProps {
  readonly label: string;
  readonly accept: string;
  onText(text: string, name: string): void;
}

/** The field for a file to open, which may be the same file again. */
export function OpenFile({ label, accept, onText }: OpenProps) {
  return (
    <label class="open-file">
      {label} <input type="file" accept={accept} onChange={reading(onText)} />
    </label>
  );
}

const reading =
  (onText: OpenProps['onText']) =>
  async ({ currentTarget: input }: { readonly currentTarget: HTMLInputElement }) => {
    const [file] = input.files ?? [];
    if (file === undefined) return;
    const text = await file.text();
    input.value = '';
    onText(text, file.name);
  };

/** Takes the text of a file that is dropped anywhere on the page. */
export function useDrop(onText: (text: string) => void): void {
  useListener('dragover', (event) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  });
  useListener('drop', (event) => readDropped(event, onText));
}

async function readDropped(event: DragEvent, onText: (text: string) => void): Promise<void> {
  const file = event.dataTransfer?.files[0];
  if (file === undefined) return;
  event.preventDefault();
  onText(await file.text());
}
