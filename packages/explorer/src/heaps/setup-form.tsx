import type { HeapGameFamily } from '@manaus/games';
import type { Key, Words } from '../words/words.js';
import { beginners, conventions, opponents } from './setup.js';
import type { Table } from './table.js';
import { gameText } from './texts.js';

interface FormProps {
  readonly table: Table;
  readonly games: readonly HeapGameFamily[];
  readonly fields: Readonly<Record<string, string>>;
  readonly words: Words;
  onOpen(fields: Readonly<Record<string, string>>): void;
}

/** The choice of game, heaps and opponent; every change opens the new game at once. */
export function SetupForm({ table: { setup }, games, fields, words, onOpen }: FormProps) {
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
  const text = (name: string, value: string, size: number) => (
    <label key={name}>
      {words(name as Key)}{' '}
      <input
        value={value}
        size={size}
        onChange={(event) => set(name, event.currentTarget.value.trim())}
      />
    </label>
  );
  const newGame = (game: string) => {
    const own = ['heaps', ...Object.keys(setup.parameters)];
    const others = Object.entries(rules).filter(([name]) => !own.includes(name));
    onOpen({ ...Object.fromEntries(others), game });
  };
  return (
    <form class="setup" onSubmit={(event) => event.preventDefault()}>
      <label>
        {words('game')}{' '}
        <select value={setup.family.name} onChange={(event) => newGame(event.currentTarget.value)}>
          {games.map((game) => (
            <option key={game.name} value={game.name}>
              {gameText(words, game)}
            </option>
          ))}
        </select>
      </label>
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
    </form>
  );
}
