import { useState } from 'preact/hooks';
import { Commands, keyLabels } from '../shell/commands.js';
import { Help } from '../shell/help.js';
import { phraseText } from '../shell/phrase.js';
import { type Beat, Player, useBeat } from '../shell/player.js';
import type { PartProps, ViewProps } from '../shell/view-props.js';
import { BoardPicture } from './board-picture.js';
import { BoardView } from './board-view.js';
import { Finished, isFinished } from './finished.js';
import { taskOf } from './how.js';
import { commandsOf, pegKeysLabel } from './keys.js';
import { Meter } from './meter.js';
import type { TowersAction, TowersState } from './reducer.js';
import { current } from './session.js';
import type { TowerGame } from './tower-game.js';
import { goalPeg } from './world.js';

type Props = PartProps<TowersState, TowersAction> & Pick<ViewProps, 'said' | 'onward'>;

/** The task, the board, how far one has come, and the commands. */
export function BoardPart({ state, words, said, onward, dispatch }: Props) {
  const { game, lifted, hint, playing } = state;
  const { world, session } = game;
  const [beat, setBeat] = useState<Beat>(800);
  useBeat(playing, beat, () => dispatch({ type: 'beat' }));
  const commands = commandsOf(state, words);
  return (
    <section class="play" aria-label={words('board')}>
      <Task game={game} words={words} />
      <BoardView
        world={world}
        at={current(session)}
        lifted={lifted}
        hint={hint}
        words={words}
        onPeg={(peg) => dispatch({ type: 'pick', peg })}
        onMove={(from, to) => dispatch({ type: 'move', from, to })}
      />
      <Meter game={game} words={words} />
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
        <Help
          words={words}
          keys={[
            pegKeysLabel(world, words),
            ['← ↑ → ↓', words('help.arrows')],
            ...keyLabels(commands),
          ]}
        />
      </Commands>
      <Player
        words={words}
        beat={beat}
        at={session.at}
        last={session.visited.length - 1}
        onBeat={setBeat}
        onStep={(at) => dispatch({ type: 'step', at })}
      />
    </section>
  );
}

/** The task, in a sentence or two, with a picture where the goal is no tower. */
function Task({
  game,
  words,
}: {
  readonly game: TowerGame;
  readonly words: PartProps<0, 0>['words'];
}) {
  const { setup, world, session } = game;
  const sentences = taskOf(setup, world, session.start);
  return (
    <div class="task">
      <p>{sentences.map((sentence) => phraseText(sentence, words)).join(' ')}</p>
      {goalPeg(world) === null ? (
        <BoardPicture rules={world.rules} state={world.state(world.goals[0])} peg={36} disc={10} />
      ) : null}
    </div>
  );
}
