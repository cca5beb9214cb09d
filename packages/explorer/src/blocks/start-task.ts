import type { Report, Task } from './search-task.js';
import SearchWorker from './search-worker.js?worker&inline';

/** Time beyond its own clock after which a worker is ended: it looks at the clock only now and then. */
const grace = 1500;

/** Does a task in a worker of its own, so that the page stays free; returns what ends it. A worker that fails reports that it stopped. */
export function startTask(task: Task, onReport: (report: Report) => void): () => void {
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
  // What the worker has sent while the page was busy is heard first.
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
