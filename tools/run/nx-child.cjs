// Nx, started as its own program is, which tells its parent on descriptor 3 what its tasks do, as
// lines of JSON (`TaskEvent` of progress.mjs). Nx shows them to nobody but its tasks runner, which
// is therefore called here with one more life cycle.
const { appendFileSync } = require('node:fs');
const { stripVTControlCharacters } = require('node:util');
const { CompositeLifeCycle } = require('nx/src/devkit-internals');
const runner = require('nx/src/tasks-runner/default-tasks-runner');

const tell = (event) => appendFileSync(3, `${JSON.stringify(event)}\n`);

/** The lines by which a task says what it leaves out, as no program for it is there. */
const skipsIn = (output) =>
  stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^skipped[:,]/i.test(line));

const told = {
  startTasks(tasks) {
    tell({ kind: 'start', tasks: tasks.map(({ id }) => id) });
  },
  endTasks(results) {
    for (const { task, status, terminalOutput } of results) {
      const seconds = ((task.endTime ?? 0) - (task.startTime ?? 0)) / 1000;
      const output = status === 'failure' ? terminalOutput : undefined;
      const skips = skipsIn(terminalOutput ?? '');
      tell({ kind: 'end', task: task.id, status, seconds, skips, output });
    }
  },
};

const { defaultTasksRunner } = runner;
runner.default = async (tasks, options, context) => {
  const ids = tasks.map(({ id }) => id);
  tell({ kind: 'plan', tasks: ids, parallel: Number(options.parallel ?? 1) });
  const lifeCycle = new CompositeLifeCycle([options.lifeCycle, told]);
  return await defaultTasksRunner(tasks, { ...options, lifeCycle }, context);
};

require('nx/bin/nx.js');
