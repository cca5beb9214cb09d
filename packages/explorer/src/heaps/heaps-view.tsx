import { type HeapGameFamily, heapGames } from '@manaus/games';
import { useEffect } from 'preact/hooks';
import { FaultNote } from '../shell/fault-note.js';
import { SeeAlso } from '../shell/see-also.js';
import { useGame } from '../shell/use-game.js';
import { useKeys } from '../shell/use-keys.js';
import type { ViewProps } from '../shell/view-props.js';
import { AsidePart } from './aside-part.js';
import { BoardPart } from './board-part.js';
import { isWon } from './ended.js';
import { fieldsOf } from './heaps-game.js';
import { keyActions, lettered } from './keys.js';
import { firstHeaps, type HeapsAction, type HeapsState, isMove, reduceHeaps } from './reducer.js';
import { SetupForm } from './setup-form.js';
import { saidText } from './texts.js';
import { recalled, useKeptHeaps } from './use-kept-heaps.js';

/** A heap game: the heaps, what is known of them, and an opponent. */
export function HeapsView({
  games = heapGames,
  ...page
}: ViewProps & { readonly games?: readonly HeapGameFamily[] }) {
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
  const commands = lettered(state, words);
  useKeys(keyActions(commands), dispatch);
  const won = isWon(game);
  useEffect(() => {
    if (won) onSolved?.();
  }, [won]);
  return (
    <>
      <FaultNote fault={fault} words={words} />
      <SetupForm
        table={table}
        games={games}
        fields={fieldsOf(game)}
        words={words}
        onOpen={(fields) => dispatch({ type: 'open', fields })}
      />
      <div class="table wide">
        <BoardPart
          state={state}
          commands={commands}
          words={words}
          said={said}
          onward={onward}
          dispatch={dispatch}
        />
        <AsidePart state={state} words={words} dispatch={dispatch} />
      </div>
      <SeeAlso class="heaps-also" pack="games" {...table.setup.family.references} words={words} />
    </>
  );
}
