import { memo } from 'preact/compat';
import type { Key, Words } from '../words/words.js';
import type { Score } from './score.js';
import { ScrollTable } from './scroll-table.js';

/** A score with the trial that it is of. */
export interface NamedScore extends Score {
  readonly participant: string;
  readonly trial: string;
  readonly start: string;
  readonly goal: string;
}

const heads: readonly Key[] = [
  ...([
    'run.participant',
    'score.trial',
    'start',
    'goal',
    'score.moves',
    'score.optimum',
    'score.excess',
    'score.optimalMoves',
  ] as const),
  ...([
    'score.firstMoveTime',
    'score.time',
    'score.illegal',
    'score.takenBack',
    'score.solved',
  ] as const),
];

/** What the trials amount to; there may be thousands, so that it is drawn anew only when they change. */
export const ScoreTable = memo(
  ({ scores, words }: { readonly scores: readonly NamedScore[]; readonly words: Words }) => {
    const known = (value: number | null) => value ?? '–';
    const rows = scores.map(
      ({
        participant,
        trial,
        start,
        goal,
        moves,
        optimum,
        excess,
        optimalMoves,
        firstMoveTime,
        time,
        counts,
        solved,
      }) => {
        const { illegal, undo, redo, jump, restart } = counts;
        const played = [
          moves,
          known(optimum),
          known(excess),
          optimalMoves,
          known(firstMoveTime),
          known(time),
          illegal,
          undo + redo + jump + restart,
        ];
        return [participant, trial, start, goal, ...played, words(solved ? 'yes' : 'no')];
      },
    );
    return (
      <ScrollTable
        caption={words('score.table')}
        heads={heads.map((key) => words(key))}
        rows={rows}
      />
    );
  },
);
