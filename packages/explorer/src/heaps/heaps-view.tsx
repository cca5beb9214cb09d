import { type HeapGameEntry, heapGames } from '@manaus/games';
import { heapReferences } from '@manaus/papers/references';
import { useEffect } from 'preact/hooks';
import { isAnswer } from '../play/commands.js';
import { FaultNote } from '../shell/faults.js';
import { useDrop } from '../shell/files.js';
import { type Fields, faultAbove } from '../shell/game-state.js';
import { SeeAlso } from '../shell/see-also.js';
import { useGame, useHides } from '../shell/use-game.js';
import { useKeys } from '../shell/use-keys.js';
import type { GameViewProps } from '../shell/view-props.js';
import { AsidePart } from './aside-part.js';
import { BoardPart } from './board-part.js';
import { isOwnWin, isWon } from './ended.js';
import { GameMenu } from './game-menu.js';
import { fieldsOf } from './heaps-game.js';
import type { HeapsState } from './heaps-state.js';
import { commandsOf, keyActions } from './keys.js';
import { recall, useKeptHeaps } from './play-file.js';
import { firstHeaps, type HeapsAction, isMove, reduceHeaps } from './reducer.js';
import { writeSetup } from './setup.js';
import { SetupForm } from './setup-form.js';
import { saidText } from './texts.js';

type HeapsProps = GameViewProps & { readonly games?: readonly HeapGameEntry[] };

/** A heap game: the heaps, what is known of them, and an opponent. */
export function HeapsView(props: HeapsProps) {
  const { games = heapGames, isCard = false, isClosed = false, below, words, ...page } = props;
  const [state, dispatch] = useGame(
    {
      first: () => firstHeaps(games),
      reduce: (old: HeapsState, action: HeapsAction) => reduceHeaps(old, action, games),
      recall,
      fieldsOf,
      saidText,
      isMove,
    },
    props,
  );
  useKeptHeaps(state);
  const { table } = state.game;
  const { setup } = table;
  const fields = fieldsOf(state.game);
  const open = (next: Fields, field?: string) => dispatch({ type: 'open', fields: next, field });
  const hides = useHides(isClosed, isWon(state.game), page.fields);
  const solved = isOwnWin(state.game);
  useEffect(() => {
    if (solved) page.onSolved?.();
  }, [solved]);
  const commands = commandsOf(state, words).filter(({ action }) => !hides || !isAnswer(action));
  useKeys(keyActions(commands), dispatch);
  useDrop((text) => dispatch({ type: 'file', text }));
  const part = { state, words, dispatch };
  const form = { fields, words, state, onOpen: open };
  return (
    <>
      <FaultNote fault={faultAbove(state)} words={words} />
      {isCard ? null : <GameMenu setup={setup} games={games} {...form} />}
      <div class="table wide">
        <BoardPart {...part} commands={commands} said={page.said} onward={page.onward} />
        <AsidePart {...part} hides={hides}>
          {isCard ? null : <SetupForm table={table} {...form} />}
        </AsidePart>
      </div>
      {below?.(writeSetup(setup))}
      <SeeAlso
        class="heaps-also"
        pack="games"
        {...heapReferences(setup.family.name)}
        words={words}
      />
    </>
  );
}
