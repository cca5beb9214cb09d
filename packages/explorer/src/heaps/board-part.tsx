import { current } from '../play/history.js';
import { PlayControls } from '../play/play-controls.js';
import type { Command } from '../shell/commands.js';
import type { PartProps, ViewProps } from '../shell/view-props.js';
import { Ended } from './ended.js';
import type { HeapsState } from './heaps-state.js';
import { helpKeys } from './keys.js';
import { PilesView } from './piles-view.js';
import { stopAt } from './play.js';
import type { HeapsAction } from './reducer.js';
import type { Table } from './table.js';
import { TakeForm } from './take-form.js';
import { ruleText, turnText } from './texts.js';
import { TriedPart } from './tried-moves.js';

interface Props extends PartProps<HeapsState, HeapsAction>, Pick<ViewProps, 'said' | 'onward'> {
  readonly commands: readonly Command<HeapsAction>[];
}

/** The heaps, the choice of a move, and the commands. */
export function BoardPart({ state, commands, words, said, onward, dispatch }: Props) {
  const { game, playing } = state;
  const { table, history } = game;
  return (
    <section class="play" aria-label={words('board')}>
      <div class="task">
        <p>
          {ruleText(words, table.setup)} {words(`heaps.goal.${table.setup.convention}`)}
        </p>
      </div>
      <Heaps state={state} words={words} dispatch={dispatch} />
      {said}
      <Ended
        game={game}
        words={words}
        onward={onward}
        onAgain={() => dispatch({ type: 'restart' })}
      />
      <TakeForm state={state} words={words} dispatch={dispatch} />
      <TriedPart state={state} words={words} dispatch={dispatch} />
      <PlayControls
        commands={commands}
        keys={helpKeys(commands, state, words)}
        history={history}
        playing={playing}
        first={1600}
        words={words}
        dispatch={dispatch}
        stopAt={(at) => stopAt(table, history, at)}
      />
      <p class="heaps-help">{words(helpFor(table))}</p>
    </section>
  );
}

/** Whose turn it is or who has won, and the heaps. */
function Heaps({ state: { game, draft }, words, dispatch }: PartProps<HeapsState, HeapsAction>) {
  const { table, history } = game;
  const step = current(history);
  return (
    <>
      <p class="heaps-turn">
        <strong>{turnText(table, step, words)}</strong>
      </p>
      <PilesView
        table={table}
        step={step}
        draft={draft}
        words={words}
        onPlace={(place) => dispatch({ type: 'place', place })}
        onAmount={(place, amount) => dispatch({ type: 'click', place, amount })}
      />
    </>
  );
}

/** The text on how a move is chosen. */
function helpFor({ rules, start }: Table) {
  if (rules.heapsPerMove > 1) return 'heaps.helpMore';
  return start.heaps.length === 1 ? 'heaps.helpOne' : 'heaps.help';
}
