#!/usr/bin/env node
// npm run release: the next version from the notes of .changeset. Changesets raises the manifests
// of the packages; this raises the other files that name the version, and moves the notes to
// CHANGELOG.md. Commits nothing.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { inRoot, root } from '../run/paths.mjs';
import { NAMED_IN, noteIn, withVersion } from './version.mjs';

function run(command, ...args) {
  const shell = process.platform === 'win32';
  if (spawnSync(command, args, { cwd: root, stdio: 'inherit', shell }).status !== 0)
    process.exit(1);
}

function edit(file, change) {
  writeFileSync(inRoot(file), change(readFileSync(inRoot(file), 'utf8')));
}

const versionOf = (file) => JSON.parse(readFileSync(inRoot(file), 'utf8')).version;

const notes = readdirSync(inRoot('.changeset'))
  .filter((name) => name.endsWith('.md'))
  .map((name) => noteIn(readFileSync(inRoot('.changeset', name), 'utf8')));
if (notes.length === 0) {
  console.error('release: there is no note in .changeset (npx changeset writes one)');
  process.exit(2);
}
const before = versionOf('packages/core/package.json');
run(process.execPath, inRoot('node_modules', '@changesets', 'cli', 'bin.js'), 'version');
const after = versionOf('packages/core/package.json');
for (const [file, line] of Object.entries(NAMED_IN))
  edit(file, (text) => text.replace(line(before), line(after)));
edit('package.json', (text) => text.replace(/("@manaus\/\w+": )"[^"]*"/g, `$1"${after}"`));
edit('CHANGELOG.md', (text) => withVersion(text, after, notes));
run('npm', 'install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund');
console.log(`release: ${before} -> ${after}; look, commit, and tag v${after}`);
