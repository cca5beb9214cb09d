import type { Report, Task } from './search-task.js';
import SearchWorker from './search-worker.js?worker&inline';

/** Time after the end of a task until its worker, which reads the clock rarely, is ended. */
const grace = 1500;

/** Starts a task in a worker, which reports a stop if it fails; returns the function to end it. */
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
