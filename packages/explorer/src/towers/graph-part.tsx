import type { PartProps } from '../shell/view-props.js';
import { GraphView } from './graph-view.js';
import type { TowersAction, TowersState } from './reducer.js';
import type { useScene } from './use-scene.js';

interface Props extends PartProps<TowersState, TowersAction> {
  readonly shown: ReturnType<typeof useScene>;
}

/** The graph of a tower with the play on it. */
export const GraphPart = ({ state, shown, words, dispatch }: Props) => (
  <section class="beside" aria-label={words('graph')}>
    <GraphView
      shown={shown}
      play={state}
      path={state.path?.vertices ?? []}
      words={words}
      onVertex={(vertex, { shiftKey }) => dispatch({ type: shiftKey ? 'pathTo' : 'jump', vertex })}
    />
  </section>
);
