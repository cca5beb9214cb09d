import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { announce, duration } from '../../src/shell/announce.js';
import type { Io } from '../../src/shell/io.js';
import { expectBad, run } from '../run.js';

const bin = fileURLToPath(new URL('../../bin/manaus.js', import.meta.url));

/** A terminal at which somebody answers, or none. */
function terminal(answer?: boolean) {
  const said: string[] = [];
  const consent = async (question: string) => {
    said.push(question);
    return answer === true;
  };
  const io: Io = {
    out: () => {},
    err: (line) => said.push(line),
    color: false,
    debug: false,
    consent: answer === undefined ? undefined : consent,
  };
  return { io, said };
}

const begin = (io: Io, seconds: number, more = {}) =>
  announce(io, 'manaus analyze', seconds, { yes: false, 'max-seconds': undefined, ...more });

describe('work of more than a minute', () => {
  const line = 'manaus analyze: this takes about 2 hours, roughly';
  test('is announced, and goes on where nobody is asked', async () => {
    const { io, said } = terminal();
    await begin(io, 7200);
    expect(said).toEqual([line]);
  });
  test('asks at a terminal', async () => {
    const { io, said } = terminal(true);
    await begin(io, 7200);
    expect(said).toEqual([line, 'manaus analyze: go on? (y or n; --yes does not ask)']);
    await expect(begin(terminal(false).io, 7200)).rejects.toThrow('not begun');
  });
  test('does not ask with --yes', async () => {
    const { io, said } = terminal(false);
    await begin(io, 7200, { yes: true });
    expect(said).toEqual([line]);
  });
  test('is refused beyond --max-seconds, and short work is not mentioned', async () => {
    const { io, said } = terminal(true);
    await begin(io, 59, { 'max-seconds': 60 });
    await expect(begin(io, 61, { 'max-seconds': 60 })).rejects.toThrow(
      '--max-seconds must be enough for the work, about 61 seconds (got 60)',
    );
    expect(said).toEqual([]);
  });
});

/**
 * Begins long work with terminals or without, and prints what it says at first on standard error;
 * then ends it.
 */
const WITH_TERMINALS = `
import os, pty, select, subprocess, sys, time
stdin, stderr, *command = sys.argv[1:]
ours, theirs = pty.openpty()
place = lambda kind, other: theirs if kind == 'terminal' else other
child = subprocess.Popen(command, stdin=place(stdin, subprocess.DEVNULL), stdout=subprocess.DEVNULL, stderr=place(stderr, subprocess.PIPE))
source = ours if stderr == 'terminal' else child.stderr.fileno()
said, end = b'', None
while end is None or time.monotonic() < end and b'go on?' not in said:
    if not select.select([source], [], [], 0.1)[0]:
        continue
    more = os.read(source, 1000)
    if not more:
        break
    said += more
    if end is None and b'roughly' in said:
        end = time.monotonic() + 0.5
child.kill()
child.wait()
print('asked' if b'go on?' in said else 'not asked' if b'roughly' in said else said)
`;
const hasPython = spawnSync('python3', ['--version']).status === 0;

test.skipIf(!hasPython || process.platform === 'win32').each([
  ['terminal', 'terminal', 'asked'],
  ['terminal', 'pipe', 'not asked'],
  ['nothing', 'terminal', 'not asked'],
])('standard input: %s, standard error: %s: %s', (stdin, stderr, said) => {
  const command = [process.execPath, bin, 'analyze', 'hanoi', '--pegs', '8', '--discs', '12'];
  const { stdout } = spawnSync('python3', ['-c', WITH_TERMINALS, stdin, stderr, ...command], {
    encoding: 'utf8',
  });
  expect(stdout).toBe(`${said}\n`);
});

const long = [
  'analyze hanoi --pegs 8 --discs 12',
  'study oxford --discs 12',
  `classify --subtract ${Array.from({ length: 4999 }, (_, i) => i + 1)} --upto 10000000`,
  `grundy --subtract ${Array.from({ length: 4999 }, (_, i) => i + 1)} --upto 10000000`,
  'block generate bloxorz --width 40 --height 40 --least 1000',
];
test.each(long.map((line) => [line.slice(0, 60), line]))('known beforehand: %s', (_, line) =>
  expectBad(
    `${line} --max-seconds 10`,
    /must be enough for the work, about \d+ (seconds|minutes|hours|days)/,
  ),
);

test.each([
  'solve hanoi --pegs 4 --from 1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16///',
  'ledger --work hanoi2012 --no-cache',
])('known beforehand, to the second: %s', (line) =>
  expectBad(`${line} --max-seconds 1`, /must be enough for the work, about \d+ seconds \(got 1\)/),
);

test.each([
  'analyze hanoi --discs 11',
  'analyze hanoi --pegs 4 --discs 9',
  'study manaus --discs 2..5',
  'grundy --subtract 1,2,3 --upto 100000',
  'block generate bloxorz --least 8 --most 20',
  'solve hanoi --pegs 4 --from 123456789///',
  'solve hanoi --from 1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16// --count',
  'ledger --id martins2024/theorem-8 --no-cache',
])('not taken for long: %s', async (line) => {
  const { code, err } = await run(...line.split(' '), '--max-seconds', '60');
  expect([code, err]).toEqual([0, []]);
});

test('a time in its largest unit', () => {
  expect([0.2, 1, 89, 90, 7200, 2e5, 1e9].map(duration)).toEqual([
    '1 second',
    '1 second',
    '89 seconds',
    '2 minutes',
    '2 hours',
    '2 days',
    '32 years',
  ]);
});
