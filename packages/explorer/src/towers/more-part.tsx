import { current } from '../play/history.js';
import { AskInCode } from '../shell/ask-in-code.js';
import { fieldFault } from '../shell/fault.js';
import { PlayFiles } from '../shell/play-files.js';
import { formats } from '../shell/save.js';
import { saveGif } from '../shell/save-gif.js';
import type { PartProps } from '../shell/view-props.js';
import { exportGraph, fileName } from './export-graph.js';
import { Facts } from './facts.js';
import { filmOf } from './film.js';
import { inCode } from './in-code.js';
import { PathForm } from './path-form.js';
import type { TowersAction, TowersState } from './reducer.js';
import { TextBoard } from './text-board.js';
import type { useScene } from './use-scene.js';
import { Way } from './way.js';
import { Why } from './why.js';

interface Props extends PartProps<TowersState, TowersAction> {
  readonly shown: ReturnType<typeof useScene>;
}

/** The facts of the position, the moves made, paths, and the play as files. */
export function MorePart(props: Props) {
  const { state, words, dispatch } = props;
  const { game, path } = state;
  const { world, history, setup } = game;
  const at = current(history);
  return (
    <details class="tower-more">
      <summary>{words('more')}</summary>
      <Facts game={game} words={words}>
        <Why world={world} tower={setup.tower} at={at} words={words} />
      </Facts>
      <Way game={game} words={words} onStep={(step) => dispatch({ type: 'step', at: step })} />
      <PathForm
        words={words}
        from={world.label(at)}
        to={world.label(world.goals[0])}
        said={path?.phrase ?? null}
        fault={fieldFault(state, 'path', words)}
        onPath={(from, to) => dispatch({ type: 'path', from, to })}
        onClear={() => dispatch({ type: 'clearPath' })}
      />
      <Files {...props} />
      <AskInCode cells={inCode(game)} words={words} />
      <TextBoard game={game} words={words} dispatch={dispatch} />
    </details>
  );
}

const Files = ({ state: { game }, shown, words, dispatch }: Props) => (
  <PlayFiles
    formats={formats}
    film={words('film')}
    words={words}
    onSave={(format) => exportGraph(game, shown.scene, format, words)}
    onFilm={() => saveGif(fileName(game), filmOf(game, words))}
    onOpen={(text) => dispatch({ type: 'file', text })}
  />
);
