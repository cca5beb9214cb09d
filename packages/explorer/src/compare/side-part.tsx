import type { NamedTower } from '@manaus/core';
import { current } from '../play/history.js';
import type { Fields } from '../shell/game-state.js';
import type { PartProps } from '../shell/view-props.js';
import { Meter } from '../towers/board-part.js';
import { BoardView } from '../towers/board-view.js';
import { hasBad } from '../towers/graph-scene.js';
import { GraphView } from '../towers/graph-view.js';
import { HowView } from '../towers/how-view.js';
import { PuzzleMenu } from '../towers/puzzle-menu.js';
import type { TowersAction } from '../towers/reducer.js';
import { sizedText } from '../towers/setup.js';
import { rulesIn, SetupForm } from '../towers/setup-form.js';
import type { TowerGame } from '../towers/tower-game.js';
import { useScene } from '../towers/use-scene.js';
import { textOr, type Words } from '../words/words.js';
import { otherSide, type Side, sameState } from './pair.js';
import type { PairAction, PairState } from './reducer.js';

interface Props extends PartProps<PairState, PairAction> {
  readonly side: Side;
  readonly towers: readonly NamedTower[];
}

/** One of two towers: its rules, its board and its graph. */
export function SidePart({ side, towers, state, words, dispatch }: Props) {
  const game = state.game[side];
  const classed = state.game.some((each) => hasBad(each.world));
  const shown = useScene(game.world, current(game.history), classed);
  const act = (action: TowersAction) => dispatch({ type: 'play', side, action });
  const open = (fields: Fields, field?: string) =>
    dispatch({ type: 'tower', side, fields, field: field && `${side} ${field}` });
  const start = (label: string) => open({ ...rulesIn(game), start: label }, 'start');
  return (
    <section class="side" aria-label={sideName(game, side, words)}>
      <h3>{sideName(game, side, words)}</h3>
      <PuzzleMenu game={game} towers={towers} words={words} onOpen={open} />
      <BoardView play={state.plays[side]} words={words} dispatch={act} />
      <Meter game={game} words={words} />
      <Absent state={state} side={side} words={words} />
      <GraphView
        shown={shown}
        play={state.plays[side]}
        path={[]}
        words={words}
        onVertex={(vertex) => act({ type: 'jump', vertex })}
      />
      <HowView game={game} words={words} />
      <SetupForm
        game={game}
        state={onSide(state, side)}
        words={words}
        onOpen={open}
        onStart={start}
      />
    </section>
  );
}

/** The fault of the view, if a form of this side has it. */
function onSide({ fault, refused }: PairState, side: Side): Pick<PairState, 'fault' | 'refused'> {
  const [of, field] = refused?.field.split(' ') ?? [];
  return of === `${side}` ? { fault, refused: { ...refused, field } } : { fault: null };
}

/** The note that the state of the other tower is not one of this tower. */
function Absent({ state: { game }, side, words }: Pick<Props, 'state' | 'side' | 'words'>) {
  const there = game[otherSide(side)];
  const at = current(there.history);
  const absent = sameState(there.world, at, game[side].world) === null;
  return (
    <p class="aside absent">
      {absent ? words('pair.absent', { label: there.world.label(at) }) : null}
    </p>
  );
}

/**
 * The name of a tower of a pair with the rules that were chosen, such as
 * `A: Hanoi, 3 discs, to and from peg p0`.
 */
export function sideName({ setup }: TowerGame, side: Side, words: Words): string {
  return `${'AB'[side]}: ${[
    sizedText(words, setup),
    ...(setup.pegs === undefined ? [] : [`${words('pegs')}: ${setup.pegs}`]),
    ...(setup.capacities === undefined
      ? []
      : [`${words('capacities')}: ${setup.capacities.join(' ')}`]),
    ...(setup.moves === undefined ? [] : [textOr(words, `moves.${setup.moves}`, setup.moves)]),
  ].join(', ')}`;
}
