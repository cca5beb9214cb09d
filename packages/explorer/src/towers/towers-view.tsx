import { type NamedTower, towerRegistry } from '@manaus/core';
import type { ComponentChildren } from 'preact';
import { keysOf } from '../shell/commands.js';
import { FaultNote } from '../shell/fault-note.js';
import { SeeAlso } from '../shell/see-also.js';
import { useGame } from '../shell/use-game.js';
import { useKeys } from '../shell/use-keys.js';
import type { ViewProps } from '../shell/view-props.js';
import { BoardPart } from './board-part.js';
import { GraphPart } from './graph-part.js';
import { HowView } from './how-view.js';
import { arrowKeys, lettered, pegKeys } from './keys.js';
import {
  firstTowers,
  reduceTowers,
  saidText,
  type TowersAction,
  type TowersState,
} from './reducer.js';
import { seeAlso } from './see-also.js';
import { current } from './session.js';
import { SetupForm } from './setup-form.js';
import { fieldsOf } from './tower-game.js';
import { useScene } from './use-scene.js';

/** The surroundings of the view. */
interface Around {
  /** The game was changed on the page, not by a link or a file. */
  onPlay?(): void;
  readonly towers?: readonly NamedTower[];
  /** The part of the page under the game. */
  below?(state: TowersState, dispatch: (action: TowersAction) => void): ComponentChildren;
}

/** A tower: its board, its graph and the moves made, in step. */
export function TowersView({ onPlay, below, towers = towerRegistry, ...page }: ViewProps & Around) {
  const { words } = page;
  const [state, dispatch] = useGame(
    {
      first: () => firstTowers(performance.now(), towers),
      reduce: (old: TowersState, action: TowersAction) =>
        reduceTowers(old, action, performance.now(), towers),
      fieldsOf,
      saidText,
      onChange: (next, old, action) => {
        const opened = action.type === 'open' || action.type === 'file';
        if (next.game !== old.game && !opened) onPlay?.();
      },
    },
    page,
  );
  const { game } = state;
  const { world, session } = game;
  const shown = useScene(world, current(session));
  useKeys({ ...keysOf(lettered(words)), ...pegKeys(world), ...arrowKeys(shown.scene) }, dispatch);
  const part = { state, shown, words, dispatch };
  return (
    <>
      <FaultNote fault={state.fault} words={words} />
      <SetupForm
        game={game}
        towers={towers}
        words={words}
        onOpen={(fields) => dispatch({ type: 'open', fields })}
        onStart={(label) => dispatch({ type: 'start', label })}
      />
      <HowView game={game} words={words} />
      <div class="table">
        <BoardPart {...part} />
        <GraphPart {...part} />
      </div>
      {below?.(state, dispatch)}
      <SeeAlso class="tower-also" pack="core" {...seeAlso(game)} words={words} />
    </>
  );
}
