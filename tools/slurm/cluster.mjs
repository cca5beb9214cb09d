// A real Slurm on this one machine, in a separate folder: munged, slurmctld and slurmd, ended by
// their own process ids.
//   node tools/slurm/cluster.mjs start DIR | stop DIR; then: export SLURM_CONF=DIR/slurm.conf
import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, hostname, totalmem } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { configuration } from './configuration.mjs';

const PROGRAMS = ['munged', 'slurmctld', 'slurmd', 'sbatch', 'squeue', 'sinfo', 'runuser'];
const DAEMONS = ['slurmd', 'slurmctld', 'munged'];

/** The daemons stand where an ordinary path may not lead. */
export const withSbin = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/sbin` };

/** The programs missing for a local Slurm; empty if none is. */
export function missingForSlurm() {
  const absent = PROGRAMS.filter((name) => run('sh', ['-c', `command -v ${name}`]).status !== 0);
  return [...(process.getuid?.() === 0 ? [] : ['the rights of root']), ...absent];
}

/**
 * Starts the three daemons in a folder and waits until the node is idle; the environment in which
 * its commands work.
 */
export function startCluster(folder) {
  mkdirSync(join(folder, 'state'), { recursive: true });
  mkdirSync(join(folder, 'spool'), { recursive: true });
  startMunge(folder);
  // Ports by the number of the process: two clusters on one machine do not meet.
  const port = 20_000 + 2 * (process.pid % 5000);
  const machine = {
    host: hostname().split('.')[0],
    cores: availableParallelism(),
    megabytes: Math.floor(totalmem() / 2 ** 20 / 2),
    port,
  };
  writeFileSync(join(folder, 'slurm.conf'), configuration(folder, machine));
  writeFileSync(join(folder, 'cgroup.conf'), '');
  const env = { ...withSbin, SLURM_CONF: join(folder, 'slurm.conf') };
  for (const daemon of ['slurmctld', 'slurmd']) must(run(daemon, [], env), daemon, folder);
  until(
    () => run('sinfo', ['-h', '-o', '%t'], env).stdout.trim() === 'idle',
    30,
    'the node is not idle',
    folder,
  );
  return env;
}

/** Its own key and socket: a munged of the system is left alone. */
function startMunge(folder) {
  const home = join(folder, 'munge');
  mkdirSync(home, { recursive: true });
  const key = join(home, 'munge.key');
  writeFileSync(
    key,
    Buffer.from(Array.from({ length: 128 }, () => Math.floor(256 * Math.random()))),
  );
  chmodSync(folder, 0o755);
  const [user, group] = ['-u', '-g'].map((flag) => Number(run('id', [flag, 'munge']).stdout));
  for (const path of [home, key]) chownSync(path, user, group);
  chmodSync(home, 0o711);
  chmodSync(key, 0o400);
  const files = ['key', 'pid', 'log', 'seed'].map(
    (name) => `--${name}-file=${join(home, `munge.${name}`)}`,
  );
  const socket = `--socket=${join(home, 'munge.socket')}`;
  must(
    run('runuser', ['-u', 'munge', '--', '/usr/sbin/munged', '--force', socket, ...files]),
    'munged',
    folder,
  );
}

/** Ends the daemons that were started in a folder, and waits until they are gone. */
export function stopCluster(folder) {
  for (const daemon of DAEMONS) {
    const pid = pidOf(folder, daemon);
    if (pid === null || !isRunning(pid, daemon)) continue;
    process.kill(pid, 'SIGTERM');
    for (let tries = 0; isRunning(pid, daemon) && tries < 100; tries++) sleep(100);
    if (isRunning(pid, daemon)) process.kill(pid, 'SIGKILL');
  }
}

function pidOf(folder, daemon) {
  const file =
    daemon === 'munged' ? join(folder, 'munge', 'munge.pid') : join(folder, `${daemon}.pid`);
  return existsSync(file) ? Number(readFileSync(file, 'utf8')) : null;
}

/** A number that was given again to another program is not ours to end. */
function isRunning(pid, daemon) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.includes(`(${daemon})`) && !/\) Z /.test(stat);
  } catch {
    return false;
  }
}

function run(program, args, env = withSbin) {
  return spawnSync(program, args, { env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

/** @param {import('node:child_process').SpawnSyncReturns<string>} ended */
function must({ status, stderr, error }, what, folder) {
  if (status === 0) return;
  stopCluster(folder);
  throw new Error(`${what}: ${error?.message ?? stderr.trim()}`);
}

function until(done, seconds, complaint, folder) {
  for (let tries = 0; tries < 5 * seconds; tries++) {
    if (done()) return;
    sleep(200);
  }
  stopCluster(folder);
  throw new Error(`${complaint} after ${seconds} s: see the logs in ${folder}`);
}

const sleep = (milliseconds) =>
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [action, folder] = process.argv.slice(2);
  if (action === 'start' && folder !== undefined) startCluster(folder);
  else if (action === 'stop' && folder !== undefined) stopCluster(folder);
  else {
    console.error('usage: node tools/slurm/cluster.mjs start|stop DIR');
    process.exitCode = 2;
  }
}
