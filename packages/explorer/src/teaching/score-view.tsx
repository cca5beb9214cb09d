import type { NamedTower } from '@manaus/core';
import { memo } from 'preact/compat';
import { useMemo, useState } from 'preact/hooks';
import { startOf } from '../play/history.js';
import { Button } from '../shell/button.js';
import { Choice } from '../shell/fields.js';
import { OpenFile } from '../shell/files.js';
import { saveCsv } from '../shell/save.js';
import type { TowerGame } from '../towers/tower-game.js';
import type { Key, Words } from '../words/words.js';
import { type Count, counts, type Mapping, placesOf, roles, withColumn } from './columns.js';
import { type CsvTable, readCsv } from './csv.js';
import { executionTime, type Score } from './score.js';
import { type BadRow, missingRoles, scoreFile, scoresCsv } from './score-file.js';
import { ScrollTable } from './scroll-table.js';

interface ScoreProps {
  readonly game: TowerGame;
  readonly towers: readonly NamedTower[];
  readonly mapping: Mapping;
  readonly words: Words;
  onMapping(mapping: Mapping): void;
  say(text: string): void;
}

/** Reads a file of moves of another program and scores it. */
export function ScoreView(props: ScoreProps) {
  const { mapping, words, onMapping, say } = props;
  const [table, setTable] = useState<CsvTable | null>(null);
  const onText = (text: string) => {
    const read = readCsv(text);
    setTable(read);
    say(words('score.read', { n: read.rows.length }));
  };
  return (
    <section class="teach-part">
      <h2>{words('score')}</h2>
      <p>{words('score.help')}</p>
      <div class="actions">
        <OpenFile label={words('score.open')} accept=".csv,.tsv,.txt,text/csv" onText={onText} />
      </div>
      <MappingForm
        header={table?.header ?? []}
        mapping={mapping}
        words={words}
        onMapping={onMapping}
      />
      {table === null ? null : <Scored {...props} table={table} />}
    </section>
  );
}

interface MappingProps {
  readonly header: readonly string[];
  readonly mapping: Mapping;
  readonly words: Words;
  onMapping(mapping: Mapping): void;
}

function MappingForm({ header, mapping, words, onMapping }: MappingProps) {
  const places = placesOf(mapping, header);
  return (
    <form class="setup" onSubmit={(event) => event.preventDefault()}>
      <Choice
        label={words('score.counted')}
        value={mapping.counted}
        options={counts.map((count) => [count, words(`score.counted.${count}`)])}
        onValue={(counted) => onMapping({ ...mapping, counted: counted as Count })}
      />
      {header.length === 0
        ? null
        : roles.map((role) => (
            <Choice
              key={role}
              label={words(`column.${role}`)}
              value={header[places[role]] ?? ''}
              options={[['', '–'], ...[...new Set(header)].map((name) => [name, name] as const)]}
              onValue={(name) => onMapping(withColumn(mapping, role, name))}
            />
          ))}
    </form>
  );
}

interface ScoredProps extends Pick<ScoreProps, 'game' | 'towers' | 'mapping' | 'words'> {
  readonly table: CsvTable;
}

function Scored({ table, game, towers, mapping, words }: ScoredProps) {
  const { setup, world, history } = game;
  const missing = missingRoles(table, mapping);
  const start = world.label(startOf(history));
  const score = useMemo(
    () => scoreFile(table, mapping, { setup, start, towers }),
    [table, mapping, setup, start, towers],
  );
  if (table.rows.length === 0) return <p>{words('score.empty')}</p>;
  if (missing.length === 0)
    return (
      <>
        <p>{words('score.said', { n: score.trials.length })}</p>
        {score.trials.length === 0 ? null : <ScoreTable scores={score.trials} words={words} />}
        <BadRows bad={score.bad} words={words} />
        <div class="actions">
          <Button
            disabled={score.trials.length === 0}
            onClick={() => saveCsv('scores.csv', (language) => scoresCsv(score.trials, language))}
          >
            {words('save')} CSV
          </Button>
        </div>
      </>
    );
  const columns = missing.map((role) => words(`column.${role}`)).join(', ');
  return (
    <p class="fault" role="alert">
      {words('score.missing', { columns })}
    </p>
  );
}

const mostNamed = 20;

function BadRows({ bad, words }: { readonly bad: readonly BadRow[]; readonly words: Words }) {
  if (bad.length === 0) return null;
  return (
    <>
      <p>{words('score.bad', { n: bad.length })}</p>
      <ul>
        {bad.slice(0, mostNamed).map(({ line, reason, got }) => (
          <li key={line} class="teach-bad">
            {words('score.line', {
              line: String(line),
              reason: words(`bad.${reason}`, { got: got.slice(0, 60) }),
            })}
          </li>
        ))}
      </ul>
      {bad.length > mostNamed ? <p>{words('score.more', { n: bad.length - mostNamed })}</p> : null}
    </>
  );
}

/** The score of a named trial. */
export interface NamedScore extends Score {
  readonly participant: string;
  readonly trial: string;
  readonly start: string;
  readonly goal: string;
}

const known = (value: number | null) => value ?? '–';

const columns: readonly (readonly [Key, (score: NamedScore, words: Words) => string | number])[] = [
  ['run.participant', ({ participant }) => participant],
  ['score.trial', ({ trial }) => trial],
  ['start', ({ start }) => start],
  ['goal', ({ goal }) => goal],
  ['score.moves', ({ moves }) => moves],
  ['score.optimum', ({ optimum }) => known(optimum)],
  ['score.excess', ({ excess }) => known(excess)],
  ['score.optimalMoves', ({ optimalMoves }) => optimalMoves],
  ['score.firstMoveTime', ({ firstMoveTime }) => known(firstMoveTime)],
  ['score.executionTime', (score) => known(executionTime(score))],
  ['score.time', ({ time }) => known(time)],
  ['score.illegal', ({ counts }) => counts.illegal],
  ['score.takenBack', ({ counts: { undo, redo, jump, restart } }) => undo + redo + jump + restart],
  ['score.solved', ({ solved }, words) => words(solved ? 'yes' : 'no')],
];

/** The scores of trials. There may be thousands, so the table is drawn anew only if they change. */
export const ScoreTable = memo(
  ({ scores, words }: { readonly scores: readonly NamedScore[]; readonly words: Words }) => (
    <ScrollTable
      caption={words('score.table')}
      heads={columns.map(([head]) => words(head))}
      rows={scores.map((score) => columns.map(([, cell]) => cell(score, words)))}
    />
  ),
);
