// Starts the TypeScript kernel from this repository's own node_modules: Jupyter needs to know this
// folder only (JUPYTER_PATH).
'use strict';
const { readFileSync } = require('node:fs');
const path = require('node:path');

const { serve } = require(path.resolve(__dirname, '../../kernel/server.cjs'));

void serve(JSON.parse(readFileSync(process.argv[2], 'utf8')), process.cwd());
