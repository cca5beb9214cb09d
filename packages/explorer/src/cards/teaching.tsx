import type { NamedTower } from '@manaus/core';
import { useState } from 'preact/hooks';
import { RunView } from '../runs/run-view.js';
import { ScoreView } from '../runs/score-view.js';
import type { Run } from '../towers/run.js';
import type { TowerGame } from '../towers/tower-game.js';
import type { Words } from '../words/words.js';
import { CardForm } from './card-form.js';
import type { Mode, ModeAction } from './mode.js';

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
export function Teaching({
  game,
  towers,
  run,
  mode,
  words,
  say,
  dispatch,
  onNewRun,
}: TeachingProps) {
  const [open, setOpen] = useState(false);
  return (
    <details class="teach" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words('teach')}</summary>
      {open ? (
        <>
          <CardForm
            game={game}
            towers={towers}
            set={mode.set}
            words={words}
            say={say}
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
            game={game}
            towers={towers}
            mapping={mode.mapping}
            words={words}
            onMapping={(mapping) => dispatch({ type: 'mapping', mapping })}
            say={say}
          />
        </>
      ) : null}
    </details>
  );
}
