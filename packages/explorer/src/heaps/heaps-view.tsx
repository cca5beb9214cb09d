import { type HeapGameFamily, heapGames } from '@manaus/games';
import { useEffect, useState } from 'preact/hooks';
import { FaultNote } from '../shell/fault-note.js';
import type { Fields } from '../shell/game-state.js';
import { SeeAlso } from '../shell/see-also.js';
import { useDrop } from '../shell/use-drop.js';
import { useGame } from '../shell/use-game.js';
import { useKeys } from '../shell/use-keys.js';
import type { GameViewProps } from '../shell/view-props.js';
import { AsidePart } from './aside-part.js';
import { BoardPart } from './board-part.js';
import { isWon } from './ended.js';
import { GameMenu } from './game-menu.js';
import { fieldsOf } from './heaps-game.js';
import { isAnswer, keyActions, lettered } from './keys.js';
import { firstHeaps, type HeapsAction, type HeapsState, isMove, reduceHeaps } from './reducer.js';
import { writeSetup } from './setup.js';
import { SetupForm } from './setup-form.js';
import { saidText } from './texts.js';
import { recalled, useKeptHeaps } from './use-kept-heaps.js';

/** A heap game: the heaps, what is known of them, and an opponent. */
export function HeapsView({
  games = heapGames,
  isCard = false,
  isClosed = false,
  below,
  ...page
}: GameViewProps & { readonly games?: readonly HeapGameFamily[] }) {
  const { words, said, onward, onSolved } = page;
  const [state, dispatch] = useGame(
    {
      first: () => firstHeaps(games),
      reduce: (old: HeapsState, action: HeapsAction) => {
        const next = reduceHeaps(old, action, games);
        return action.type === 'open' ? recalled(next, old) : next;
      },
      fieldsOf,
      saidText,
      isMove,
    },
    page,
  );
  useKeptHeaps(state);
  const { game, fault } = state;
  const { table } = game;
  const fields = fieldsOf(game);
  const open = (fields: Fields) => dispatch({ type: 'open', fields });
  const [opened, setOpened] = useState(false);
  const hides = isClosed && !opened;
  const commands = lettered(state, words).filter(({ action }) => !hides || !isAnswer(action));
  useKeys(keyActions(commands), dispatch);
  useDrop((text) => dispatch({ type: 'file', text }));
  const won = isWon(game);
  useEffect(() => setOpened(false), [page.fields]);
  useEffect(() => {
    if (!won) return;
    setOpened(true);
    onSolved?.();
  }, [won]);
  return (
    <>
      <FaultNote fault={fault} words={words} />
      {isCard ? null : (
        <GameMenu setup={table.setup} games={games} fields={fields} words={words} onOpen={open} />
      )}
      <div class="table wide">
        <BoardPart
          state={state}
          commands={commands}
          words={words}
          said={said}
          onward={onward}
          dispatch={dispatch}
        />
        <AsidePart state={state} hides={hides} words={words} dispatch={dispatch}>
          {isCard ? null : <SetupForm table={table} fields={fields} words={words} onOpen={open} />}
        </AsidePart>
      </div>
      {below?.(writeSetup(table.setup))}
      <SeeAlso class="heaps-also" pack="games" {...table.setup.family.references} words={words} />
    </>
  );
}
