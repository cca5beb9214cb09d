import type { Run, RunEvent } from '../towers/run.js';
import { writeSetup } from '../towers/setup.js';
import type { TowerGame } from '../towers/tower-game.js';
import { distanceOf, type World } from '../towers/world.js';
import { type Cell, writeCsv } from './csv.js';

/** A run with the names of its participant and of its trial. */
export interface NamedRun {
  readonly run: Run;
  readonly participant: string;
  readonly trial: string;
}

/** The columns of a file of runs, the same in every language. */
const runColumns = [
  'participant',
  'trial',
  'puzzle',
  'rules',
  'start',
  'goal',
  'step',
  'time',
  'event',
  'disc',
  'from',
  'to',
  'state',
  'before',
  'after',
  'optimal',
] as const;
type RunRow = Readonly<Record<(typeof runColumns)[number], Cell>>;

/** The rules of a tower in one cell, as an address says them: `discs=3&capacities=3,2,1`. */
export function rulesText({ setup }: Pick<TowerGame, 'setup'>): string {
  const { puzzle: _, goal: __, ...rules } = writeSetup(setup);
  return new URLSearchParams(rules).toString().replaceAll('%2C', ',');
}

const sharedCells = ({ run: { game, start }, participant, trial }: NamedRun) => ({
  participant,
  trial,
  puzzle: game.setup.tower.name,
  rules: rulesText(game),
  start: game.world.label(start),
  goal: game.world.label(game.world.goals[0]),
});

const eventRows = ({ game: { world }, events }: Run) =>
  events.map((event, i) => ({ step: i + 1, ...eventRow(world, event) }));

/** The rows of a run, one per event. */
export function runRows(named: NamedRun): RunRow[] {
  const shared = sharedCells(named);
  return eventRows(named.run).map((row) => ({ ...shared, ...row }));
}

const eventRow = (world: World, event: RunEvent) => ({
  time: event.time,
  event: event.kind,
  disc: event.disc,
  from: event.from,
  to: event.to,
  state: world.label(event.after),
  before: distanceOf(world, event.before),
  after: distanceOf(world, event.after),
  optimal: isOptimal(world, event),
});

/** True if a move was on a shortest path; `null` for other events. */
export const isOptimal = (
  { distances }: World,
  { kind, before, after }: RunEvent,
): boolean | null =>
  kind === 'move' ? distances[before] > 0 && distances[after] === distances[before] - 1 : null;

/** The runs as CSV, as the spreadsheets of a language expect it. */
export function runsCsv(runs: readonly NamedRun[], language: string): string {
  const rows = runs.flatMap(runRows).map((row) => runColumns.map((name) => row[name]));
  return writeCsv(runColumns, rows, language);
}

/** The runs as JSON, each with its events; names as in the CSV file. */
export function runsJson(named: readonly NamedRun[]): string {
  const runs = named.map((each) => ({ ...sharedCells(each), events: eventRows(each.run) }));
  return `${JSON.stringify({ format: 'manaus-runs', runs }, null, 2)}\n`;
}
