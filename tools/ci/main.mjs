#!/usr/bin/env node
// .ci/run [--all | --plan]: the stages (stages.mjs) that the changes since origin/main ask for,
// or the whole check, where there is no such commit or nothing differs from it. --all: the whole
// with what is run once a week; --plan: says what would run, and why, and runs nothing.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { inRoot, root } from '../run/paths.mjs';
import { everyStage, stagesFor } from './stages.mjs';

const HALF_AN_HOUR = 1800;

/** What a command prints; `null` where it fails, or is missing. */
function output(command, ...args) {
  const { status, stdout } = spawnSync(command, args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

const say = (text) => console.log(`.ci/run: ${text}`);
const have = (program) =>
  existsSync(inRoot(program)) || output('sh', '-c', `command -v ${program}`) !== null;

/** The files that differ from a commit, by their old names and by their new ones. */
function changedSince(commit) {
  const changed = output('git', 'diff', '--name-only', '--no-renames', '-z', commit);
  const added = output('git', 'ls-files', '--others', '--exclude-standard', '-z');
  return changed === null || added === null
    ? null
    : `${changed}\0${added}`.split('\0').filter((file) => file !== '');
}

/** The stages to run, with the commit from which changes are counted, if there is one. */
function choose({ all }) {
  const head = output('git', 'rev-parse', 'HEAD');
  const fork = output('git', 'merge-base', 'HEAD', 'origin/main');
  const isAhead = fork !== null && fork !== head;
  const base = isAhead ? fork : output('git', 'rev-parse', '--verify', '-q', 'HEAD^');
  const whole = (why) => ({ base, stages: everyStage(why, { weekly: all }) });
  if (all) return whole('--all');
  if (fork === null) return whole('there is no origin/main to compare with');
  if (!isAhead) return whole('this is a commit of origin/main');
  const changed = changedSince(fork);
  if (changed === null) return whole('git does not say what changed');
  const gone = changed.filter((file) => !existsSync(inRoot(file)));
  return { base, stages: stagesFor(changed, gone) };
}

/** Installs what the stages need, where it can be had; never fails. */
function prepare(stages) {
  const isRoot = process.getuid?.() === 0 && have('apt-get');
  const isInstalled = (name) =>
    output('dpkg', '-s', name)?.includes('Status: install ok installed') === true;
  const wanted = [...new Set(stages.flatMap((stage) => stage.debian ?? []))];
  const missing = isRoot ? wanted.filter((name) => !isInstalled(name)) : [];
  if (missing.length > 0) output('apt-get', 'update', '-qq');
  for (const name of missing)
    if (output('apt-get', 'install', '-y', '-qq', '--no-install-recommends', name) === null)
      say(`${name} cannot be installed: what needs it will be skipped`);
  if (stages.some((stage) => stage.jupyter) && !run('node tools/lab.mjs --prepare', HALF_AN_HOUR))
    say('no Jupyter: its tests will be skipped');
}

/**
 * Runs a command; true if it went well. One that hangs is ended and named, before the whole run is
 * cut off.
 */
function run(command, seconds) {
  const args = ['--kill-after=30', String(seconds), ...command.split(' ')];
  const { status } = spawnSync('timeout', args, { cwd: root, stdio: 'inherit' });
  if (status === 124) say(`ended after ${seconds} s: ${command}`);
  return status === 0;
}

/** Why a stage cannot run here; `null` if it can. */
function obstacle(stage, base) {
  const missing = (stage.programs ?? []).filter((names) => !names.some(have));
  if (missing.length > 0) return `there is no ${missing.map(([name]) => name).join(', no ')}`;
  return base === null && stage.command.includes('BASE') ? 'there is no commit before' : null;
}

/** Runs a stage and prints its seconds; false if it fails. */
function pass(stage, base) {
  const why = obstacle(stage, base);
  if (why !== null) {
    say(`${stage.command} left out: ${why}`);
    return true;
  }
  const command = stage.command.replace('BASE', base);
  const passed = timed(command, () => run(command, stage.seconds ?? HALF_AN_HOUR));
  return passed || stage.advice === true;
}

function timed(name, action) {
  const begun = Date.now();
  const result = action();
  say(`${name} took ${Math.round((Date.now() - begun) / 1000)} s`);
  return result;
}

const options = process.argv.slice(2);
const unknown = options.find((option) => !['--all', '--plan'].includes(option));
if (unknown !== undefined) {
  console.error(`usage: .ci/run [--all] [--plan] (got ${unknown})`);
  process.exit(2);
}
const { base, stages } = choose({ all: options.includes('--all') });
for (const { stage, runs, why } of stages)
  say(`${stage.command} ${runs ? 'runs' : 'skipped'}: ${why}`);
if (!options.includes('--plan')) {
  const chosen = stages.filter(({ runs }) => runs).map(({ stage }) => stage);
  timed('set-up', () => prepare(chosen));
  process.exitCode = chosen.every((stage) => pass(stage, base)) ? 0 : 1;
}
