// How a notebook shows the value of a cell's last expression: both for the runner of this repository and for the Jupyter kernel.
'use strict';
const { createRequire } = require('node:module');
const path = require('node:path');

/** The outputs of a value that knows how it is shown, by the packages that the notebook itself uses; none for others. */
function displaysOf(value) {
  if (typeof value !== 'object' || value === null) return [];
  try {
    const lab = createRequire(path.join(process.cwd(), 'notebook.js'))('@manaus/lab');
    return lab.displaysOf(value);
  } catch (error) {
    if (error.code === 'MODULE_NOT_FOUND') return []; // a notebook outside the repository
    throw error;
  }
}

/**
 * tslab's `createExecutor`, with the last value shown as it should be seen, and `null` and `undefined` too where they are
 * answers: not after a call that returns nothing.
 * @param {Function} createExecutor tslab's
 * @param {{ lastWriteDisplayData: Function }} jupyter tslab's module of that name
 */
const richExecutor = (createExecutor, jupyter) => (folder, converters, console) => {
  const show = (value) => {
    const bundles = displaysOf(value);
    if (bundles.length === 0) console.log(value);
    for (const bundle of bundles) jupyter.lastWriteDisplayData({ ...bundle, transient: {} }, false);
  };
  const executor = createExecutor(folder, converters, { log: show, error: console.error });
  const execute = async (source) => {
    const done = await executor.execute(source);
    if (done) showNothing(executor, source, console);
    return done;
  };
  return { ...executor, execute };
};

/** tslab passes over `null` and `undefined`, and leaves them where it keeps the last value. */
function showNothing({ locals, inspect }, source, console) {
  for (const name of Object.keys(locals).filter((key) => /^tsLastExpr\d*$/.test(key))) {
    const value = locals[name];
    delete locals[name];
    if (value === null || (value === undefined && !isSilent(source.trimEnd(), inspect)))
      console.log(value);
  }
}

/** True if a cell asks for no value: it ends in a semicolon, or in a call that returns none. */
function isSilent(source, inspect) {
  if (!source.endsWith(')')) return !/[\w\]]$/.test(source);
  let [at, depth] = [source.length - 1, 1];
  while (at > 0 && depth > 0) depth += { ')': 1, '(': -1 }[source[--at]] ?? 0;
  const told =
    inspect(source, at - 1)
      ?.displayParts?.map(({ text }) => text)
      .join('') ?? ': void';
  return /(?:: |=> )(void|Promise<void>|never|asserts [^:]*)$/.test(told);
}

module.exports = { richExecutor };
