import { current, hasHelp, startOf, wayOf } from '../play/history.js';
import { PlayControls } from '../play/play-controls.js';
import { towerAddress } from '../shell/address.js';
import { Finish } from '../shell/finish.js';
import { given } from '../shell/game-state.js';
import { phrasesText } from '../shell/phrase.js';
import type { Onward, PartProps, ViewProps } from '../shell/view-props.js';
import type { Words } from '../words/words.js';
import { BoardPicture } from './board-picture.js';
import { BoardView } from './board-view.js';
import { taskOf } from './how.js';
import { commandsOf, helpKeys } from './keys.js';
import { distanceText } from './phrases.js';
import type { TowersAction, TowersState } from './reducer.js';
import { distanceHere, type TowerGame } from './tower-game.js';
import { goalPeg, isStep } from './world.js';

type Props = PartProps<TowersState, TowersAction> &
  Pick<ViewProps, 'said' | 'onward' | 'hidesLeast'>;

/** The task, the board, how far one has come, and the commands. */
export function BoardPart({ state, words, said, onward, hidesLeast = false, dispatch }: Props) {
  const { game, playing } = state;
  const { world, history } = game;
  const commands = commandsOf(state, words);
  return (
    <section class="play" aria-label={words('board')}>
      <div class="task">
        <p>{phrasesText(taskOf(game.setup, game.world, startOf(game.history)), words)}</p>
        {goalPeg(game.world) === null ? (
          <BoardPicture
            rules={game.world.rules}
            state={game.world.state(game.world.goals[0])}
            peg={36}
            disc={10}
          />
        ) : null}
      </div>
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
      <PlayControls
        commands={commands}
        keys={helpKeys(commands, world, words)}
        history={history}
        playing={playing}
        words={words}
        dispatch={dispatch}
      />
    </section>
  );
}

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

/** Beyond these the next size is no invitation. */
const mostDiscs = 8;

interface FinishedProps {
  readonly game: TowerGame;
  readonly words: Words;
  readonly onward: Onward | null;
  onAgain(): void;
}

/** True if a play has come from its start to the goal. */
export const isFinished = (game: TowerGame): boolean =>
  game.history.at > 0 && distanceHere(game) === 0;

/** The end of a play: its moves beside the fewest possible, and what may come next. */
function Finished({ game, words, onward, onAgain }: FinishedProps) {
  const { world, history } = game;
  const least = world.distances[startOf(history)];
  const best = isOwn(game) && history.at === least;
  const fewest = best ? words('finish.best') : words('card.optimum', { n: least });
  return (
    <Finish
      words={words}
      text={`${madeText(game, words)} ${fewest}`}
      best={best}
      onward={onward ?? nextSize(game, words)}
      onAgain={onAgain}
    />
  );
}

/** True if each step of the play was a move that the player found. */
export const isOwn = (game: TowerGame): boolean => !hasJumps(game) && !hasHelp(game.history);

/** The way in which the goal was reached, and in how many moves. */
function madeText(game: TowerGame, words: Words): string {
  if (hasJumps(game)) return words('card.jumped');
  const { at: n } = game.history;
  return words(hasHelp(game.history) ? 'finish.helped' : 'card.solved', { n });
}

function hasJumps({ world, history }: TowerGame): boolean {
  const way = wayOf(history);
  return way.some((vertex, i) => i > 0 && !isStep(world, way[i - 1], vertex));
}

function nextSize({ setup: { tower, discs, pegs } }: TowerGame, words: Words): Onward | null {
  const n = discs + 1;
  if (n > mostDiscs) return null;
  const fields = given({ puzzle: tower.name, discs: `${n}`, pegs: pegs?.toString() });
  return { label: words('onward.discs', { n }), href: towerAddress(fields) };
}
