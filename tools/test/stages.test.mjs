import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, matchesGlob } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyStage, patternOf, STAGES, stagesFor } from '../ci/stages.mjs';
import { inRoot, root } from '../run/paths.mjs';

/** The stages that run, by the word that tells them apart. */
const running = (stages) =>
  stages
    .filter(({ runs }) => runs)
    .map(({ stage }) => /^npm (?:run )?(\S+)|:test-(\S+)/.exec(stage.command))
    .map(([, script, part]) => script ?? part);

const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter(Boolean);

const DOCUMENTS = 'npx nx run tools:test-documents --outputStyle=static';
const WHOLE = running(everyStage('all'));

describe('what a changed file asks for', () => {
  test.each([
    ['CHANGELOG.md', 'test documents'],
    ['packages/core/README.md', 'test documents'],
    ['proofs/READING.md', 'test'],
    ['tools/mutate/README.md', 'test mutate'],
    ['packages/core/test/tower.test.ts', 'test'],
    ['packages/graph/test/peers/networkx.test.ts', 'test peers'],
    ['packages/cli/test/sweep.system.test.ts', 'test system'],
    ['packages/explorer/browser/blocks.test.ts', 'test browsers'],
    ['packages/site/browser/crawl.test.ts', 'test reproduce browsers'],
    ['packages/core/src/index.ts', 'test system documents proofs reproduce browsers'],
    ['packages/kernels/src/index.ts', 'test system documents reproduce browsers'],
    [
      'packages/papers/works/ramos2014/chapter-1.yaml',
      'test system documents proofs reproduce browsers',
    ],
    ['packages/cli/src/index.ts', 'test system documents reproduce'],
    ['packages/jobs/src/slurm/array.ts', 'test system documents reproduce slurm'],
    ['packages/tslite/client/kernel.ts', 'test documents reproduce lite'],
    ['packages/explorer/src/index.tsx', 'test documents reproduce browsers'],
    ['notebooks/start-here.ipynb', 'test reproduce browsers lite'],
    ['notebooks/variants/narrow/rules.ts', 'test system reproduce browsers lite'],
    ['levels/twins.txt', 'test system reproduce browsers'],
    ['proofs/towers/Tower.v', 'test proofs reproduce browsers'],
    ['tools/proofs/gate.mjs', 'test proofs'],
    ['tools/test/proofs.test.mjs', 'test proofs'],
    ['tools/bench/main.mjs', 'test system'],
    ['tools/notebooks/nx-plugin.mjs', 'test system reproduce browsers lite'],
    ['tools/peers/hanoi.cpp', 'test system peers'],
    ['tools/lite/build.mjs', 'test lite'],
    ['python/src/manaus/__init__.py', 'test documents reproduce python'],
  ])('%s: %s', (file, expected) => {
    expect(running(stagesFor([file])).join(' ')).toBe(expected);
  });

  test.each([
    'package.json',
    'package-lock.json',
    'nx.json',
    'tsconfig.base.json',
    'vitest.config.mjs',
    '.ci/run',
    'tools/ci/main.mjs',
    'tools/ci/stages.mjs',
    'tools/project.json',
    'packages/new/src/index.ts',
    'novel/file.txt',
  ])('%s: the whole', (file) => {
    const stages = stagesFor(['README.md', file]);
    expect(running(stages)).toEqual(WHOLE);
    expect(stages[1].why).toBe(`${file} may concern every stage`);
  });

  test('several files ask for what each of them does; none, for npm test', () => {
    expect(running(stagesFor(['tools/lite/build.mjs', 'tools/proofs/gate.mjs']))).toEqual([
      'test',
      'proofs',
      'lite',
    ]);
    expect(running(stagesFor([]))).toEqual(['test']);
  });

  test('a file that is gone asks for the documents, which may lead to it', () => {
    const stages = stagesFor(['tools/lite/build.mjs'], ['tools/lite/build.mjs']);
    expect(running(stages)).toEqual(['test', 'documents', 'lite']);
    expect(stages[2].why).toBe('tools/lite/build.mjs is gone');
  });

  test('a stage says which file asked for it, or that none did', () => {
    const [, , , , proofs, reproduce] = stagesFor(['README.md', 'tools/proofs/gate.mjs']);
    expect([proofs.why, reproduce.why]).toEqual([
      'tools/proofs/gate.mjs',
      'reads nothing that changed',
    ]);
  });
});

describe('the table', () => {
  test('knows every file but those by which all stages run', () => {
    const unknown = tracked.filter((file) => running(stagesFor([file])).length === WHOLE.length);
    expect(unknown.filter((file) => !file.startsWith('tools/run/'))).toEqual([
      '.ci/run',
      '.gitignore',
      'nx.json',
      'package-lock.json',
      'package.json',
      'proofs/.gitignore',
      'tools/build.mjs',
      'tools/ci/main.mjs',
      'tools/ci/stages.mjs',
      'tools/project.json',
      'tsconfig.base.json',
      'tsconfig.json',
      'vitest.config.mjs',
    ]);
  });

  test('has no glob that matches nothing', () => {
    for (const { command, paths } of STAGES)
      for (const glob of paths) {
        if (isOfAnyPackage(glob)) continue;
        const isUsed = tracked.some((file) => patternOf(glob).test(file));
        expect([command, glob, isUsed]).toEqual([command, glob, true]);
      }
  });

  test('reads globs as Node does, but for names with a dot at their beginning', () => {
    const files = tracked.filter((file, i) => i % 40 === 0 && !/(^|\/)\./.test(file));
    const globs = STAGES.flatMap(({ paths }) => paths);
    expect(files.length).toBeGreaterThan(30);
    for (const [i, file] of files.entries())
      for (const glob of globs.filter((_, j) => (i + j) % 8 === 0))
        expect([glob, file, patternOf(glob).test(file)]).toEqual([
          glob,
          file,
          matchesGlob(file, glob),
        ]);
    expect(patternOf('**/*.md').test('a/.b/c.md')).toBe(true);
    expect(patternOf('*.md').test('a/c.md')).toBe(false);
  });

  test('calls commands that there are', () => {
    const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
    for (const { command } of STAGES.filter(({ command }) => command.startsWith('npm run ')))
      expect(scripts).toHaveProperty(command.split(' ')[2]);
  });

  /** The same for each package, of which not every one has each kind. */
  const isOfAnyPackage = (glob) => /^packages\/\w+\/\{src,|\*\.\{html,/.test(glob);
});

describe('.ci/run --plan', () => {
  let folder;
  const git = (...args) => execFileSync('git', args, { cwd: folder, env, encoding: 'utf8' }).trim();
  const env = {
    ...process.env,
    GIT_AUTHOR_NAME: 'a',
    GIT_AUTHOR_EMAIL: 'a@example.org',
    GIT_COMMITTER_NAME: 'a',
    GIT_COMMITTER_EMAIL: 'a@example.org',
  };
  const commit = () => {
    git('add', '.');
    git('commit', '--quiet', '--message', 'tools: a change');
  };
  const write = (file, text) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  const plan = (...options) => {
    const args = [join(folder, 'tools/ci/main.mjs'), '--plan', ...options];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
    const lines = stdout.split('\n').filter((line) => / runs: /.test(line));
    return { status, stderr, count: lines.length, why: lines.at(-1)?.replace(/.* runs: /, '') };
  };

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'manaus-ci-'));
    for (const file of ['tools/ci/main.mjs', 'tools/run/paths.mjs', 'tools/ci/stages.mjs'])
      cpSync(inRoot(file), join(folder, file));
    write('package.json', '{ "type": "module" }');
    write('.gitignore', 'bin/\n');
    write('tools/peers/old.cpp', 'int main() {}\n');
    git('init', '--quiet', '--initial-branch', 'main');
    commit();
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('is the whole, where nothing is known to compare with or nothing differs', () => {
    const why = 'there is no origin/main to compare with';
    expect(plan()).toMatchObject({ status: 0, count: WHOLE.length, why });
    git('update-ref', 'refs/remotes/origin/main', 'HEAD');
    expect(plan()).toMatchObject({ count: WHOLE.length, why: 'this is a commit of origin/main' });
    expect(plan('--all')).toMatchObject({ count: STAGES.length, why: '--all' });
  });

  test('counts what was committed, moved, left uncommitted or never added', () => {
    write('SECURITY notes/a b.md', 'prose\n');
    commit();
    expect(plan().count).toBe(1);
    write('tools/lite/é.mjs', '');
    expect(plan()).toMatchObject({ count: 2, why: 'tools/lite/é.mjs' });
    rmSync(join(folder, 'tools/lite'), { recursive: true });
    mkdirSync(join(folder, 'tools/fuzz'));
    git('mv', 'tools/peers/old.cpp', 'tools/fuzz/new.cpp');
    commit();
    // npm test, system, peers, and the documents, which may lead to what was moved.
    expect(plan()).toMatchObject({ count: 4, why: 'tools/peers/old.cpp' });
  });

  test.each([
    ['goes well', 0, ['npm test', 'npm run system', DOCUMENTS, 'npm run peers']],
    ['fails', 1, ['npm test']],
  ])('without --plan, stages run until one fails: npm %s', (_, expected, commands) => {
    for (const program of ['npm', 'npx', 'apt-get']) {
      write(`bin/${program}`, `#!/bin/sh\necho ${program} $*\nexit ${expected}\n`);
      chmodSync(join(folder, 'bin', program), 0o755);
    }
    write('tools/peers/new.cpp', '');
    const { status, stdout } = spawnSync(process.execPath, [join(folder, 'tools/ci/main.mjs')], {
      env: { ...env, PATH: [join(folder, 'bin'), process.env.PATH].join(delimiter) },
      encoding: 'utf8',
    });
    expect(status).toBe(expected);
    expect(stdout.split('\n').filter((line) => /^np[mx] /.test(line))).toEqual(commands);
    for (const command of commands) expect(stdout).toMatch(`.ci/run: ${command} took `);
  });

  test('refuses an option that it does not know', () => {
    expect(plan('--al')).toMatchObject({ status: 2, count: 0 });
    expect(plan('--al').stderr).toBe('usage: .ci/run [--all] [--plan] (got --al)\n');
  });
});
