import { type NamedTower, towerRegistry } from '@manaus/core';
import { useEffect } from 'preact/hooks';
import { FaultNote } from '../shell/fault-note.js';
import { useStore } from '../shell/use-store.js';
import type { ViewProps } from '../shell/view-props.js';
import { TowersView } from '../towers/towers-view.js';
import { CardDeck } from './card-deck.js';
import { firstMode, homeOf, type Mode, type ModeAction, reduceMode } from './mode.js';
import { Teaching } from './teaching.js';

/** The towers with the part for teaching, or the cards that were opened. */
export function TowersMode({
  fields,
  words,
  onFields,
  say,
  towers = towerRegistry,
}: ViewProps & { readonly towers?: readonly NamedTower[] }) {
  const [mode, dispatch] = useStore<Mode, ModeAction>(
    (old, action) => reduceMode(old, action, towers),
    () => firstMode(fields, towers),
    (next, _, { type }) => {
      if (type === 'wrote' || type === 'mapping') onFields(homeOf(next));
    },
  );
  useEffect(() => dispatch({ type: 'arrived', fields }), [fields, dispatch]);
  return (
    <>
      <FaultNote fault={mode.fault} words={words} />
      {mode.deck === null ? (
        <TowersView
          fields={mode.plain}
          towers={towers}
          words={words}
          onFields={(written) => dispatch({ type: 'wrote', fields: written })}
          say={say}
          onPlay={() => dispatch({ type: 'played' })}
          below={({ game, run }, onTower) => (
            <Teaching
              game={game}
              towers={towers}
              run={run}
              mode={mode}
              words={words}
              say={say}
              dispatch={dispatch}
              onNewRun={() => onTower({ type: 'newRun' })}
            />
          )}
        />
      ) : (
        <CardDeck
          key={mode.deck}
          cards={mode.deck}
          home={homeOf(mode)}
          participant={mode.participant}
          words={words}
          onFields={onFields}
          say={say}
          onParticipant={(name) => dispatch({ type: 'participant', name })}
        />
      )}
    </>
  );
}
