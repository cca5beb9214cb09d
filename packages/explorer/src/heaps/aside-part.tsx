import type { ComponentChildren } from 'preact';
import { AskInCode } from '../shell/ask-in-code.js';
import { PlayFiles } from '../shell/play-files.js';
import { saveGif } from '../shell/save-gif.js';
import type { PartProps } from '../shell/view-props.js';
import { exportHeaps, fileName, formatsOf } from './export-heaps.js';
import { filmOf } from './film.js';
import type { HeapsState } from './heaps-state.js';
import { inCode } from './in-code.js';
import { KnownPart } from './known-part.js';
import type { HeapsAction } from './reducer.js';
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
const Known = (props: PartProps<HeapsState, HeapsAction>) => (
  <>
    <p class="aside">{props.words('heaps.theory.warn')}</p>
    <KnownPart {...props} />
    <Files {...props} />
    <AskInCode cells={inCode(props.state.game)} words={props.words} />
  </>
);

const Files = ({ state: { game }, words, dispatch }: PartProps<HeapsState, HeapsAction>) => (
  <PlayFiles
    formats={formatsOf(game)}
    film={words('heaps.film')}
    words={words}
    onSave={(format) => exportHeaps(game, format, words)}
    onFilm={() => saveGif(fileName(game), filmOf(game, words))}
    onOpen={(text) => dispatch({ type: 'file', text })}
  />
);
