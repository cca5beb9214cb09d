import { formatLabel, type PegDigraph, range } from '@manaus/core';
import { pegMoveNames } from '@manaus/core/internals';
import type { ComponentChildren } from 'preact';
import { startOf } from '../play/history.js';
import { unlessBad } from '../shell/bad-input.js';
import { Button } from '../shell/button.js';
import { fieldFault } from '../shell/faults.js';
import { Choice, TextArea, TextField } from '../shell/fields.js';
import { type Fields, type GameState, without } from '../shell/game-state.js';
import type { Key, Words } from '../words/words.js';
import { exampleDocument, indent } from './document.js';
import { writeMoves } from './setup.js';
import { fieldsOf, openTower, type TowerGame } from './tower-game.js';
import { pegName } from './world.js';

interface FormProps {
  readonly game: TowerGame;
  readonly words: Words;
  readonly state: Pick<GameState, 'fault' | 'refused'>;
  onOpen(fields: Fields, field?: string): void;
  onStart(label: string): void;
}

/** The choice of discs and rules; every change opens the new tower at once. */
export function SetupForm(props: FormProps) {
  const { game, state, words, onOpen, onStart } = props;
  const { setup, world, history } = game;
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
          <RuleField {...props} name="capacities" placeholder={rules.capacities.join()}>
            <GoalElsewhere {...props} />
          </RuleField>
        )}
        {isOwn ? null : <MovesField game={game} words={words} onMoves={onMoves} />}
        <TextField
          label={words('start')}
          value={label(startOf(history))}
          fault={fieldFault(state, 'start', words)}
          onValue={onStart}
        />
        <RuleField {...props} name="goal" placeholder={label(goals[0])} />
        <RulesField {...props} />
        {hasArcs(game) ? <MovesTable moves={rules.moves} words={words} onMoves={onMoves} /> : null}
      </form>
    </details>
  );
}

interface RuleProps extends Omit<FormProps, 'onStart'> {
  readonly name: 'discs' | 'pegs' | 'capacities' | 'goal';
  readonly placeholder: string;
  readonly children?: ComponentChildren;
}

function RuleField({ game, state, words, onOpen, name, placeholder, children }: RuleProps) {
  const rules = rulesIn(game);
  return (
    <TextField
      label={words(name)}
      value={rules[name] ?? ''}
      placeholder={placeholder}
      size={name === 'discs' || name === 'pegs' ? 2 : 9}
      fault={fieldFault(state, name, words)}
      onValue={(value) => onOpen(withField(rules, name, value), name)}
    >
      {children}
    </TextField>
  );
}

/** The offer to move the goal, where new capacities leave no room for it and another peg has it. */
function GoalElsewhere({ state: { fault, refused }, words, onOpen }: FormProps) {
  const asked = fault !== null && refused?.field === 'capacities' ? refused.fields : undefined;
  const found = asked && goalElsewhere(asked);
  if (!found) return null;
  return (
    <Button onClick={() => onOpen({ ...asked, goal: found.goal }, 'capacities')}>
      {words('setup.moveGoal', { peg: found.peg })}
    </Button>
  );
}

/** The rules as JSON, and an example of them to begin with. */
function RulesField({ game, state, words, onOpen }: FormProps) {
  const { document } = game.setup;
  // A document has its own fields but the number of discs; without one, the first tower has them.
  const openRules = (text: string) => {
    const { discs } = rulesIn(game);
    onOpen(text === '' ? { discs } : { rules: text, discs }, 'rules');
  };
  return (
    <TextArea
      label={words('rules.json')}
      value={document === undefined ? '' : indent(document)}
      fault={fieldFault(state, 'rules', words)}
      onValue={openRules}
    >
      <Button onClick={() => openRules(exampleDocument)}>{words('rules.example')}</Button>
    </TextArea>
  );
}

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

/** A peg that can take the goal, and the goal there as a label. */
interface Place {
  readonly peg: number;
  readonly goal: string;
}

/**
 * The peg with the most room on which a tower that is refused for its goal can have it, the last of
 * several; `null` without one.
 */
export function goalElsewhere(fields: Fields): Place | null {
  const room = (fields.capacities ?? '').split(',').map(Number);
  const pegs = range(0, room.length - 1).sort((a, b) => room[b] - room[a] || b - a);
  const all = range(1, Number(fields.discs ?? '3'));
  const places = pegs.map((peg) => ({
    peg,
    goal: formatLabel(room.map((_, each) => (each === peg ? all : []))),
  }));
  return places.find(({ goal }) => unlessBad(() => openTower({ ...fields, goal }), null)) ?? null;
}

interface TableProps {
  readonly moves: PegDigraph;
  readonly words: Words;
  onMoves(arcs: string): void;
}

/** The digraph of pegs as a table of checkboxes: a row per source, a column per target. */
function MovesTable(props: TableProps) {
  const { moves, words } = props;
  return (
    <table class="tower-moves">
      <caption>{words('moves.table')}</caption>
      <thead>
        <tr>
          <td />
          {moves.map((_, to) => (
            <th key={to} scope="col">
              → {pegName(to)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {moves.map((row, from) => (
          <tr key={from}>
            <th scope="row">{pegName(from)}</th>
            {row.map((_, to) => (
              <td key={to}>{from === to ? '·' : <ArcBox {...props} from={from} to={to} />}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ArcProps extends TableProps {
  readonly from: number;
  readonly to: number;
}

function ArcBox({ moves, words, onMoves, from, to }: ArcProps) {
  const toggled = () =>
    moves.map((row, i) => row.map((allowed, j) => (i === from && j === to ? !allowed : allowed)));
  return (
    <input
      type="checkbox"
      checked={moves[from][to]}
      aria-label={words('moves.arc', { from, to })}
      onChange={() => onMoves(writeMoves(toggled()))}
    />
  );
}
