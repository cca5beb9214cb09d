import { useMemo } from 'preact/hooks';
import { isAnswer } from '../play/commands.js';
import { showStep } from '../play/history.js';
import { FaultNote } from '../shell/faults.js';
import { useGame, useHides } from '../shell/use-game.js';
import { useKeys } from '../shell/use-keys.js';
import type { GameViewProps } from '../shell/view-props.js';
import { aboveScene, lookAt, sideScene } from './board.js';
import { BoardPart } from './board-part.js';
import { commandsOf, keyActions } from './keys.js';
import { LevelMenu } from './level-menu.js';
import { MorePart } from './more-part.js';
import { fieldsOf, hasWon, here, pathOf } from './play.js';
import {
  type BlocksAction,
  type BlocksState,
  firstBlocks,
  isMove,
  outlookIn,
  reduceBlocks,
} from './reducer.js';
import { saidText } from './texts.js';
import { useKeptLevel, withKept } from './use-kept-level.js';
import { useSearches } from './use-tasks.js';
import { useTurn } from './use-turn.js';

/** A level: its board, its state graph, its text and the moves made, in step. */
export function BlocksView({ isCard = false, isClosed = false, below, ...page }: GameViewProps) {
  const { words, said, onward, onSolved } = page;
  const [state, dispatch] = useGame<BlocksState, BlocksAction>(parts, page);
  useKeptLevel(state);
  useSearches(state, dispatch);
  const { game, fault } = state;
  const hides = useHides(isClosed, hasWon(game), page.fields);
  const commands = commandsOf(state, words).filter(({ action }) => !hides || !isAnswer(action));
  useKeys(keyActions(commands), dispatch);
  const part = { state, scene: useBoard(state), words, dispatch };
  return (
    <>
      <FaultNote fault={fault} words={words} />
      {isCard ? null : (
        <LevelMenu
          name={game.name}
          words={words}
          onLevel={(level) => dispatch({ type: 'open', fields: { level } })}
        />
      )}
      <div class="table">
        <BoardPart
          {...part}
          commands={commands}
          said={said}
          hides={hides}
          isCard={isCard}
          onward={onward}
          onSolved={onSolved}
        />
        {hides ? null : <MorePart {...part} say={page.say} />}
      </div>
      {below?.(fieldsOf({ ...game, history: showStep(game.history, 0) }))}
    </>
  );
}

const parts = {
  first: firstBlocks,
  reduce: (state: BlocksState, action: BlocksAction) =>
    reduceBlocks(
      state,
      action.type === 'open' ? { ...action, fields: withKept(action.fields) } : action,
    ),
  fieldsOf,
  saidText,
  isMove,
};

/** The picture of the board, made anew only if something on it changed. */
function useBoard(state: BlocksState) {
  const { game, numbered, search } = state;
  const { level } = game;
  const look = lookAt(level, state.look, numbered);
  const turn = useTurn(game, look === 'side');
  const piece = turn?.from ?? here(game);
  const outlook = outlookIn(state);
  const heat = look === 'heat' && search.kind === 'chart' ? search.chart.heat : undefined;
  const path = numbered ? pathOf(game) + (outlook.kind === 'way' ? outlook.way : '') : undefined;
  return useMemo(
    () =>
      look === 'side'
        ? sideScene(level, piece, turn?.roll)
        : aboveScene(level, piece, { heat, path }),
    [level, piece, look, heat, path, turn],
  );
}
