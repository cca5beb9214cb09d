import { saveText } from '../shell/save.js';
import type { Run, RunEvent } from '../towers/run.js';
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
export function RunView({ run, participant, words, onParticipant, onNew }: RunProps) {
  return (
    <section class="teach-part">
      <h3>{words('run')}</h3>
      <p>{words('run.help')}</p>
      {run.events.length === 0 ? <p>{words('run.empty')}</p> : <RunTable run={run} words={words} />}
      <SaveRuns
        runs={() => [{ run, participant, trial: '1' }]}
        participant={participant}
        words={words}
        onParticipant={onParticipant}
      >
        <button type="button" onClick={onNew}>
          {words('run.new')}
        </button>
      </SaveRuns>
    </section>
  );
}

function RunTable({ run: { events, game }, words }: { readonly run: Run; readonly words: Words }) {
  const { world } = game;
  const distance = (vertex: number) =>
    world.distances[vertex] < 0 ? '–' : world.distances[vertex];
  const optimal = (event: RunEvent) => {
    const answer = isOptimal(world, event);
    return answer === null ? '' : words(answer ? 'yes' : 'no');
  };
  const heads: Key[] = [
    'run.time',
    'run.event',
    'run.disc',
    'path.from',
    'path.to',
    'state',
    'run.before',
    'run.after',
    'run.optimal',
  ];
  const rows = events.map((event) => {
    const { time, kind, disc, from, to, before, after } = event;
    return [
      time,
      words(`run.${kind}`),
      disc ?? '',
      from ?? '',
      to ?? '',
      world.label(after),
      distance(before),
      distance(after),
      optimal(event),
    ];
  });
  return (
    <ScrollTable caption={words('run.table')} heads={heads.map((key) => words(key))} rows={rows} />
  );
}

interface SaveProps {
  readonly participant: string;
  readonly words: Words;
  readonly children?: preact.ComponentChildren;
  runs(): readonly NamedRun[];
  onParticipant(name: string): void;
}

/** Who played, and the runs as files. */
export function SaveRuns({ runs, participant, words, children, onParticipant }: SaveProps) {
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
      <button type="button" onClick={() => saveText('run.csv', 'text/csv', runsCsv(runs()))}>
        {words('save')} CSV
      </button>
      <button
        type="button"
        onClick={() => saveText('run.json', 'application/json', runsJson(runs()))}
      >
        {words('save')} JSON
      </button>
      {children}
    </div>
  );
}
