import { Button } from '../shell/button.js';
import { saveCsv, saveJson } from '../shell/save.js';
import type { Run, RunEvent } from '../towers/run.js';
import { distanceOf, pegName, type World } from '../towers/world.js';
import type { Key, Words } from '../words/words.js';
import { isOptimal, type NamedRun, runsCsv, runsJson } from './run-table.js';
import { ScrollTable } from './scroll-table.js';

interface RunProps {
  readonly run: Run;
  readonly participant: string;
  readonly words: Words;
  onParticipant(name: string): void;
  onNew(): void;
}

/** The run on the page as a table, and as files. */
export const RunView = ({ run, participant, words, onParticipant, onNew }: RunProps) => (
  <section class="teach-part">
    <h2>{words('run')}</h2>
    <p>{words('run.help')}</p>
    {run.events.length === 0 ? (
      <p>{words('run.empty')}</p>
    ) : (
      <ScrollTable
        caption={words('run.table')}
        heads={columns.map(([head]) => words(head))}
        rows={run.events.map((event) =>
          columns.map(([, cell]) => cell(event, run.game.world, words)),
        )}
      />
    )}
    <SaveRuns
      runs={() => [{ run, participant, trial: '1' }]}
      participant={participant}
      words={words}
      onParticipant={onParticipant}
    >
      <Button onClick={onNew}>{words('run.new')}</Button>
    </SaveRuns>
  </section>
);

function optimal(world: World, event: RunEvent, words: Words): string {
  const answer = isOptimal(world, event);
  return answer === null ? '' : words(answer ? 'yes' : 'no');
}

const columns: readonly (readonly [
  Key,
  (event: RunEvent, world: World, words: Words) => string | number,
])[] = [
  ['run.time', ({ time }) => time],
  ['run.event', ({ kind }, _, words) => words(`run.${kind}`)],
  ['run.disc', ({ disc }) => disc ?? ''],
  ['run.from', ({ from }) => (from === null ? '' : pegName(from))],
  ['run.to', ({ to }) => (to === null ? '' : pegName(to))],
  ['state', ({ after }, world) => world.label(after)],
  ['run.before', ({ before }, world) => distanceOf(world, before) ?? '–'],
  ['run.after', ({ after }, world) => distanceOf(world, after) ?? '–'],
  ['run.optimal', (event, world, words) => optimal(world, event, words)],
];

interface SaveProps {
  readonly participant: string;
  readonly words: Words;
  readonly children?: preact.ComponentChildren;
  runs(): readonly NamedRun[];
  onParticipant(name: string): void;
}

/** The player's name, and the runs as files. */
export function SaveRuns({ runs, participant, words, children, onParticipant }: SaveProps) {
  const asCsv = () => saveCsv('run.csv', (language) => runsCsv(runs(), language));
  const asJson = () => saveJson('run', runsJson(runs()));
  return (
    <div class="actions">
      <label>
        {words('run.participant')}{' '}
        <input
          size={9}
          value={participant}
          onInput={(event) => onParticipant(event.currentTarget.value)}
        />
      </label>
      <Button onClick={asCsv}>{words('save')} CSV</Button>
      <Button onClick={asJson}>{words('save')} JSON</Button>
      {children}
    </div>
  );
}
