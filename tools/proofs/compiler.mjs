import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { inRoot } from '../run/paths.mjs';

/** Compiled files, outside the sources; paths in it are those of the folder `proofs`. */
export const BUILT = inRoot('node_modules', '.cache', 'manaus', 'proofs');

const start = promisify(execFile);

/** The version of the proof assistant on the path; `null` if it is not installed. */
export function findCompiler() {
  const { status, stdout } = spawnSync('coqc', ['--print-version'], { encoding: 'utf8' });
  return status === 0 ? stdout.split(' ')[0] : null;
}

/**
 * Runs a program of Coq in a folder, by default that of compiled files; throws with what it says
 * where it fails.
 */
export const runCoq = (program, args, folder = BUILT) =>
  start(program, ['-Q', '.', 'Manaus', ...args], { cwd: folder, maxBuffer: 2 ** 28 }).catch(
    ({ stderr, message }) => {
      throw new Error(`${program} ${args.at(-1)}: ${stderr || message}`);
    },
  );

/** The module of a file: `towers/Hanoi.v` is `Manaus.towers.Hanoi`. */
export const moduleOf = (file) => `Manaus.${file.slice(0, -'.v'.length).replaceAll('/', '.')}`;
