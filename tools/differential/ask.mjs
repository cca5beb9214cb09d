import { spawnSync } from 'node:child_process';
import { inRoot } from '../run/paths.mjs';

const most = 2 ** 28;

/** The answers of the peer to some questions, each a list: a name and values. */
export function ask(python, questions, program = 'peer.py') {
  const input = questions.map((question) => JSON.stringify(question)).join('\n');
  const script = inRoot('tools', 'differential', program);
  const { status, stdout, stderr } = spawnSync(python, [script], {
    input,
    maxBuffer: most,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

/** The lines that a program writes. */
export function linesOf(program, args, input = '') {
  const { status, stdout, stderr } = spawnSync(program, args, {
    input,
    maxBuffer: most,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return stdout.trim().split('\n');
}
