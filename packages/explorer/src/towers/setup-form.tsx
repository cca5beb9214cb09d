import { type NamedTower, pegMoveNames } from '@manaus/core';
import type { Key, Words } from '../words/words.js';
import { MovesTable } from './moves-table.js';
import { writeMoves } from './setup.js';
import { towerText } from './texts.js';
import { fieldsOf, type TowerGame } from './use-tower.js';

/** A small screen begins with the board: the form is opened there on request. */
const wide = matchMedia('(min-width: 50rem)').matches;

interface FormProps {
  readonly game: TowerGame;
  readonly towers: readonly NamedTower[];
  readonly words: Words;
  onOpen(fields: Readonly<Record<string, string>>): void;
  onStart(label: string): void;
}

/** Which tower, with how many discs, under which rules; every change opens the new tower at once. */
export function SetupForm({ game, towers, words, onOpen, onStart }: FormProps) {
  const { setup } = game;
  const { start: _, at: __, ...rules } = fieldsOf(game);
  const { moves } = game.world.rules;
  const own =
    setup.moves !== undefined && !(pegMoveNames as readonly string[]).includes(setup.moves);
  const set = (name: string, value: string) => {
    const { [name]: ___, ...others } = withoutDependent(name, rules);
    onOpen(value === '' ? others : { ...others, [name]: value });
  };
  const text = (
    name: 'discs' | 'pegs' | 'capacities' | 'goal',
    value: string | undefined,
    placeholder: string,
  ) => (
    <label>
      {words(name)}{' '}
      <input
        value={value ?? ''}
        placeholder={placeholder}
        size={name === 'discs' || name === 'pegs' ? 2 : 9}
        onChange={(event) => set(name, event.currentTarget.value.trim())}
      />
    </label>
  );
  return (
    <details class="tower-setup" open={wide}>
      <summary>
        {words('setup')}: {towerText(words, setup.tower)}
      </summary>
      <form class="setup" onSubmit={(event) => event.preventDefault()}>
        <label>
          {words('game')}{' '}
          <select
            value={setup.tower.name}
            onChange={(event) =>
              onOpen({ puzzle: event.currentTarget.value, discs: String(setup.discs) })
            }
          >
            {towers.map((tower) => (
              <option key={tower.name} value={tower.name}>
                {towerText(words, tower)}
              </option>
            ))}
          </select>
        </label>
        {text('discs', String(setup.discs), '')}
        {setup.tower.takesPegs
          ? text('pegs', setup.pegs === undefined ? undefined : String(setup.pegs), '3')
          : null}
        {text('capacities', setup.capacities?.join(), game.world.rules.capacities.join())}
        <label>
          {words('moves')}{' '}
          <select
            value={own ? 'own' : (setup.moves ?? '')}
            onChange={(event) =>
              set(
                'moves',
                event.currentTarget.value === 'own' ? writeMoves(moves) : event.currentTarget.value,
              )
            }
          >
            <option value="">{words('moves.rule')}</option>
            {pegMoveNames.map((name) => (
              <option key={name} value={name}>
                {words(`moves.${name}` as Key)}
              </option>
            ))}
            <option value="own">{words('moves.own')}</option>
          </select>
        </label>
        <label>
          {words('start')}{' '}
          <input
            size={9}
            value={game.world.label(game.session.start)}
            onChange={(event) => onStart(event.currentTarget.value.trim())}
          />
        </label>
        {text('goal', setup.goal, game.world.label(game.world.goals[0]))}
        {own ? (
          <MovesTable moves={moves} words={words} onMoves={(arcs) => set('moves', arcs)} />
        ) : null}
      </form>
    </details>
  );
}

/** A label names all discs and pegs: a goal of one's own does not outlive a change of their numbers. */
function withoutDependent(
  name: string,
  rules: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const dependent =
    name === 'discs' ? ['goal'] : name === 'pegs' ? ['goal', 'capacities', 'moves'] : [];
  return Object.fromEntries(Object.entries(rules).filter(([field]) => !dependent.includes(field)));
}
