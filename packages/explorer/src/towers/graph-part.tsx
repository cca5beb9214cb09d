import type { PartProps } from '../shell/view-props.js';
import { GraphView } from './graph-view.js';
import type { TowersAction, TowersState } from './reducer.js';
import { current } from './session.js';
import type { useScene } from './use-scene.js';

interface Props extends PartProps<TowersState, TowersAction> {
  readonly shown: ReturnType<typeof useScene>;
}

/** The graph of a tower with the play on it. */
export function GraphPart({ state: { game, path, hint }, shown, words, dispatch }: Props) {
  const { session } = game;
  return (
    <section class="beside" aria-label={words('graph')}>
      <GraphView
        shown={shown}
        at={current(session)}
        start={session.start}
        hint={hint?.next ?? null}
        visited={session.visited.slice(0, session.at + 1)}
        path={path?.vertices ?? []}
        words={words}
        onVertex={(vertex, { shiftKey }) =>
          dispatch({ type: shiftKey ? 'pathTo' : 'jump', vertex })
        }
      />
    </section>
  );
}
