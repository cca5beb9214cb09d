#!/usr/bin/env node
// node tools/strip-notebook.mjs [FILE.ipynb ...]: removes outputs, counts and passing metadata (default: all notebooks).
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from './run/paths.mjs';

const KERNEL = {
  kernelspec: { display_name: 'TypeScript', language: 'typescript', name: 'tslab' },
  language_info: { file_extension: '.ts', mimetype: 'text/typescript', name: 'typescript' },
};

function strip(file) {
  const notebook = JSON.parse(readFileSync(file, 'utf8'));
  for (const cell of notebook.cells) {
    cell.metadata = {};
    if (cell.cell_type === 'code') Object.assign(cell, { execution_count: null, outputs: [] });
  }
  notebook.metadata = KERNEL;
  writeFileSync(file, `${JSON.stringify(notebook, null, 1)}\n`);
}

const all = () =>
  readdirSync(inRoot('notebooks'), { recursive: true }).filter(
    (name) => name.endsWith('.ipynb') && !name.includes('.ipynb_checkpoints'),
  );
const files =
  process.argv.length > 2 ? process.argv.slice(2) : all().map((name) => inRoot('notebooks', name));
for (const file of files) strip(file);
