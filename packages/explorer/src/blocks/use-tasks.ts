import type { BlockState, Level } from '@manaus/blocks';
import { useEffect } from 'preact/hooks';
import { here } from './play.js';
import { type BlocksAction, type BlocksState, patience } from './reducer.js';
import type { Report, Task } from './search-task.js';
import SearchWorker from './search-worker.js?worker&inline';

type Dispatch = (action: BlocksAction) => void;

/** The worker's search of a level, and of single states where the level has too many. */
export function useSearches({ game, search, searchTime }: BlocksState, dispatch: Dispatch): void {
  const { level } = game;
  useEffect(() => {
    if (searchTime === 0) return;
    return startTask({ kind: 'chart', level, milliseconds: searchTime }, (report) =>
      dispatch({ type: 'searched', level, report }),
    );
  }, [level, searchTime]);
  const state = here(game);
  const stopped = search.kind === 'stopped';
  useEffect(() => {
    const rest = stopped && restOf(level, state);
    if (!rest) return;
    return startTask({ kind: 'way', level: rest, milliseconds: patience }, (report) =>
      dispatch({ type: 'wayFound', from: state, report }),
    );
  }, [level, state, stopped]);
}

/** The floor that is left of a level of On The Edge, as a level; `null` in other games. */
function restOf(level: Level, state: BlockState): Level | null {
  if (level.game !== 'on-the-edge' || !('cube' in state && 'floor' in state)) return null;
  return { ...level, start: state.cube, floor: state.floor };
}

/** Time after the end of a task until its worker, which reads the clock rarely, is ended. */
const grace = 1500;

/** Starts a task in a worker, which reports a stop if it fails; returns the function to end it. */
function startTask(task: Task, onReport: (report: Report) => void): () => void {
  const worker = new SearchWorker();
  let states = 0;
  const stop = () => {
    clearTimeout(timer);
    worker.terminate();
  };
  const giveUp = () => {
    stop();
    onReport({ kind: 'stopped', states });
  };
  // Reports sent while the page was busy come first.
  const overdue = () => {
    timer = setTimeout(giveUp, grace);
  };
  let timer = setTimeout(overdue, Math.min(task.milliseconds, 2 ** 31 - 1));
  worker.onmessage = ({ data }: MessageEvent<Report>) => {
    if (data.kind === 'progress') states = data.states;
    else stop();
    onReport(data);
  };
  worker.onerror = giveUp;
  worker.postMessage(task);
  return stop;
}
