import { spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inRoot } from '../run/paths.mjs';
import { excerpt, Stage } from '../run/progress.mjs';

const WIDE = 200;

/** A stage of some tasks, two at a time, that began at 0; `take` says what happens, in seconds. */
function stageOf(tasks, lastSeconds = {}) {
  const stage = new Stage('test', lastSeconds, 0);
  stage.take({ kind: 'plan', tasks, parallel: 2 }, 0);
  return {
    stage,
    start: (second, ...started) => stage.take({ kind: 'start', tasks: started }, second * 1000),
    end: (second, task, status, seconds, ...skips) =>
      stage.take({ kind: 'end', task, status, seconds, skips }, second * 1000),
  };
}

describe('the line of a stage', () => {
  test('says the name and the seconds, until Nx has said what it runs', () => {
    expect(new Stage('test', {}, 0).line(3000, WIDE)).toBe('test: 3 s');
  });

  test('says how many tasks ended, how long it lasts, and which tasks run', () => {
    const { stage, start, end } = stageOf(['@manaus/a:build', 'a:test', 'b:test']);
    start(1, '@manaus/a:build');
    expect(stage.line(4000, WIDE)).toBe('test: 0 of 3 tasks, 4 s: a:build 3 s');
    end(5, '@manaus/a:build', 'success', 4);
    start(5, 'a:test', 'b:test');
    end(6, 'b:test', 'local-cache', 0);
    expect(stage.line(131_000, WIDE)).toBe('test: 2 of 3 tasks, 2 min 11 s: a:test 2 min 6 s');
    end(131, 'a:test', 'failure', 126);
    expect(stage.line(131_000, WIDE)).toBe('test: 3 of 3 tasks, 2 min 11 s');
  });

  test('fits the terminal', () => {
    const { stage, start } = stageOf(['a:test']);
    start(0, 'a:test');
    expect(stage.line(0, 37)).toBe('test: 0 of 1 tasks, 0 s: a:test 0 s');
    expect(stage.line(0, 34)).toBe('test: 0 of 1 tasks, 0 s: a:test 0…');
  });

  test('estimates what is left from the seconds of the last run', () => {
    const { stage, start, end } = stageOf(['a', 'b', 'c'], { a: 30, b: 50, c: 10, other: 1000 });
    // All workers are busy: 90 s of work for two.
    expect(stage.line(0, WIDE)).toBe('test: 0 of 3 tasks, 0 s, about 50 s left');
    start(0, 'a', 'b');
    expect(stage.line(20_000, WIDE)).toContain(', about 30 s left: ');
    end(25, 'b', 'success', 25);
    // What takes longer than it did is about to end, for all that is known.
    expect(stage.line(60_000, WIDE)).toContain(', about 10 s left: ');
  });

  test('says that it knows less than all, and nothing where it knows nothing', () => {
    const { stage, end } = stageOf(['a', 'b'], { a: 30 });
    expect(stage.line(0, WIDE)).toBe('test: 0 of 2 tasks, 0 s, more than 30 s left');
    end(30, 'a', 'success', 30);
    expect(stage.line(30_000, WIDE)).toBe('test: 1 of 2 tasks, 30 s');
  });
});

describe('the summary of a stage', () => {
  const { stage, start, end } = stageOf(['a', 'b', 'c', 'd', 'e', 'f', 'g'], { b: 9, x: 7 });
  start(0, 'a', 'b');
  end(1, 'a', 'local-cache', 0);
  end(1, 'b', 'remote-cache', 0, 'SKIPPED: Slurm', 'SKIPPED: Python');
  end(3, 'c', 'success', 2, 'SKIPPED: Python');
  end(4, 'd', 'failure', 3);
  end(4, 'e', 'success', 0.2);
  end(4, 'f', 'stopped', 1);

  test('counts what ran, was cached, failed and did not end, names it, and what was left out', () => {
    expect(stage.summary()).toEqual([
      'test: 7 tasks, 3 ran, 2 came from the cache, 1 failed, 2 did not end',
      'longest: d 3 s, c 2 s',
      'failed: d',
      'did not end: f',
      'did not end: g',
      'SKIPPED: Slurm',
      'SKIPPED: Python',
    ]);
  });

  test('is one line where all came from the cache', () => {
    const all = stageOf(['a']);
    all.end(1, 'a', 'local-cache-kept-existing', 0);
    expect(all.stage.summary()).toEqual(['test: 1 tasks, 0 ran, 1 came from the cache, 0 failed']);
  });

  test('keeps the seconds of what ran well for the next run, and those of all else', () => {
    expect(stage.seconds()).toEqual({ b: 9, c: 2, e: 0.2, x: 7 });
  });
});

describe('the part of an output that is shown', () => {
  const many = (word, count) => Array.from({ length: count }, (_, i) => `${word} ${i}`);

  test('begins where Vitest says FAIL, whatever its colors', () => {
    const output = [...many('noise', 500), '\x1b[31m FAIL \x1b[39m a.test.ts > x', 'Error', ''];
    expect(excerpt(output.join('\n'))).toBe(' FAIL  a.test.ts > x\nError');
  });

  test('is at least a hundred lines of many failures, and says how many follow', () => {
    const output = [' FAIL  a', ...many('line', 400)];
    const lines = excerpt(output.join('\n')).split('\n');
    expect(lines.slice(0, 100)).toEqual(output.slice(0, 100));
    expect(lines.at(-1)).toBe(`(${output.length - lines.length + 1} more lines are in the log)`);
  });

  test('is the end where nothing says FAIL', () => {
    const output = [...many('line', 400), 'no FAIL here'];
    const lines = excerpt(`${output.join('\n')}\n\n`).split('\n');
    expect(lines.length).toBeGreaterThanOrEqual(100);
    expect(lines).toEqual(output.slice(-lines.length));
  });
});

describe('a run of Nx', () => {
  let folder;
  const write = (file, text) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  const program = (text) => ({
    executor: 'nx:run-commands',
    cache: true,
    options: { command: `node -e "${text}"` },
  });

  /** Runs targets in the workspace; `ask` may end it, by what it has printed. */
  const run = (targets, ask = (_child, _printed) => undefined) =>
    new Promise((resolve) => {
      const child = spawn(process.execPath, [join(folder, 'main.mjs'), targets]);
      let printed = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (text) => {
          printed += text;
          ask(child, printed);
        });
      child.on('close', (status) => resolve({ status, printed }));
    });

  beforeAll(() => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'manaus-progress-')));
    for (const name of ['nx.mjs', 'nx-child.cjs', 'paths.mjs', 'progress.mjs'])
      cpSync(inRoot('tools', 'run', name), join(folder, 'tools', 'run', name));
    symlinkSync(inRoot('node_modules'), join(folder, 'node_modules'), 'junction');
    const settings = { analytics: false, neverConnectToCloud: true, useDaemonProcess: false };
    write('nx.json', JSON.stringify({ ...settings, cacheDirectory: '.nx/cache' }));
    write('package.json', JSON.stringify({ name: 'workspace', private: true, type: 'module' }));
    write('.gitignore', 'node_modules\n.nx\ndist\n.cache\n');
    const targets = {
      good: program("console.log('\\x1b[32mfine\\n  SKIPPED: Slurm')"),
      bad: program("console.log('noise'); console.log(' FAIL  one > two'); process.exit(1)"),
      after: { ...program(''), dependsOn: ['bad'] },
      endless: program('setInterval(() => undefined, 1000)'),
    };
    write('a/project.json', JSON.stringify({ name: 'a', targets }));
    write(
      'main.mjs',
      `import { nx, startLog } from './tools/run/nx.mjs';
       const targets = '--targets=' + process.argv[2];
       const log = startLog('trial');
       const { passed, summary } = await nx(log, 'stage', 'run-many', targets, '--parallel=2');
       console.log([passed, ...summary].join('\\n'));`,
    );
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('shows a line for each task that ends, and what one that failed printed', async () => {
    const { status, printed } = await run('good,bad,after');
    expect(status).toBe(0);
    const lines = printed.split('\n');
    expect(lines[0]).toMatch(/^log: dist.log.trial\.log$/);
    expect(printed).toMatch(/^stage: \d of 3 tasks, \d+ s: a:good took \d+ s$/m);
    expect(printed).toMatch(
      /^stage: \d of 3 tasks, \d+ s: a:bad FAILED after \d+ s\n FAIL {2}one > two$/m,
    );
    expect(printed).not.toMatch(/^noise$/m);
    expect(lines).toEqual(
      expect.arrayContaining([
        'false',
        'stage: 3 tasks, 2 ran, 0 came from the cache, 1 failed, 1 did not end',
        'failed: a:bad',
        'did not end: a:after',
      ]),
    );
    const log = readFileSync(join(folder, 'dist', 'log', 'trial.log'), 'utf8');
    expect(log).toMatch(/^fine$/m);
    expect(log).toMatch(/^noise$/m);
    const seconds = readFileSync(join(folder, 'tools', '.cache', 'seconds.json'), 'utf8');
    expect(JSON.parse(seconds)).toEqual({ 'a:good': expect.any(Number) });

    const again = await run('good');
    expect(again.printed).toContain(': a:good came from the cache\n');
    expect(again.printed).toContain(
      'true\nstage: 1 tasks, 0 ran, 1 came from the cache, 0 failed\nSKIPPED: Slurm\n',
    );
  });

  test('that cannot begin shows why', async () => {
    const file = join(folder, 'a', 'project.json');
    const before = readFileSync(file, 'utf8');
    write('a/project.json', '{ "name": ');
    const { printed } = await run('good');
    write('a/project.json', before);
    expect(printed).toContain('Failed to process project graph');
    expect(printed).toMatch(/^false$/m);
  });

  test('is ended by a signal, and its tasks with it', async () => {
    let asked = false;
    const { status, printed } = await run('good,endless', (child, text) => {
      if (!asked && text.includes('a:good')) asked = child.kill('SIGINT');
    });
    expect(status).toBe(130);
    expect(printed).toMatch(/^ended by SIGINT\nstage: 2 tasks, .*1 did not end\nlog: dist/m);
  });
});
