import type { Run, RunEvent } from '../towers/run.js';
import { writeSetup } from '../towers/setup.js';
import type { TowerGame } from '../towers/tower-game.js';
import type { World } from '../towers/world.js';
import { type Cell, writeCsv } from './csv.js';

/** A run with who played it, and which of several it is. */
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

/** One row an event. */
export function runRows({ run, participant, trial }: NamedRun): RunRow[] {
  const { game, start, events } = run;
  const { world, setup } = game;
  const same = {
    participant,
    trial,
    puzzle: setup.puzzle,
    rules: rulesText(game),
    start: world.label(start),
    goal: world.label(world.goals[0]),
  };
  return events.map((event, i) => ({ ...same, step: i + 1, ...eventRow(world, event) }));
}

function eventRow(world: World, { kind, time, disc, from, to, before, after }: RunEvent) {
  const distance = (vertex: number) =>
    world.distances[vertex] < 0 ? null : world.distances[vertex];
  return {
    time,
    event: kind,
    disc,
    from,
    to,
    state: world.label(after),
    before: distance(before),
    after: distance(after),
    optimal: isOptimal(world, { kind, before, after }),
  };
}

/** Whether a move was on a shortest way; `null` of what is no move. */
export function isOptimal(
  { distances }: World,
  { kind, before, after }: Pick<RunEvent, 'kind' | 'before' | 'after'>,
): boolean | null {
  return kind === 'move'
    ? distances[before] > 0 && distances[after] === distances[before] - 1
    : null;
}

export function runsCsv(runs: readonly NamedRun[]): string {
  const rows = runs.flatMap(runRows).map((row) => runColumns.map((name) => row[name]));
  return writeCsv(runColumns, rows);
}

/** The runs as JSON, each with its events; names as in the CSV file. */
export function runsJson(runs: readonly NamedRun[]): string {
  const documents = runs.map((named) => {
    const { game, start } = named.run;
    const { world, setup } = game;
    const events = runRows(named).map(
      ({ step, time, event, disc, from, to, state, before, after, optimal }) => ({
        step,
        time,
        event,
        disc,
        from,
        to,
        state,
        before,
        after,
        optimal,
      }),
    );
    const { participant, trial } = named;
    return {
      participant,
      trial,
      puzzle: setup.puzzle,
      rules: rulesText(game),
      start: world.label(start),
      goal: world.label(world.goals[0]),
      events,
    };
  });
  return `${JSON.stringify({ format: 'manaus-runs', runs: documents }, null, 2)}\n`;
}
