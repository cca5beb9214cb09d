import type { NamedTower } from '@manaus/core';
import { useState } from 'preact/hooks';
import type { Mapping } from '../runs/columns.js';
import type { Run } from '../runs/run.js';
import { RunView } from '../runs/run-view.js';
import { ScoreView } from '../runs/score-view.js';
import type { TowerGame } from '../towers/use-tower.js';
import type { Words } from '../words/words.js';
import type { Card } from './card.js';
import { CardForm } from './card-form.js';

interface TeachingProps {
  readonly game: TowerGame;
  readonly towers: readonly NamedTower[];
  readonly run: Run | null;
  readonly set: readonly Card[];
  readonly mapping: Mapping;
  readonly participant: string;
  readonly words: Words;
  say(text: string): void;
  onSet(cards: readonly Card[]): void;
  onCards(cards: readonly Card[]): void;
  onMapping(mapping: Mapping): void;
  onParticipant(name: string): void;
  onNewRun(): void;
}

/** Cards, the run, and the scoring of files; drawn only while it is open. */
export function Teaching({
  game,
  towers,
  run,
  set,
  mapping,
  participant,
  words,
  say,
  onSet,
  onCards,
  onMapping,
  onParticipant,
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
            set={set}
            words={words}
            say={say}
            onSet={onSet}
            onCards={onCards}
          />
          {run === null ? null : (
            <RunView
              run={run}
              participant={participant}
              words={words}
              onParticipant={onParticipant}
              onNew={onNewRun}
            />
          )}
          <ScoreView
            game={game}
            towers={towers}
            mapping={mapping}
            words={words}
            onMapping={onMapping}
            say={say}
          />
        </>
      ) : null}
    </details>
  );
}
