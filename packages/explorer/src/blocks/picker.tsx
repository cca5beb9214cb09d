import { parseLevel } from '@manaus/blocks';
import { Choice } from '../shell/fields.js';
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

/** The choice of a level and of a look at it. */
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
      <Choice
        label={words('block.look')}
        value={look}
        options={looks.map((kind) => [kind, words(`block.look.${kind}`)])}
        onValue={(kind) => onLook(kind as Look)}
      />
    </form>
  );
}
