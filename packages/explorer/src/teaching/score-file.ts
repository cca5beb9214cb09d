import { InputError, type NamedTower } from '@manaus/core';
import { discsInLabel } from '@manaus/core/internals';
import { eventKinds } from '../towers/run.js';
import { readSetup, rulesOf, type TowerSetup, writeSetup } from '../towers/setup.js';
import { type World, worldOf } from '../towers/world.js';
import { type Mapping, pegOf, placesOf, type Role } from './columns.js';
import { type Cell, type CsvTable, writeCsv } from './csv.js';
import { rulesText } from './run-table.js';
import { type Attempt, executionTime, type Score, scoreTrial } from './score.js';

/** The tower on the page: it stands in for what a file does not say. */
interface Present {
  readonly setup: TowerSetup;
  readonly start: string;
  /** The registry of the puzzles that a file names; ours by default. */
  readonly towers?: readonly NamedTower[];
}

interface TrialScore extends Score {
  readonly participant: string;
  readonly trial: string;
  readonly setup: TowerSetup;
  readonly start: string;
  readonly goal: string;
  /** Rows of this trial that could not be read. */
  readonly badRows: number;
}

type Reason =
  | 'quotes'
  | 'cells'
  | 'peg'
  | 'time'
  | 'event'
  | 'state'
  | 'start'
  | 'goal'
  | 'rules'
  | 'other';

/** A row that was left out: its line, the reason, and its text. */
export interface BadRow {
  readonly line: number;
  readonly reason: Reason;
  readonly got: string;
}

/** The scores of a file of moves: the trials in the order of their first rows. */
interface FileScore {
  readonly trials: readonly TrialScore[];
  readonly bad: readonly BadRow[];
}

interface TrialGame {
  readonly setup: TowerSetup;
  readonly world: World;
  readonly start: number;
  /** The cells that name it. */
  readonly said: string;
}

interface Trial {
  readonly participant: string;
  readonly trial: string;
  game: TrialGame | null;
  readonly attempts: Attempt[];
  bad: number;
}

type Read = (role: Role) => string;

/** A row that cannot be read; caught where the row is. */
class Refused extends Error {
  constructor(
    readonly reason: Reason,
    readonly got: string,
  ) {
    super(reason);
  }
}

/** The roles that a file must have and has not. */
export const missingRoles = ({ header }: CsvTable, mapping: Mapping): Role[] =>
  (['from', 'to'] as const).filter((role) => placesOf(mapping, header)[role] < 0);

/**
 * Scores the trials of a file against the exact graphs. A row that cannot be read is left out and
 * named; never throws.
 */
export function scoreFile(table: CsvTable, mapping: Mapping, present: Present): FileScore {
  const places = placesOf(mapping, table.header);
  const trials = new Map<string, Trial>();
  const worlds = new Map<string, World>();
  const bad: BadRow[] = [];
  for (const { line, cells } of table.rows) {
    const read: Read = (role) => cells?.[places[role]]?.trim() ?? '';
    const names = { participant: read('participant'), trial: read('trial') };
    const trial = memoize(
      trials,
      JSON.stringify(Object.values(names)),
      (): Trial => ({ ...names, game: null, attempts: [], bad: 0 }),
    );
    try {
      if (cells === null) throw new Refused('quotes', '');
      if (cells.length !== table.header.length) throw new Refused('cells', String(cells.length));
      trial.game = gameOf(trial, read, present, worlds);
      trial.attempts.push(attemptOf(read, mapping, trial.game.world, table.separator));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      trial.bad++;
      bad.push({ line, reason: error.reason, got: error.got });
    }
  }
  return {
    trials: [...trials.values()].flatMap(({ game, attempts, participant, trial, bad: badRows }) => {
      if (game === null) return [];
      const { setup, world } = game;
      const [start, goal] = [game.start, world.goals[0]].map(world.label);
      const score = scoreTrial(world, game.start, attempts);
      return [{ ...score, start, goal, participant, trial, setup, badRows }];
    }),
    bad,
  };
}

function memoize<T>(values: Map<string, T>, key: string, make: () => T): T {
  const value = values.get(key) ?? make();
  values.set(key, value);
  return value;
}

/** The tower of a trial is that of its first good row; later rows must agree. */
function gameOf(
  { game }: Trial,
  read: Read,
  present: Present,
  worlds: Map<string, World>,
): TrialGame {
  const said = (['puzzle', 'rules', 'start', 'goal'] as const).map(read).join(' ');
  if (game !== null && game.said === said) return game;
  if (game !== null) throw new Refused('other', said.trim());
  const setup = setupOf(read, present);
  const key = JSON.stringify(writeSetup(setup));
  const world = refuseBad('rules', said, () => memoize(worlds, key, () => worldOf(rulesOf(setup))));
  const start = read('start') || present.start;
  return { setup, world, start: refuseBad('start', start, () => world.vertex(start)), said };
}

function setupOf(read: Read, { setup: own, towers }: Present): TowerSetup {
  const [puzzle, rules, start, goal] = (['puzzle', 'rules', 'start', 'goal'] as const).map(read);
  const aim: Record<string, string> = goal === '' ? {} : { goal };
  const fields = {
    ...Object.fromEntries(new URLSearchParams(rules)),
    puzzle: puzzle || own.tower.name,
    ...aim,
  };
  if (rules !== '')
    return refuseBad('rules', `${puzzle} ${rules}`, () => readSetup(fields, towers));
  const named = refuseBad('rules', puzzle, () =>
    puzzle === '' || puzzle === own.tower.name
      ? own
      : readSetup({ puzzle, discs: String(own.discs) }, towers),
  );
  const discs = discsInLabel(start || goal);
  if (discs === 0 || discs === named.discs || named.capacities !== undefined)
    return { ...named, ...aim };
  const { goal: _, ...others } = named;
  return { ...others, ...aim, discs };
}

function refuseBad<T>(reason: Reason, got: string, make: () => T): T {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    // Of the rules only the goal is a label.
    if (reason === 'rules' && error.parameter === 'label')
      throw new Refused('goal', String(error.got));
    throw new Refused(reason, got.trim());
  }
}

function attemptOf(read: Read, { counted }: Mapping, world: World, separator: string): Attempt {
  const kind = eventKinds.find((name) => name === (read('event') || 'move'));
  if (kind === undefined) throw new Refused('event', read('event'));
  const time = timeOf(read('time'), separator);
  if (kind !== 'move' && kind !== 'illegal')
    return {
      kind,
      time,
      after: refuseBad('state', read('state'), () => world.vertex(read('state'))),
    };
  const [from, to] = [read('from'), read('to')].map((text) => {
    const peg = pegOf(text, counted);
    if (peg === null || peg >= world.rules.capacities.length) throw new Refused('peg', text);
    return peg;
  });
  return { kind, time, from, to };
}

const NUMBER = /^\d+(\.\d*)?(e[+-]?\d+)?$/i;

/**
 * A time in the unit of the file; a comma may stand for the point where it does not separate cells.
 */
function timeOf(text: string, separator: string): number | null {
  if (text === '') return null;
  const plain = separator === ',' ? text : text.replace(',', '.');
  if (!NUMBER.test(plain)) throw new Refused('time', text);
  return Number(plain);
}

/** The cells of a file of scores by their columns, which are the same in every language. */
const cells: Readonly<Record<string, (score: TrialScore) => Cell>> = {
  participant: ({ participant }) => participant,
  trial: ({ trial }) => trial,
  puzzle: ({ setup }) => setup.tower.name,
  rules: rulesText,
  start: ({ start }) => start,
  goal: ({ goal }) => goal,
  moves: ({ moves }) => moves,
  optimum: ({ optimum }) => optimum,
  excess: ({ excess }) => excess,
  optimal_moves: ({ optimalMoves }) => optimalMoves,
  first_move_time: ({ firstMoveTime }) => firstMoveTime,
  execution_time: executionTime,
  time: ({ time }) => time,
  illegal: ({ counts }) => counts.illegal,
  undos: ({ counts }) => counts.undo,
  redos: ({ counts }) => counts.redo,
  jumps: ({ counts }) => counts.jump,
  restarts: ({ counts }) => counts.restart,
  solved: ({ solved }) => solved,
  bad_rows: ({ badRows }) => badRows,
};
export const scoreColumns = Object.keys(cells);

/** The scores as CSV, as the spreadsheets of a language expect it. */
export const scoresCsv = (trials: readonly TrialScore[], language: string): string =>
  writeCsv(
    scoreColumns,
    trials.map((score) => Object.values(cells).map((cell) => cell(score))),
    language,
  );
