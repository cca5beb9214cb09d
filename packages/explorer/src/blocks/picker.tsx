import { type BloxorzRules, bloxorzRules, parseLevel } from '@manaus/blocks';
import { Choice, chosen } from '../shell/fields.js';
import { doneSoFar } from '../shell/progress.js';
import type { Words } from '../words/words.js';
import { type Look, looks } from './board.js';
import { levelNames, levelTexts } from './levels.js';
import { levelDone, levelText } from './texts.js';

const games = ['bloxorz', 'on-the-edge', 'bobbin'] as const;
const levels = levelNames.map((file) => ({
  file,
  level: parseLevel(levelTexts.get(file) ?? ''),
}));

interface PickerProps {
  readonly name: string | null;
  readonly rules: BloxorzRules | null;
  readonly look: Look;
  readonly words: Words;
  onLevel(name: string): void;
  onRules(rules: string): void;
  onLook(look: Look): void;
}

/** The choice of a level, of its rules where there is one, and of a look at it. */
export function Picker({ name, rules, look, words, onLevel, onRules, onLook }: PickerProps) {
  const done = doneSoFar();
  return (
    <form class="chooser" onSubmit={(event) => event.preventDefault()}>
      <label>
        {words('block.level')}{' '}
        <select value={name ?? ''} {...chosen(onLevel)}>
          {name === null ? <option value="">{words('block.own')}</option> : null}
          {games.map((game) => (
            <optgroup key={game} label={words(`block.${game}`)}>
              {levels
                .filter(({ level }) => level.game === game)
                .map(({ file, level }) => (
                  <option key={file} value={file}>
                    {levelText(file, level.name, words)}
                    {done.has(levelDone(file)) ? ' ✓' : ''}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </label>
      {rules === null ? null : (
        <Choice
          label={words('block.rules')}
          value={rules}
          options={bloxorzRules.map((each) => [each, words(`block.rulesName.${each}`)])}
          onValue={onRules}
        />
      )}
      <Choice
        label={words('block.look')}
        value={look}
        options={looks.map((kind) => [kind, words(`block.look.${kind}`)])}
        onValue={(kind) => onLook(kind as Look)}
      />
    </form>
  );
}
