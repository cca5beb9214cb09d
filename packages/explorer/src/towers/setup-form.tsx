import { pegMoveNames } from '@manaus/core/internals';
import { Choice, TextArea, TextField } from '../shell/fields.js';
import { type Fields, without } from '../shell/game-state.js';
import type { Key, Words } from '../words/words.js';
import { MovesTable } from './moves-table.js';
import { writeMoves } from './setup.js';
import { fieldsOf, type TowerGame } from './tower-game.js';

interface FormProps {
  readonly game: TowerGame;
  readonly words: Words;
  onOpen(fields: Fields): void;
  onStart(label: string): void;
}

/** The choice of discs and rules; every change opens the new tower at once. */
export function SetupForm(props: FormProps) {
  const { game, words, onOpen, onStart } = props;
  const { setup, world, session } = game;
  const { rules, label, goals } = world;
  const isOwn = setup.document !== undefined;
  const onMoves = (moves: string) => onOpen(withField(rulesIn(game), 'moves', moves));
  return (
    <details class="tower-setup">
      <summary>{words('setup')}</summary>
      <form class="setup" onSubmit={(event) => event.preventDefault()}>
        <RuleField {...props} name="discs" placeholder="" />
        {setup.tower.takesPegs ? <RuleField {...props} name="pegs" placeholder="3" /> : null}
        {isOwn ? null : (
          <RuleField {...props} name="capacities" placeholder={rules.capacities.join()} />
        )}
        {isOwn ? null : <MovesField game={game} words={words} onMoves={onMoves} />}
        <TextField label={words('start')} value={label(session.start)} onValue={onStart} />
        <RuleField {...props} name="goal" placeholder={label(goals[0])} />
        <TextArea
          label={words('rules.json')}
          value={setup.document ?? ''}
          onValue={(text) => onOpen(withRules(text, rulesIn(game)))}
        />
        {hasArcs(game) ? <MovesTable moves={rules.moves} words={words} onMoves={onMoves} /> : null}
      </form>
    </details>
  );
}

interface RuleProps extends Pick<FormProps, 'game' | 'words' | 'onOpen'> {
  readonly name: 'discs' | 'pegs' | 'capacities' | 'goal';
  readonly placeholder: string;
}

/** The field of a rule, empty where the tower has its own. */
function RuleField({ game, words, onOpen, name, placeholder }: RuleProps) {
  const rules = rulesIn(game);
  return (
    <TextField
      label={words(name)}
      value={rules[name] ?? ''}
      placeholder={placeholder}
      size={name === 'discs' || name === 'pegs' ? 2 : 9}
      onValue={(value) => onOpen(withField(rules, name, value))}
    />
  );
}

/** The fields of a document with as many discs; without one, those of the first tower. */
const withRules = (text: string, { discs }: Fields): Fields =>
  text === '' ? { discs } : { rules: text, discs };

interface MovesProps {
  readonly game: TowerGame;
  readonly words: Words;
  onMoves(moves: string): void;
}

/** The choice of a named digraph of pegs, the tower's default, or arcs to tick. */
function MovesField({ game, words, onMoves }: MovesProps) {
  const { setup, world } = game;
  return (
    <Choice
      label={words('moves')}
      value={hasArcs(game) ? 'own' : (setup.moves ?? '')}
      options={[
        ['', words('moves.rule')],
        ...pegMoveNames.map((name) => [name, words(`moves.${name}` as Key)] as const),
        ['own', words('moves.own')],
      ]}
      onValue={(value) => onMoves(value === 'own' ? writeMoves(world.rules.moves) : value)}
    />
  );
}

/** The fields of a game without its position. */
export function rulesIn(game: TowerGame): Fields {
  const { start: _, at: __, ...rules } = fieldsOf(game);
  return rules;
}

/** True if the moves are given by arcs, not by a name. */
const hasArcs = ({ setup: { moves } }: TowerGame): boolean =>
  moves !== undefined && !(pegMoveNames as readonly string[]).includes(moves);

/**
 * The fields with another value, or without it if that is empty. A label names all discs and pegs,
 * so fields that depend on their numbers go with them.
 */
export function withField(rules: Fields, name: string, value: string): Fields {
  const others = without(rules, [name, ...(dependents[name] ?? [])]);
  return value === '' ? others : { ...others, [name]: value };
}

const dependents: Readonly<Record<string, readonly string[]>> = {
  discs: ['goal'],
  pegs: ['goal', 'capacities', 'moves'],
};
