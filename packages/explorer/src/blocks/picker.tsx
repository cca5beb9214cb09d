import { parseLevel } from '@manaus/blocks';
import type { Words } from '../words/words.js';
import { type Look, looks } from './board.js';
import { levelTexts } from './levels.js';

const games = ['bloxorz', 'on-the-edge', 'bobbin'] as const;
const levels = [...levelTexts].map(([file, text]) => ({ file, level: parseLevel(text) }));

interface PickerProps {
  readonly name: string | null;
  readonly look: Look;
  readonly words: Words;
  onLevel(name: string): void;
  onLook(look: Look): void;
}

/** Which level, and how it is looked at. */
export function Picker({ name, look, words, onLevel, onLook }: PickerProps) {
  return (
    <form class="setup" onSubmit={(event) => event.preventDefault()}>
      <label>
        {words('block.level')}{' '}
        <select value={name ?? ''} onChange={(event) => onLevel(event.currentTarget.value)}>
          {name === null ? <option value="">{words('block.own')}</option> : null}
          {games.map((game) => (
            <optgroup key={game} label={words(`block.${game}`)}>
              {levels
                .filter(({ level }) => level.game === game)
                .map(({ file, level }) => (
                  <option key={file} value={file}>
                    {level.name}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </label>
      <label>
        {words('block.look')}{' '}
        <select value={look} onChange={(event) => onLook(event.currentTarget.value as Look)}>
          {looks.map((kind) => (
            <option key={kind} value={kind}>
              {words(`block.look.${kind}`)}
            </option>
          ))}
        </select>
      </label>
    </form>
  );
}
