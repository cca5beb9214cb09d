import { useMemo } from 'preact/hooks';
import { type Command, Commands } from '../shell/commands.js';
import { Help } from '../shell/help.js';
import { Player } from '../shell/player.js';
import type { PartProps, ViewProps } from '../shell/view-props.js';
import { Arrows } from './arrows.js';
import { type BoardScene, lookAt } from './board.js';
import { BoardSettings } from './board-settings.js';
import { BoardView } from './board-view.js';
import { stanceText } from './cells.js';
import { Facts, Stance } from './facts.js';
import { arrowOf } from './hint.js';
import { helpKeys } from './keys.js';
import { Legend } from './legend.js';
import { hasWon, here, rulesOf, underRules } from './play.js';
import { type BlocksAction, type BlocksState, noteIn } from './reducer.js';
import { levelText, noteText } from './texts.js';
import { Won } from './won.js';

interface Props
  extends PartProps<BlocksState, BlocksAction>,
    Pick<ViewProps, 'said' | 'onward' | 'onSolved'> {
  readonly scene: BoardScene;
  readonly commands: readonly Command<BlocksAction>[];
  /** True if the way to the win stays hidden. */
  readonly hides: boolean;
  /** True if the level was chosen by someone else. */
  readonly isCard: boolean;
}

/** The board, its commands, and what is known of the position. */
export function BoardPart(props: Props) {
  const { state, scene, commands, words, said, onward, onSolved, dispatch } = props;
  const { hides, isCard } = props;
  const { game, search } = state;
  const { level } = game;
  const look = lookAt(level, state.look, state.numbered);
  const note = noteIn(state);
  const hinted = note?.kind === 'hint' ? note.letter : null;
  const arrow = useMemo(
    () => (hinted === null ? null : arrowOf(game, hinted, look)),
    [game, hinted, look],
  );
  return (
    <section class="play" aria-label={words('board')}>
      <div class="task">
        <p>{words(`block.goal.${level.game}`)}</p>
      </div>
      <BoardView
        scene={scene}
        look={look}
        arrow={arrow}
        label={`${game.name === null ? level.name : levelText(game.name, level.name, words)} ${stanceText(level, here(game), words)}`}
        dispatch={dispatch}
      />
      {hasWon(game) && !state.playing ? (
        <Won
          state={state}
          words={words}
          onward={onward}
          onSolved={onSolved}
          onAgain={() => dispatch({ type: 'restart' })}
        />
      ) : null}
      <div class="block-controls">
        <Arrows
          letters={game.game.letters}
          isTurned={look === 'side'}
          hinted={hinted}
          words={words}
          onMove={(letter) => dispatch({ type: 'move', letter })}
        />
        {isCard ? null : (
          <BoardSettings
            rules={rulesOf(level)}
            look={state.look}
            words={words}
            onRules={(rules) => dispatch({ type: 'open', fields: underRules(game, rules) })}
            onLook={(next) => dispatch({ type: 'look', look: next })}
          />
        )}
      </div>
      {look === 'heat' ? (
        <p>{words(search.kind === 'chart' ? 'block.heatHelp' : 'block.heatNone')}</p>
      ) : (
        <Legend level={level} words={words} />
      )}
      {note === null ? null : <p class="block-note">{noteText(note, words)}</p>}
      <Commands commands={commands} dispatch={dispatch}>
        <Help words={words} keys={helpKeys(commands, game, words)} />
      </Commands>
      <Player
        words={words}
        playing={state.playing}
        at={game.at}
        last={game.letters.length}
        onBeat={() => dispatch({ type: 'beat' })}
        onStep={(at) => dispatch({ type: 'showStep', at })}
      />
      <div class="unseen">{said}</div>
      {hides ? (
        <Stance game={game} words={words} />
      ) : (
        <Facts state={state} words={words} dispatch={dispatch} />
      )}
    </section>
  );
}
