import { useMemo, useState } from 'preact/hooks';
import { FaultNote } from '../shell/fault-note.js';
import { type Beat, useBeat } from '../shell/player.js';
import { useGame } from '../shell/use-game.js';
import { useKeys } from '../shell/use-keys.js';
import type { ViewProps } from '../shell/view-props.js';
import { aboveScene, sideScene } from './board.js';
import { BoardPart } from './board-part.js';
import { commandsOf, keyActions } from './keys.js';
import { MorePart } from './more-part.js';
import { Picker } from './picker.js';
import { fieldsOf, here, pathOf, rulesOf, underRules } from './play.js';
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

/** A level: its board, its state graph, its text and the moves made, in step. */
export function BlocksView(page: ViewProps) {
  const { words, said, onward, onSolved } = page;
  const [beat, setBeat] = useState<Beat>(800);
  const [state, dispatch] = useGame<BlocksState, BlocksAction>(
    { first: firstBlocks, reduce: reduceKept, fieldsOf, saidText, isMove },
    page,
  );
  useKeptLevel(state);
  useSearches(state, dispatch);
  useBeat(state.playing, beat, () => dispatch({ type: 'beat' }));
  const commands = commandsOf(state, words);
  useKeys(keyActions(commands), dispatch);
  const { game, look, fault } = state;
  const part = { state, scene: useBoard(state), words, dispatch };
  return (
    <>
      <FaultNote fault={fault} words={words} />
      <Picker
        name={game.name}
        rules={rulesOf(game.level)}
        look={look}
        words={words}
        onLevel={(level) => dispatch({ type: 'open', fields: { level } })}
        onRules={(rules) => dispatch({ type: 'open', fields: underRules(game, rules) })}
        onLook={(next) => dispatch({ type: 'look', look: next })}
      />
      <div class="table">
        <BoardPart
          {...part}
          commands={commands}
          said={said}
          beat={beat}
          onward={onward}
          onSolved={onSolved}
          onBeat={setBeat}
        />
        <MorePart {...part} say={page.say} />
      </div>
    </>
  );
}

const reduceKept = (state: BlocksState, action: BlocksAction): BlocksState =>
  reduceBlocks(
    state,
    action.type === 'open' ? { ...action, fields: withKept(action.fields) } : action,
  );

/** The picture of the board, made anew only if something on it changed. */
function useBoard(state: BlocksState) {
  const { game, look, numbered, search } = state;
  const { level } = game;
  const piece = here(game);
  const outlook = outlookIn(state);
  const heat = look === 'heat' && search.kind === 'chart' ? search.chart.heat : undefined;
  const path = numbered ? pathOf(game) + (outlook.kind === 'way' ? outlook.way : '') : undefined;
  return useMemo(
    () => (look === 'side' ? sideScene(level, piece) : aboveScene(level, piece, { heat, path })),
    [level, piece, look, heat, path],
  );
}
