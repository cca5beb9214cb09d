// How a notebook shows the value of a cell's last expression: both for the runner of this
// repository and for the Jupyter kernel.
'use strict';
const { createRequire } = require('node:module');
const path = require('node:path');
const { withLastValues } = require('../../packages/tslite/dist/last-values.js');

/**
 * The outputs of a value that knows how it is shown, by the packages that the notebook itself uses;
 * none for others.
 */
function displaysOf(value) {
  if (typeof value !== 'object' || value === null) return [];
  try {
    const lab = createRequire(path.join(process.cwd(), 'notebook.js'))('@manaus/lab');
    return lab.displaysOf(value);
  } catch (error) {
    const isOutside =
      error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND';
    if (isOutside) return []; // a notebook outside the repository
    throw error;
  }
}

/**
 * tslab's `createExecutor`, with the last value shown as it should be seen.
 * @param {typeof import('tslab/dist/executor').createExecutor} createExecutor tslab's
 * @param {{ lastWriteDisplayData: Function }} jupyter tslab's module of that name
 */
const richExecutor = (createExecutor, jupyter) =>
  withLastValues(createExecutor, {
    displaysOf,
    display: (bundle) => jupyter.lastWriteDisplayData({ ...bundle, transient: {} }, false),
  });

module.exports = { richExecutor };
