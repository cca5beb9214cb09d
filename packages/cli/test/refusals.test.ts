import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Resource, refusing } from '@manaus/testing/refusals';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Answer, runLine, spawned } from './run.js';

// In each test the first request for memory or for a thread is refused, then the second, and so on.
// In the end there is the right answer, or one line that says what is missing; nothing is left
// over.

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'manaus-refusals-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const clear = () => {
  rmSync(folder, { recursive: true });
  mkdirSync(folder);
};

/**
 * Seconds differ from run to run, and so do the back end and the threads where others took over.
 */
const stable = (out: string) =>
  out.replaceAll(/"(?:seconds|engine|workers)":("\w+"|[\d.e-]+)|\d+(?:\.\d+)? s\b/g, '');

/** The number of refusals, and how many of them were overcome. */
async function withEveryRefusal(resource: Resource, line: string) {
  const right = stable((await runLine(line)).out);
  let [refused, overcome] = [0, 0];
  for (let nth = 0; ; nth++) {
    clear();
    let answer: Answer = { code: 1, out: '', err: [] };
    const run = async () => {
      answer = await runLine(line);
    };
    if (!(await refusing(resource, nth, run))) return { refused, overcome };
    refused++;
    const { code, out, err } = answer;
    const where = [resource, nth, ...err];
    expect(
      readdirSync(folder).filter((name) => /lock|tmp/.test(name)),
      `${where}`,
    ).toEqual([]);
    if (code === 0) {
      overcome++;
      expect([where, stable(out), err]).toEqual([where, right, []]);
    } else {
      expect([where, code, out, err.length]).toEqual([where, 2, '', 1]);
      expect(err[0]).toMatch(/^manaus [^\n]{1,290}$/);
      expect(err[0]).toMatch(/ memory|would need|no further thread/);
    }
  }
}

describe('an allocation that fails', () => {
  test.each([
    ['analyze hanoi --discs 4 --json'],
    ['analyze hanoi --pegs 4 --discs 5 --engine ts --json'],
    ['analyze hanoi --pegs 4 --discs 5 --engine wasm --workers 2 --json'],
    ['analyze oxford --discs 5 --method lift --json'],
    ['analyze manaus --discs 5 --method lists --json'],
    ['solve manaus --from 123456// --json'],
    ['solve hanoi --moves cyclic --from 12345// --json'],
    ['graph oxford --discs 4 --format csv'],
    ['draw hanoi --discs 4 --out DIR/a.png'],
    ['block solve levels/twins.txt --json'],
    ['grundy --subtract 1,2,3 --upto 2000'],
  ])('%s', async (line) => {
    const { refused } = await withEveryRefusal('allocation', line.replace('DIR', folder));
    expect(refused).toBeGreaterThan(0);
  });
  test('study names the number of discs that it leaves out, and its other rows are right', async () => {
    const line = 'study manaus --discs 2..3 --json';
    const rowsOf = ({ out }: Answer) => JSON.parse(out).rows.map(JSON.stringify).map(stable);
    const right = rowsOf(await runLine(line));
    let refused = 0;
    for (let more = true; more; refused++)
      more = await refusing('allocation', refused, async () => {
        const answer = await runLine(line);
        if (answer.code === 2) return expect([answer.out, answer.err.length]).toEqual(['', 1]);
        const { rows, skipped } = JSON.parse(answer.out);
        expect([answer.code, rows.length + skipped.length]).toEqual([0, 2]);
        for (const row of rowsOf(answer)) expect(right).toContain(row);
        for (const { reason } of skipped) expect(reason).toContain('would need');
      });
    expect(refused).toBeGreaterThan(1);
  });
});

describe('a thread that is not started', () => {
  test('leaves its work to others', async () => {
    const line = 'analyze hanoi --pegs 4 --discs 5 --engine wasm --workers 2 --json';
    expect(await withEveryRefusal('thread', line)).toEqual({ refused: 2, overcome: 2 });
  });
  test('ends the command with one line where it is that of the command itself', async () => {
    const broken = `data:text/javascript,${encodeURIComponent(
      `import threads from 'node:worker_threads';
       import { syncBuiltinESMExports } from 'node:module';
       threads.Worker = class { constructor() { throw new Error('EAGAIN'); } };
       syncBuiltinESMExports();`,
    )}`;
    const env = { NODE_OPTIONS: `--import "${broken}"` };
    expect(await spawned(['analyze', 'hanoi', '--discs', '3'], { env })).toMatchObject({
      code: 2,
      out: '',
      err: 'manaus: the system starts no further thread (ulimit -u, ulimit -v, or memory)\n',
    });
  });
  test('sweep submit can be called again', async () => {
    const plan = `sweep plan ${folder} --puzzle hanoi --discs 2..5`;
    expect(await runLine(plan)).toMatchObject({ code: 0 });
    await refusing('thread', 0, async () => {
      const { code, err } = await runLine(`sweep submit ${folder}`);
      expect([code, err]).toEqual([2, [expect.stringContaining('no further thread')]]);
    });
    expect(await runLine(`sweep run ${folder}`)).toMatchObject({ code: 0, err: [] });
  });
});
