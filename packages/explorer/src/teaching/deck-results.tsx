import { Folded } from '../shell/folded.js';
import type { NamedRun } from './run-table.js';
import { SaveRuns } from './run-view.js';
import { scoreRun } from './score.js';
import { type NamedScore, ScoreTable } from './score-table.js';
import type { DeckProps } from './use-deck.js';

interface KeepProps extends Pick<DeckProps, 'participant' | 'words' | 'onParticipant'> {
  named(): NamedRun[];
}

/** The runs as files. They hold the distances, so they are folded away. */
export const Keep = ({ named, participant, words, onParticipant }: KeepProps) => (
  <Folded class="teach" summary={words('card.keep')}>
    {() => (
      <SaveRuns
        runs={named}
        participant={participant}
        words={words}
        onParticipant={onParticipant}
      />
    )}
  </Folded>
);

interface ResultsProps {
  /** True for a test, whose results are not for the participant. */
  readonly isFolded: boolean;
  readonly runs: readonly NamedRun[];
  readonly words: DeckProps['words'];
}

/** The scores of the runs. */
export function Results({ runs, isFolded, words }: ResultsProps) {
  const table = <ScoreTable scores={runs.map(scoreOf)} words={words} />;
  if (!isFolded) return table;
  return (
    <details>
      <summary>{words('test.results')}</summary>
      {table}
    </details>
  );
}

function scoreOf({ run, participant, trial }: NamedRun): NamedScore {
  const { world } = run.game;
  const [start, goal] = [run.start, world.goals[0]].map(world.label);
  return { ...scoreRun(run), participant, trial, start, goal };
}
