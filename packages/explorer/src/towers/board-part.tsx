import { current, startOf } from '../play/history.js';
import { Commands } from '../shell/commands.js';
import { Help } from '../shell/help.js';
import { phrasesText } from '../shell/phrase.js';
import { Player } from '../shell/player.js';
import type { PartProps, ViewProps } from '../shell/view-props.js';
import type { Words } from '../words/words.js';
import { BoardPicture } from './board-picture.js';
import { BoardView } from './board-view.js';
import { Finished, isFinished } from './finished.js';
import { taskOf } from './how.js';
import { commandsOf, helpKeys } from './keys.js';
import { distanceText } from './phrases.js';
import type { TowersAction, TowersState } from './reducer.js';
import type { TowerGame } from './tower-game.js';
import { goalPeg } from './world.js';

type Props = PartProps<TowersState, TowersAction> &
  Pick<ViewProps, 'said' | 'onward' | 'hidesLeast'>;

/** The task, the board, how far one has come, and the commands. */
export function BoardPart({ state, words, said, onward, hidesLeast = false, dispatch }: Props) {
  const { game, playing } = state;
  const { world, history } = game;
  const commands = commandsOf(state, words);
  return (
    <section class="play" aria-label={words('board')}>
      <Task game={game} words={words} />
      <BoardView play={state} words={words} dispatch={dispatch} />
      <Meter game={game} words={words} hidesLeast={hidesLeast && !isFinished(game)} />
      {said}
      {isFinished(game) && !playing ? (
        <Finished
          game={game}
          words={words}
          onward={onward}
          onAgain={() => dispatch({ type: 'restart' })}
        />
      ) : null}
      <Commands commands={commands} dispatch={dispatch}>
        <Help words={words} keys={helpKeys(commands, world, words)} />
      </Commands>
      <Player
        words={words}
        playing={playing}
        at={history.at}
        last={history.entries.length - 1}
        onBeat={() => dispatch({ type: 'beat' })}
        onStep={(at) => dispatch({ type: 'step', at })}
      />
    </section>
  );
}

interface TaskProps extends Pick<Props, 'words'> {
  readonly game: TowerGame;
}

/** The task, in a sentence or two, with a picture where the goal is no tower. */
const Task = ({ game: { setup, world, history }, words }: TaskProps) => (
  <div class="task">
    <p>{phrasesText(taskOf(setup, world, startOf(history)), words)}</p>
    {goalPeg(world) === null ? (
      <BoardPicture rules={world.rules} state={world.state(world.goals[0])} peg={36} disc={10} />
    ) : null}
  </div>
);

interface MeterProps {
  readonly game: TowerGame;
  readonly words: Words;
  /** True if neither the fewest moves nor the distance may be said. */
  readonly hidesLeast?: boolean;
}

/** The moves made, the fewest possible, and how far the goal is. */
export function Meter({ game: { world, history }, words, hidesLeast = false }: MeterProps) {
  const at = current(history);
  const least = world.distances[startOf(history)];
  return (
    <p class="meter">
      <span class="count">{words('card.made', { n: history.at })}</span>
      {least > 0 && !hidesLeast ? <span>{words('meter.fewest', { n: least })}</span> : null}
      {hidesLeast || (history.at === 0 && least >= 0) ? null : (
        <span class={world.distances[at] < 0 ? 'chip bad' : 'chip good'}>
          {distanceText(world, at, words)}
        </span>
      )}
    </p>
  );
}
