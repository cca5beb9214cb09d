import { Choice, TextField } from '../shell/fields.js';
import type { Fields } from '../shell/game-state.js';
import type { Key, Words } from '../words/words.js';
import { beginners, conventions, opponents } from './setup.js';
import type { Table } from './table.js';

interface FormProps {
  readonly table: Table;
  readonly fields: Fields;
  readonly words: Words;
  onOpen(fields: Fields): void;
}

/** The choice of heaps, rules and opponent; every change opens the new game at once. */
export function SetupForm({ table: { setup }, fields, words, onOpen }: FormProps) {
  const { at: _, turn: __, ...rules } = fields;
  const set = (name: string) => (value: string) => onOpen({ ...rules, [name]: value });
  const choice = (name: 'convention' | 'opponent' | 'begins', names: readonly string[]) => (
    <Choice
      label={words(name)}
      value={setup[name]}
      options={names.map((each) => [each, words(`${name}.${each}` as Key)])}
      onValue={set(name)}
    />
  );
  const text = (name: string, value: string, size: number) => (
    <TextField
      key={name}
      label={words(name as Key)}
      value={value}
      size={size}
      onValue={set(name)}
    />
  );
  return (
    <form class="chooser" onSubmit={(event) => event.preventDefault()}>
      <details class="heaps-setup">
        <summary>{words('setup')}</summary>
        <div class="setup">
          {text('heaps', setup.heaps.join(), 9)}
          {setup.family.parameters.map(({ name, kind }) =>
            text(name, String(setup.parameters[name]), kind === 'integer' ? 2 : 9),
          )}
          {choice('convention', conventions)}
          {choice('opponent', opponents)}
          {setup.opponent === 'none' ? null : (
            <>
              {choice('begins', beginners)}
              {text('seed', String(setup.seed), 4)}
            </>
          )}
        </div>
      </details>
    </form>
  );
}
