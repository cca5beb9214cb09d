import type { Key, Words } from '../words/words.js';
import { beginners, conventions, gameNames, opponents } from './setup.js';
import type { Table } from './table.js';

interface FormProps {
  readonly table: Table;
  readonly fields: Readonly<Record<string, string>>;
  readonly words: Words;
  onOpen(fields: Readonly<Record<string, string>>): void;
}

/** Which game, with which heaps, against whom; every change opens the new game at once. */
export function SetupForm({ table: { setup }, fields, words, onOpen }: FormProps) {
  const { at: _, turn: __, ...rules } = fields;
  const set = (name: string, value: string) => onOpen({ ...rules, [name]: value });
  const choice = (name: 'convention' | 'opponent' | 'begins', names: readonly string[]) => (
    <label>
      {words(name)}{' '}
      <select value={setup[name]} onChange={(event) => set(name, event.currentTarget.value)}>
        {names.map((each) => (
          <option key={each} value={each}>
            {words(`${name}.${each}` as Key)}
          </option>
        ))}
      </select>
    </label>
  );
  const text = (name: 'heaps' | 'k' | 'set' | 'seed', size: number) => (
    <label>
      {words(name)}{' '}
      <input
        value={String(setup[name])}
        size={size}
        onChange={(event) => set(name, event.currentTarget.value.trim())}
      />
    </label>
  );
  const newGame = (game: string) => {
    const { heaps: _, k: __, set: ___, ...others } = rules;
    onOpen({ ...others, game });
  };
  return (
    <form class="setup" onSubmit={(event) => event.preventDefault()}>
      <label>
        {words('game')}{' '}
        <select value={setup.game} onChange={(event) => newGame(event.currentTarget.value)}>
          {gameNames.map((name) => (
            <option key={name} value={name}>
              {words(`heaps.game.${name}`)}
            </option>
          ))}
        </select>
      </label>
      {text('heaps', 9)}
      {setup.game === 'moore' ? text('k', 2) : null}
      {setup.game === 'subtraction' ? text('set', 9) : null}
      {choice('convention', conventions)}
      {choice('opponent', opponents)}
      {setup.opponent === 'none' ? null : (
        <>
          {choice('begins', beginners)}
          {text('seed', 4)}
        </>
      )}
    </form>
  );
}
