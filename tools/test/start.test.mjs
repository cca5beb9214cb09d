// npm start: the play page is served, an option that is none is told in one line.
import { spawn, spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { inRoot } from '../run/paths.mjs';

const program = inRoot('tools', 'start.mjs');

test('the play page is served at the address that is printed', async () => {
  const child = spawn(process.execPath, [program, '--no-open'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  try {
    const address = await new Promise((resolve, reject) => {
      let text = '';
      child.stdout.on('data', (chunk) => {
        text += chunk;
        const found = /(http:\/\/127\.0\.0\.1:\d+\S*), the play page/.exec(text);
        if (found) resolve(found[1]);
      });
      child.on('close', () => reject(new Error(`it ended: ${text}`)));
    });
    const page = await fetch(address);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<title>manaus</title>');
  } finally {
    child.kill('SIGKILL');
  }
});

test.each([
  [['--port', 'x'], '--port must be an integer from 0 to 65535 (got x)'],
  [['--port', '70000'], '--port must be an integer from 0 to 65535 (got 70000)'],
  [['--nope'], "Unknown option '--nope'"],
])('%s is refused', (args, line) => {
  const { status, stderr } = spawnSync(process.execPath, [program, ...args], { encoding: 'utf8' });
  expect(status).toBe(2);
  expect(stderr.trim().split('\n')).toEqual([expect.stringContaining(line)]);
});
