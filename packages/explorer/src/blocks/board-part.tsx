import { type Command, Commands } from '../shell/commands.js';
import { Help } from '../shell/help.js';
import type { PartProps } from '../shell/view-props.js';
import { Arrows } from './arrows.js';
import type { BoardScene } from './board.js';
import { BoardView } from './board-view.js';
import { stanceText } from './cells.js';
import { Facts } from './facts.js';
import { helpKeys } from './keys.js';
import { Legend } from './legend.js';
import { here } from './play.js';
import { type BlocksAction, type BlocksState, noteIn } from './reducer.js';
import { noteText } from './texts.js';

interface Props extends PartProps<BlocksState, BlocksAction> {
  readonly scene: BoardScene;
  readonly commands: readonly Command<BlocksAction>[];
}

/** The board, its commands, and what is known of the position. */
export function BoardPart({ state, scene, commands, words, dispatch }: Props) {
  const { game, look, search } = state;
  const { level } = game;
  const note = noteIn(state);
  return (
    <section aria-label={words('board')}>
      <BoardView
        scene={scene}
        look={look}
        label={`${level.name} ${stanceText(level, here(game), words)}`}
        dispatch={dispatch}
      />
      {look === 'heat' ? (
        <p>{words(search.kind === 'chart' ? 'block.heatHelp' : 'block.heatNone')}</p>
      ) : (
        <Legend level={level} words={words} />
      )}
      <Arrows
        letters={game.game.letters}
        hinted={note?.kind === 'hint' ? note.letter : null}
        words={words}
        onMove={(letter) => dispatch({ type: 'move', letter })}
      />
      {note === null ? null : <p class="block-note">{noteText(note, words)}</p>}
      <Commands commands={commands} dispatch={dispatch}>
        <Help words={words} keys={helpKeys(commands, game, words)} />
      </Commands>
      <Facts state={state} words={words} dispatch={dispatch} />
    </section>
  );
}
