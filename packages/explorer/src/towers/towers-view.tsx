import { type NamedTower, towerRegistry } from '@manaus/core';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { current, startOf } from '../play/history.js';
import { towerAddress } from '../shell/address.js';
import { keysOf } from '../shell/commands.js';
import { FaultNote } from '../shell/faults.js';
import { useDrop } from '../shell/files.js';
import { type Fields, faultAbove } from '../shell/game-state.js';
import { SeeAlso } from '../shell/see-also.js';
import { addDone } from '../shell/storage.js';
import { useGame } from '../shell/use-game.js';
import { useKeys } from '../shell/use-keys.js';
import type { PartProps, ViewProps } from '../shell/view-props.js';
import { withoutDistances } from '../words/words.js';
import { BoardPart, isFinished, isOwn } from './board-part.js';
import { GraphView } from './graph-view.js';
import { HowView } from './how-view.js';
import { arrowKeys, commandsOf, pegKeys } from './keys.js';
import { MorePart } from './more-part.js';
import { PuzzleMenu } from './puzzle-menu.js';
import {
  firstTowers,
  isMove,
  reduceTowers,
  saidText,
  type TowersAction,
  type TowersState,
} from './reducer.js';
import { seeAlso } from './see-also.js';
import { towerDone } from './setup.js';
import { SetupForm } from './setup-form.js';
import { recall, useKeptTower } from './stored-play.js';
import { fieldsOf, type TowerGame } from './tower-game.js';
import { useScene } from './use-scene.js';

interface Around {
  /** The game was changed on the page, not by a link or a file. */
  onPlay?(): void;
  readonly towers?: readonly NamedTower[];
  /** The part of the page under the game. */
  below?(state: TowersState, dispatch: (action: TowersAction) => void): ComponentChildren;
}

/** A tower: its board, its graph and the moves made, in step. */
export function TowersView(props: ViewProps & Around) {
  const { below, towers = towerRegistry, said, onward, hidesLeast = false } = props;
  const words = hidesLeast ? withoutDistances(props.words) : props.words;
  const [state, dispatch] = useGame(
    {
      first: () => firstTowers(performance.now(), towers),
      reduce: (old: TowersState, action: TowersAction) =>
        reduceTowers(old, action, performance.now(), towers),
      recall: (next: TowersState, old: TowersState) => recall(next, old, performance.now()),
      fieldsOf,
      saidText,
      isMove,
      onChange: (next: TowersState, old: TowersState, { type }: TowersAction) => {
        if (next.game !== old.game && type !== 'open' && type !== 'file') props.onPlay?.();
      },
    },
    { ...props, words },
  );
  useKeptTower(state);
  const { game } = state;
  useSolved(game, props.onSolved);
  const shown = useScene(game.world, current(game.history));
  const part = { state, words, dispatch };
  useKeys(
    { ...keysOf(commandsOf(state, words)), ...pegKeys(game.world), ...arrowKeys(shown.scene) },
    dispatch,
  );
  useDrop((text) => dispatch({ type: 'file', text }));
  const open = (fields: Fields, field?: string) => dispatch({ type: 'open', fields, field });
  return (
    <>
      <FaultNote fault={faultAbove(state)} words={words} />
      <PuzzleMenu game={game} towers={towers} words={words} onOpen={open} />
      <div class="table">
        <BoardPart {...part} said={said} onward={onward} hidesLeast={hidesLeast} />
        <section class="beside" aria-label={part.words('graph')}>
          <GraphView
            shown={shown}
            hidesLevels={hidesLeast}
            play={part.state}
            path={part.state.path?.vertices ?? []}
            words={part.words}
            onVertex={(vertex, { shiftKey }) =>
              part.dispatch({ type: shiftKey ? 'pathTo' : 'jump', vertex })
            }
          />
        </section>
      </div>
      <FoldedParts {...part} shown={shown} onOpen={open}>
        {below?.(state, dispatch)}
      </FoldedParts>
    </>
  );
}

interface FoldedProps extends Part {
  readonly shown: ReturnType<typeof useScene>;
  readonly children: ComponentChildren;
  onOpen(fields: Fields, field?: string): void;
}

/** Under the board and the graph: the rules, and all that is opened when it is asked for. */
function FoldedParts({ state, shown, words, dispatch, onOpen, children }: FoldedProps) {
  const { game } = state;
  return (
    <div class="folded">
      <HowView game={game} words={words} />
      <SetupForm
        game={game}
        state={state}
        words={words}
        onOpen={onOpen}
        onStart={(label) => dispatch({ type: 'start', label })}
      />
      <p class="beside-another">
        <a href={besideAnother(game)}>{words('pair.open')}</a>
      </p>
      <MorePart state={state} shown={shown} words={words} dispatch={dispatch} />
      {children}
      <SeeAlso class="tower-also" pack="core" {...seeAlso(game)} words={words} />
    </div>
  );
}

/** Keeps that a tower was solved by the player's own moves, and says so to the page. */
function useSolved(game: TowerGame, onSolved: ViewProps['onSolved']): void {
  const solved = isFinished(game) && isOwn(game);
  useEffect(() => {
    if (!solved) return;
    addDone(towerDone(game.setup));
    onSolved?.();
  }, [solved]);
  // A step of a lesson from which no way leads is done when it was tried.
  const tried = game.world.distances[startOf(game.history)] < 0 && game.history.at >= 3;
  useEffect(() => {
    if (tried) onSolved?.();
  }, [tried]);
}

type Part = PartProps<TowersState, TowersAction>;

/** The address of a tower side by side with another: Hanoi, or Manaus where the tower is Hanoi. */
function besideAnother(game: TowerGame): string {
  const compare = new URLSearchParams(another(game)).toString();
  return towerAddress({ ...fieldsOf(game), compare });
}

function another({ setup, world }: TowerGame): Fields {
  const pegs = world.rules.capacities.length;
  if (pegs !== 3) return { puzzle: 'hanoi', pegs: String(pegs) };
  return { puzzle: setup.tower.name === 'hanoi' ? 'manaus' : 'hanoi' };
}
