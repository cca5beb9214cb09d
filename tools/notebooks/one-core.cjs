// One core for a notebook, and another one for the notebook that runs beside it.
'use strict';
const { spawnSync } = require('node:child_process');
const { readFileSync } = require('node:fs');
const { createServer } = require('node:net');

/** The cores of a list such as `0-3,8`. */
const coresOf = (list) =>
  list.split(',').flatMap((range) => {
    const [first, last = first] = range.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, i) => first + i);
  });

/** The cores that this process may use, or none where there is no taskset. */
function coresHere() {
  if (spawnSync('taskset', ['--version'], { stdio: 'ignore' }).status !== 0) return [];
  const status = readFileSync('/proc/self/status', 'utf8');
  const list = /^Cpus_allowed_list:\s*(\S+)/m.exec(status)?.[1];
  return list === undefined ? [] : coresOf(list);
}

/**
 * Holds a core until this process ends, unless another one does: a name without a file that the
 * system keeps.
 */
const hold = (core) =>
  new Promise((resolve) => {
    const server = createServer().unref();
    server.once('error', () => resolve(false));
    server.listen(`\0manaus-notebook-core-${core}`, () => resolve(true));
  });

/**
 * Binds this process, and what it starts, to one core that no other notebook holds, or to any where
 * all are held.
 * @returns {Promise<boolean>} whether it could be
 */
async function bindToOneCore() {
  const cores = coresHere();
  let core = cores[process.pid % cores.length];
  for (const free of cores)
    if (await hold(free)) {
      core = free;
      break;
    }
  if (core === undefined) return false;
  const args = ['-a', '-c', '-p', String(core), String(process.pid)];
  return spawnSync('taskset', args, { stdio: 'ignore' }).status === 0;
}

module.exports = { bindToOneCore, coresOf };
