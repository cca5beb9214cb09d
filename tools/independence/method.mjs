// Checks one item with the functions of the packages watched that one of its methods runs; in its
// own process, so that nothing is remembered from another method.
import { Session } from 'node:inspector';
import { loadItems, watchMethods } from '@manaus/papers/internals';

/** Instances that are watched: later ones run the same functions. */
const MOST = 100;

const [id, first, asked] = process.argv.slice(2);
const effort = asked === 'full' ? 'full' : 'quick';
const session = new Session();
session.connect();

/** The inspector answers at once, in the same turn. */
function ask(method, parameters) {
  /** @type {any} */
  let answer;
  session.post(method, parameters, (error, result) => {
    if (error) throw error;
    answer = result;
  });
  return answer;
}

/** A function of another package than papers: package/file name@offset. */
const called = /\/packages\/(?!papers\/)([\w-]+\/dist\/[\w./-]+\.js)$/;

function functionsRun() {
  const { result } = ask('Profiler.takePreciseCoverage');
  return result.flatMap(({ url, functions }) => {
    const file = called.exec(url)?.[1].replace('/dist/', '/');
    if (file === undefined) return [];
    return functions
      .filter(({ ranges: [{ count, startOffset }] }) => count > 0 && startOffset > 0)
      .map(({ functionName, ranges }) => `${file} ${functionName}@${ranges[0].startOffset}`);
  });
}

const item = (await loadItems(id.split('/')[0])).find((known) => known.id === id);
if (item === undefined) throw new Error(`there is no item ${id}`);
const names = new Set();
const ran = new Set();
let instances = 0;
let target = first;

ask('Profiler.enable');
ask('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
const watcher = {
  run(name, run) {
    names.add(name);
    target ||= name;
    if (name !== target || instances++ >= MOST) return run();
    functionsRun();
    const value = run();
    for (const found of functionsRun()) ran.add(found);
    return value;
  },
};

// First, so that what the others remember is not there yet; a method that verifies what another
// found comes after it, as written.
try {
  watchMethods(first ? { ...watcher, first } : watcher);
  item.check(effort);
} catch {
  watchMethods(watcher);
  item.check(effort);
}
process.stdout.write(JSON.stringify({ names: [...names], method: target, ran: [...ran].sort() }));
