import type { Key, Words } from '../words/words.js';
import { puzzleNames } from './setup.js';
import { fieldsOf, type TowerGame } from './use-tower.js';

const moveNames = ['any', 'adjacent', 'cyclic', 'star'] as const;

interface FormProps {
  readonly game: TowerGame;
  readonly words: Words;
  onOpen(fields: Readonly<Record<string, string>>): void;
  onStart(label: string): void;
}

/** Which tower, with how many discs, under which rules; every change opens the new tower at once. */
export function SetupForm({ game, words, onOpen, onStart }: FormProps) {
  const { setup } = game;
  const { start: _, at: __, ...rules } = fieldsOf(game);
  const set = (name: string, value: string) => {
    const { [name]: ___, ...others } = rules;
    onOpen(value === '' ? others : { ...others, [name]: value });
  };
  const text = (name: 'discs' | 'pegs' | 'capacities' | 'goal', value: string | undefined, placeholder: string) => (
    <label>
      {words(name)}{' '}
      <input value={value ?? ''} placeholder={placeholder} size={name === 'discs' || name === 'pegs' ? 2 : 9} onChange={(event) => set(name, event.currentTarget.value.trim())} />
    </label>
  );
  return (
    <form class="setup" onSubmit={(event) => event.preventDefault()}>
      <label>
        {words('game')}{' '}
        <select value={setup.puzzle} onChange={(event) => onOpen({ puzzle: event.currentTarget.value, discs: String(setup.discs) })}>
          {puzzleNames.map((name) => (
            <option key={name} value={name}>
              {words(name)}
            </option>
          ))}
        </select>
      </label>
      {text('discs', String(setup.discs), '')}
      {setup.puzzle === 'hanoi' ? text('pegs', setup.pegs === undefined ? undefined : String(setup.pegs), '3') : null}
      {text('capacities', setup.capacities?.join(), game.world.rules.capacities.join())}
      <label>
        {words('moves')}{' '}
        <select value={setup.moves ?? ''} onChange={(event) => set('moves', event.currentTarget.value)}>
          <option value="">–</option>
          {moveNames.map((name) => (
            <option key={name} value={name}>
              {words(`moves.${name}` as Key)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {words('start')} <input size={9} value={game.world.label(game.session.start)} onChange={(event) => onStart(event.currentTarget.value.trim())} />
      </label>
      {text('goal', setup.goal, game.world.label(game.world.goals[0]))}
    </form>
  );
}
