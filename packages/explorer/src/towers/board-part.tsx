import { Commands, keyLabels } from '../shell/commands.js';
import { Help } from '../shell/help.js';
import type { PartProps } from '../shell/view-props.js';
import { BoardView } from './board-view.js';
import { Facts } from './facts.js';
import { lettered, pegKeysLabel } from './keys.js';
import type { TowersAction, TowersState } from './reducer.js';
import { current } from './session.js';
import { TextBoard } from './text-board.js';
import { Why } from './why.js';

type Props = PartProps<TowersState, TowersAction>;

/** The board, its commands, and what is known of the position. */
export function BoardPart({ state: { game, lifted }, words, dispatch }: Props) {
  const { world, session } = game;
  const at = current(session);
  const commands = lettered(words);
  const move = (from: number, to: number) => dispatch({ type: 'move', from, to });
  return (
    <section aria-label={words('board')}>
      <BoardView
        world={world}
        at={at}
        lifted={lifted}
        words={words}
        onPeg={(peg) => dispatch({ type: 'pick', peg })}
        onMove={move}
      />
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
      <Facts game={game} words={words} onStep={(step) => dispatch({ type: 'step', at: step })}>
        <Why world={world} tower={game.setup.tower} at={at} words={words} />
      </Facts>
      <TextBoard world={world} at={at} words={words} onMove={move} />
    </section>
  );
}
