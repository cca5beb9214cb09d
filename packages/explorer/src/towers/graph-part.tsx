import { Commands, saveCommands } from '../shell/commands.js';
import { OpenFile } from '../shell/open-file.js';
import { formats } from '../shell/save.js';
import type { PartProps } from '../shell/view-props.js';
import { exportGraph } from './export-graph.js';
import { GraphView } from './graph-view.js';
import { PathForm } from './path-form.js';
import type { TowersAction, TowersState } from './reducer.js';
import { current } from './session.js';
import type { useScene } from './use-scene.js';

interface Props extends PartProps<TowersState, TowersAction> {
  readonly shown: ReturnType<typeof useScene>;
}

/** The graph, shortest paths in it, and the play as files. */
export function GraphPart({ state: { game, path }, shown, words, dispatch }: Props) {
  const { world, session } = game;
  return (
    <section aria-label={words('graph')}>
      <GraphView
        shown={shown}
        at={current(session)}
        visited={session.visited.slice(0, session.at + 1)}
        path={path?.vertices ?? []}
        words={words}
        onVertex={(vertex, { shiftKey }) =>
          dispatch({ type: shiftKey ? 'pathTo' : 'jump', vertex })
        }
      />
      <PathForm
        words={words}
        from={world.label(current(session))}
        to={world.label(world.goals[0])}
        said={path?.phrase ?? null}
        onPath={(from, to) => dispatch({ type: 'path', from, to })}
        onClear={() => dispatch({ type: 'clearPath' })}
      />
      <Commands
        commands={saveCommands(formats, words)}
        dispatch={(format) => exportGraph(game, shown.scene, format)}
      >
        <OpenFile
          label={words('open')}
          accept=".json,application/json"
          onText={(text) => dispatch({ type: 'file', text })}
        />
      </Commands>
    </section>
  );
}
