import { type NamedTower, towerRegistry } from '@manaus/core';
import { useEffect } from 'preact/hooks';
import { FaultNote } from '../shell/faults.js';
import { Folded } from '../shell/folded.js';
import { stored } from '../shell/storage.js';
import { useStore } from '../shell/use-game.js';
import { useKept } from '../shell/use-kept.js';
import type { ViewProps } from '../shell/view-props.js';
import type { Run } from '../towers/run.js';
import type { TowerGame } from '../towers/tower-game.js';
import { TowersView } from '../towers/towers-view.js';
import type { Words } from '../words/words.js';
import { writeCard } from './card.js';
import { CardDeck } from './card-deck.js';
import { CardForm } from './card-form.js';
import { firstMode, homeOf, type Mode, type ModeAction, reduceMode } from './mode.js';
import { RunView } from './run-view.js';
import { ScoreView } from './score-view.js';

type ModeProps = ViewProps & { readonly towers?: readonly NamedTower[] };

/** The towers with the part for teaching, or the cards that were opened. */
export function TowersMode({ towers = towerRegistry, ...page }: ModeProps) {
  const [mode, dispatch] = useMode(towers, page);
  return (
    <>
      <FaultNote fault={mode.fault} words={page.words} />
      {mode.deck === null ? (
        <TeachingTowers {...page} towers={towers} mode={mode} dispatch={dispatch} />
      ) : (
        <CardDeck
          key={mode.deck}
          cards={mode.deck}
          test={mode.test}
          home={homeOf(mode)}
          participant={mode.participant}
          resumed={mode.resumed}
          {...page}
          onParticipant={(name) => dispatch({ type: 'participant', name })}
        />
      )}
    </>
  );
}

function useMode(towers: readonly NamedTower[], { fields, onFields }: ViewProps) {
  const [mode, dispatch] = useStore<Mode, ModeAction>(
    (old, action) => reduceMode(old, action, towers),
    () => firstMode(fields, towers, { deck: keptDeck(), teaching: stored('tab', 'teaching') }),
    (next, _, action) => {
      if (action.type === 'wrote') onFields(homeOf(next), action.isNew);
      if (action.type === 'mapping') onFields(homeOf(next));
    },
  );
  useEffect(() => dispatch({ type: 'arrived', fields, deck: keptDeck() }), [fields, dispatch]);
  useKept('teaching', `${mode.participant} ${mode.set.length}`, () => ({
    set: mode.set.map(writeCard),
    participant: mode.participant,
  }));
  return [mode, dispatch] as const;
}

const keptDeck = (): unknown => stored('tab', 'deck');

interface TeachingProps extends ViewProps {
  readonly towers: readonly NamedTower[];
  readonly mode: Mode;
  dispatch(action: ModeAction): void;
}

const TeachingTowers = ({ towers, mode, dispatch, ...page }: TeachingProps) => (
  <TowersView
    {...page}
    fields={mode.plain}
    towers={towers}
    onFields={(written, isNew) => dispatch({ type: 'wrote', fields: written, isNew })}
    onPlay={() => dispatch({ type: 'played' })}
    below={({ game, run }, onTower) => (
      <Folded class="teach" summary={page.words('teach')}>
        {() => (
          <Parts
            game={game}
            towers={towers}
            run={run}
            mode={mode}
            words={page.words}
            say={page.say}
            dispatch={dispatch}
            onNewRun={() => onTower({ type: 'newRun' })}
          />
        )}
      </Folded>
    )}
  />
);

interface PartsProps {
  readonly game: TowerGame;
  readonly towers: readonly NamedTower[];
  readonly run: Run;
  readonly mode: Mode;
  readonly words: Words;
  say(text: string): void;
  dispatch(action: ModeAction): void;
  onNewRun(): void;
}

function Parts({ game, towers, run, mode, words, say, dispatch, onNewRun }: PartsProps) {
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
