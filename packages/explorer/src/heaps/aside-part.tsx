import type { ComponentChildren } from 'preact';
import { AskInCode } from '../shell/ask-in-code.js';
import { Commands, saveCommands } from '../shell/commands.js';
import { OpenFile } from '../shell/open-file.js';
import type { PartProps } from '../shell/view-props.js';
import { exportHeaps, formatsOf } from './export-heaps.js';
import { inCode } from './in-code.js';
import { KnownPart } from './known-part.js';
import type { HeapsAction, HeapsState } from './reducer.js';
import { Way } from './way.js';

interface Props extends PartProps<HeapsState, HeapsAction> {
  /** True if the answer stays hidden, here and in files. */
  readonly hides: boolean;
  /** The settings of the game. */
  readonly children?: ComponentChildren;
}

/** Beside the heaps: the settings, the moves made, what is known, and the play as files. */
export function AsidePart({ state, hides, words, dispatch, children }: Props) {
  const { game } = state;
  return (
    <section class="beside" aria-label={words('heaps.known')}>
      {children}
      <Way game={game} words={words} onStep={(at) => dispatch({ type: 'step', at })} />
      {hides ? null : <Known state={state} words={words} dispatch={dispatch} />}
    </section>
  );
}

/** The theory of the position, folded away, and the play as files. */
function Known({ state, words, dispatch }: PartProps<HeapsState, HeapsAction>) {
  const { game } = state;
  return (
    <>
      <p class="aside">{words('heaps.theory.warn')}</p>
      <KnownPart state={state} words={words} dispatch={dispatch} />
      <Commands
        commands={saveCommands(formatsOf(game), words)}
        dispatch={(format) => exportHeaps(game, format, words)}
      >
        <OpenFile
          label={words('open')}
          accept=".json,application/json"
          onText={(text) => dispatch({ type: 'file', text })}
        />
      </Commands>
      <AskInCode cells={inCode(game)} words={words} />
    </>
  );
}
