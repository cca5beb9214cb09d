import { memo } from 'preact/compat';
import type { Key, Words } from '../words/words.js';
import { executionTime, type Score } from './score.js';
import { ScrollTable } from './scroll-table.js';

/** The score of a named trial. */
export interface NamedScore extends Score {
  readonly participant: string;
  readonly trial: string;
  readonly start: string;
  readonly goal: string;
}

const known = (value: number | null) => value ?? '–';

/** The heads of the columns and their cells. */
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
