// The name of a cell in a stack: tslab runs all of them under the same one.
'use strict';
const vm = require('node:vm');
const { cellName } = require('../../packages/tslite/dist/cell-error.js');

const { runInThisContext } = vm;
let filename = cellName(0);

vm.runInThisContext = (code, options) =>
  runInThisContext(code, { ...(typeof options === 'object' && options), filename });

/** Names what tslab runs from now on by the number of its cell. */
function nameCell(cell) {
  filename = cellName(cell);
}

module.exports = { nameCell };
