import { runTask, type Task } from './search-task.js';

addEventListener('message', ({ data }: MessageEvent<Task>) =>
  runTask(data, (report) => postMessage(report)),
);
