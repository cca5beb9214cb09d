import type { Letter } from '@manaus/blocks';
import { useMemo } from 'preact/hooks';
import { type Command, Commands } from '../shell/commands.js';
import { Help } from '../shell/help.js';
import { Player } from '../shell/player.js';
import type { PartProps, ViewProps } from '../shell/view-props.js';
import { Arrows } from './arrows.js';
import { type BoardScene, type Look, lookAt } from './board.js';
import { BoardSettings } from './board-settings.js';
import { BoardView } from './board-view.js';
import { stanceHere } from './cells.js';
import { Facts, Stance } from './facts.js';
import { arrowOf } from './hint.js';
import { helpKeys } from './keys.js';
import { Legend } from './legend.js';
import { hasWon, rulesOf, underRules } from './play.js';
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
  const { state, commands, words, said, onward, onSolved, hides, dispatch } = props;
  const { game, playing } = state;
  return (
    <section class="play" aria-label={words('board')}>
      <div class="task">
        <p>{words(`block.goal.${game.level.game}`)}</p>
      </div>
      <Board {...props} />
      {hasWon(game) && !playing ? (
        <Won
          state={state}
          words={words}
          onward={onward}
          onSolved={onSolved}
          onAgain={() => dispatch({ type: 'restart' })}
        />
      ) : null}
      <Controls {...props} />
      <Notes state={state} words={words} />
      <Commands commands={commands} dispatch={dispatch}>
        <Help words={words} keys={helpKeys(commands, game, words)} />
      </Commands>
      <Player
        words={words}
        playing={playing}
        at={game.history.at}
        last={game.history.entries.length - 1}
        onBeat={() => dispatch({ type: 'beat' })}
        onStep={(at) => dispatch({ type: 'step', at })}
      />
      <div class="unseen">{said}</div>
      {hides ? <Stance game={game} words={words} /> : <Facts {...props} />}
    </section>
  );
}

/** The look at the level that is drawn. */
const lookIn = ({ game, look, numbered }: BlocksState): Look => lookAt(game.level, look, numbered);

/** The move of a hint on the position; `null` without one. */
function hintIn(state: BlocksState): Letter | null {
  const note = noteIn(state);
  return note?.kind === 'hint' ? note.letter : null;
}

/** The board with the arrow of a hint. */
function Board({ state, scene, words, dispatch }: Props) {
  const { game } = state;
  const { name, level } = game;
  const look = lookIn(state);
  const hinted = hintIn(state);
  const arrow = useMemo(
    () => (hinted === null ? null : arrowOf(game, hinted, look)),
    [game, hinted, look],
  );
  const title = name === null ? level.name : levelText(name, level.name, words);
  return (
    <BoardView
      scene={scene}
      look={look}
      arrow={arrow}
      label={`${title} ${stanceHere(game, words)}`}
      dispatch={dispatch}
    />
  );
}

/** The moves as buttons, and the settings of a level that is not a card. */
function Controls({ state, isCard, words, dispatch }: Props) {
  const { game, look } = state;
  return (
    <div class="block-controls">
      <Arrows
        letters={game.game.letters}
        isTurned={lookIn(state) === 'side'}
        hinted={hintIn(state)}
        words={words}
        onMove={(letter) => dispatch({ type: 'move', letter })}
      />
      {isCard ? null : (
        <BoardSettings
          rules={rulesOf(game.level)}
          look={look}
          words={words}
          onRules={(rules) => dispatch({ type: 'open', fields: underRules(game, rules) })}
          onLook={(next) => dispatch({ type: 'look', look: next })}
        />
      )}
    </div>
  );
}

/** The meaning of the colors, and the note on the position. */
function Notes({ state, words }: NotesProps) {
  const note = noteIn(state);
  return (
    <>
      <Colors state={state} words={words} />
      {note === null ? null : <p class="block-note">{noteText(note, words)}</p>}
    </>
  );
}

type NotesProps = Pick<Props, 'state' | 'words'>;

const Colors = ({ state, words }: NotesProps) =>
  lookIn(state) === 'heat' ? (
    <p>{words(state.search.kind === 'chart' ? 'block.heatHelp' : 'block.heatNone')}</p>
  ) : (
    <Legend level={state.game.level} words={words} />
  );
