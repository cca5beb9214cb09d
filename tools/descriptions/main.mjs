#!/usr/bin/env node
// Asks the validators of the descriptions of the software: pip install cffconvert pydantic-codemeta
// roc-validator, and npm run reproduce before.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { inVenv } from '../jupyter/environment.mjs';
import { inRoot } from '../run/paths.mjs';

const python = existsSync(inVenv('python')) ? inVenv('python') : 'python3';
const { status, error } = spawnSync(
  process.env.PYTHON ?? python,
  [inRoot('tools', 'descriptions', 'check.py'), 'CITATION.cff', 'codemeta.json', 'dist/report'],
  { cwd: inRoot(), stdio: 'inherit' },
);
if (error) console.error(`manaus: ${error.message}`);
process.exit(status ?? 1);
