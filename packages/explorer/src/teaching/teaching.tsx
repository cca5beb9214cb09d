import type { NamedTower } from '@manaus/core';
import { Folded } from '../shell/folded.js';
import type { Run } from '../towers/run.js';
import type { TowerGame } from '../towers/tower-game.js';
import type { Words } from '../words/words.js';
import { CardForm } from './card-form.js';
import type { Mode, ModeAction } from './mode.js';
import { RunView } from './run-view.js';
import { ScoreView } from './score-view.js';

interface TeachingProps {
  readonly game: TowerGame;
  readonly towers: readonly NamedTower[];
  readonly run: Run;
  readonly mode: Mode;
  readonly words: Words;
  say(text: string): void;
  dispatch(action: ModeAction): void;
  onNewRun(): void;
}

/** Cards, the run, and the scoring of files; drawn only while it is open. */
export const Teaching = (props: TeachingProps) => (
  <Folded class="teach" summary={props.words('teach')}>
    {() => <Parts {...props} />}
  </Folded>
);

function Parts({ game, towers, run, mode, words, say, dispatch, onNewRun }: TeachingProps) {
  const common = { game, towers, words, say };
  return (
    <>
      <CardForm
        {...common}
        set={mode.set}
        onSet={(cards) => dispatch({ type: 'set', cards })}
        onCards={(cards, test) => dispatch({ type: 'cards', cards, test })}
      />
      <RunView
        run={run}
        participant={mode.participant}
        words={words}
        onParticipant={(name) => dispatch({ type: 'participant', name })}
        onNew={onNewRun}
      />
      <ScoreView
        {...common}
        mapping={mode.mapping}
        onMapping={(mapping) => dispatch({ type: 'mapping', mapping })}
      />
    </>
  );
}
