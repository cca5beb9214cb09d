import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { current } from '../play/history.js';
import { MovesMade } from '../play/play-controls.js';
import { AskInCode } from '../shell/ask-in-code.js';
import { PlayFiles } from '../shell/files.js';
import { saveGif } from '../shell/gif.js';
import type { PartProps } from '../shell/view-props.js';
import { ColumnsView } from './columns-view.js';
import { exportHeaps, fileName, filmOf, formatsOf } from './export-heaps.js';
import { Facts } from './facts.js';
import type { HeapsState } from './heaps-state.js';
import { inCode } from './in-code.js';
import { isStop } from './play.js';
import type { HeapsAction } from './reducer.js';
import { heapsInRow } from './row.js';
import { StripView } from './strip-view.js';
import { stepText } from './texts.js';

interface Props extends PartProps<HeapsState, HeapsAction> {
  /** True if the answer stays hidden, here and in files. */
  readonly hides: boolean;
  /** The settings of the game. */
  readonly children?: ComponentChildren;
}

/** Beside the heaps: the settings, the moves made, what is known, and the play as files. */
export function AsidePart({ state, hides, words, dispatch, children }: Props) {
  const { table, history } = state.game;
  return (
    <section class="beside" aria-label={words('heaps.known')}>
      {children}
      <MovesMade
        history={history}
        class="step heaps-step"
        words={words}
        isStop={(step) => isStop(table, step)}
        onStep={(at) => dispatch({ type: 'step', at })}
      >
        {(step) => stepText(table, step, words)}
      </MovesMade>
      {hides ? null : (
        <>
          <p class="aside">{words('heaps.theory.warn')}</p>
          <KnownPart state={state} words={words} dispatch={dispatch} />
          <PlayFiles
            formats={formatsOf(state.game)}
            film={words('heaps.film')}
            words={words}
            onSave={(format) => exportHeaps(state.game, format, words)}
            onFilm={() => saveGif(fileName(state.game), filmOf(state.game, words))}
            onOpen={(text) => dispatch({ type: 'file', text })}
          />
          <AskInCode cells={inCode(state.game)} words={words} />
        </>
      )}
    </section>
  );
}

type KnownProps = PartProps<HeapsState, HeapsAction>;

/** The answer: what is known about a position, folded away until it is asked for. */
function KnownPart(props: KnownProps) {
  const { state, words } = props;
  const [open, setOpen] = useState(false);
  const shown = open || state.winning;
  return (
    <details
      class="heaps-theory"
      open={shown}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{words('heaps.theory')}</summary>
      {shown ? <Theory {...props} /> : null}
    </details>
  );
}

/** The outcome of the position, the sum that decides it, and the row of single heaps. */
function Theory({ state: { game, winning }, words, dispatch }: KnownProps) {
  const { table, history, row } = game;
  const { position } = current(history);
  return (
    <>
      <Facts
        game={game}
        words={words}
        winning={winning}
        onMove={(move) => dispatch({ type: 'move', move })}
      />
      <ColumnsView table={table} position={position} words={words} />
      {row === null ? null : (
        <StripView table={table} row={row} heaps={heapsInRow(table, position)} words={words} />
      )}
    </>
  );
}
