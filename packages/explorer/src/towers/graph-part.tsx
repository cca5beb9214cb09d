import type { PartProps } from '../shell/view-props.js';
import { GraphView } from './graph-view.js';
import type { TowersAction, TowersState } from './reducer.js';
import type { useScene } from './use-scene.js';

interface Props extends PartProps<TowersState, TowersAction> {
  readonly shown: ReturnType<typeof useScene>;
  readonly hidesLeast: boolean;
}

/** The graph of a tower with the play on it. */
export const GraphPart = ({ state, shown, hidesLeast, words, dispatch }: Props) => (
  <section class="beside" aria-label={words('graph')}>
    <GraphView
      shown={shown}
      hidesLevels={hidesLeast}
      play={state}
      path={state.path?.vertices ?? []}
      words={words}
      onVertex={(vertex, { shiftKey }) => dispatch({ type: shiftKey ? 'pathTo' : 'jump', vertex })}
    />
  </section>
);
