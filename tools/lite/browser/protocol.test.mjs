// The kernel in a tab under Jupyter's messaging protocol: the cases of jupyter_kernel_test, which
// asks kernels over ZeroMQ, by JupyterLab's own client in the page.
//
// Exceptions, beside those of tools/jupyter/conformance.py:
// - history: JupyterLite answers with all cells, whatever part is asked for.
// - silent cells: JupyterLite tells their input, as of others.
// - interrupt and shutdown are calls of the page, and no messages: walk.test.mjs has them.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inRoot } from '../../run/paths.mjs';
import { labPage } from './lab-page.mjs';
import { missing, openSite } from './open.mjs';

const cases = JSON.parse(readFileSync(inRoot('tools', 'jupyter', 'conformance.json'), 'utf8'));

let opened;
let page;

beforeAll(async () => {
  if (missing.length > 0) return;
  opened = await openSite();
  const lab = await labPage(opened);
  await lab.open('path=start-here.ipynb');
  page = lab.page;
  await page.evaluate(async () => {
    const { kernels } = globalThis.jupyterapp.serviceManager;
    globalThis.kernel = await kernels.startNew({ name: 'tslab' });
    await globalThis.kernel.info;
  });
});
afterAll(() => opened?.close());

const skippable = test.skipIf(missing.length > 0);

/** The content of the reply to one request. */
const asked = (method, content) =>
  page.evaluate(
    async ([name, given]) => (await globalThis.kernel[name](given)).content,
    [method, content],
  );

/** The reply to a cell, and all that it puts out. */
const run = (cell) =>
  page.evaluate(async (content) => {
    const outputs = [];
    const future = globalThis.kernel.requestExecute(content, false);
    future.onIOPub = ({ header, content: told }) =>
      outputs.push({ type: header.msg_type, ...told });
    const { content: reply } = await future.done;
    return { reply, outputs };
  }, cell);

/** What one cell gives, without the states of the kernel. */
async function runOne(code, options = {}) {
  const { reply, outputs } = await run({ code, stop_on_error: true, ...options });
  expect(outputs[0]).toMatchObject({ type: 'status', execution_state: 'busy' });
  expect(outputs.at(-1)).toMatchObject({ type: 'status', execution_state: 'idle' });
  expect(outputs[1]).toMatchObject({ type: 'execute_input', code });
  return { reply, outputs: outputs.slice(2, -1) };
}

skippable('kernel_info names the language', async () => {
  expect(await asked('requestKernelInfo')).toMatchObject({
    status: 'ok',
    protocol_version: '5.3',
    language_info: { name: 'typescript', file_extension: '.ts' },
  });
});

skippable('texts and displays are outputs of their cells', async () => {
  const hello = await runOne(cases.hello);
  expect(hello.reply.status).toBe('ok');
  expect(hello.outputs).toEqual([{ type: 'stream', name: 'stdout', text: 'hello, world\n' }]);
  const { outputs } = await runOne(cases.stderr);
  expect(outputs).toMatchObject([{ type: 'stream', name: 'stderr' }]);
  const shown = await runOne(cases.display);
  expect(shown.outputs).toMatchObject([
    { type: 'display_data', data: { 'text/html': '<b>bold</b>' } },
  ]);
});

skippable('completion, inspection and completeness', async () => {
  for (const { text, matches } of cases.completions) {
    const reply = await asked('requestComplete', { code: text, cursor_pos: text.length });
    expect([reply.status, reply.matches.sort()]).toEqual(['ok', [...matches].sort()]);
  }
  const far = await asked('requestComplete', { code: "'𝔐'; Math.sqr", cursor_pos: 13 });
  expect(far).toMatchObject({ cursor_start: 10, cursor_end: 13 });
  const inspect = { code: cases.inspect, cursor_pos: cases.inspect.length, detail_level: 0 };
  expect(await asked('requestInspect', inspect)).toMatchObject({ status: 'ok', found: true });
  for (const status of ['complete', 'incomplete'])
    for (const code of cases[status])
      expect([code, await asked('requestIsComplete', { code })]).toMatchObject([code, { status }]);
});

skippable('history and comms have an answer', async () => {
  for (const code of cases.values) await runOne(code, { store_history: true });
  const { status, history } = await asked('requestHistory', {
    hist_access_type: 'tail',
    n: 3,
    output: false,
    raw: true,
  });
  expect(status).toBe('ok');
  expect(history.slice(-3).map(([, , code]) => code)).toEqual(cases.values);
  expect(await asked('requestCommInfo', { target_name: 'jupyter.widget' })).toEqual({
    status: 'ok',
    comms: {},
  });
});

skippable('an error has its name, its text and the frames of cells', async () => {
  const { reply, outputs } = await runOne(`const thrower = () => { ${cases.error} }; thrower()`);
  const count = reply.execution_count;
  const error = {
    ename: 'Error',
    evalue: 'x',
    traceback: ['Error: x', `    at thrower (cell ${count})`, `    at cell ${count}`],
  };
  expect(outputs).toEqual([{ type: 'error', ...error }]);
  expect(reply).toMatchObject({ status: 'error', ...error });
});

skippable('a cell that is sent after an error runs', async () => {
  for (const stop_on_error of [true, false]) {
    expect((await runOne(cases.error, { stop_on_error })).reply.status).toBe('error');
    expect((await runOne("'after'")).outputs).toMatchObject([{ text: 'after\n' }]);
  }
});

skippable(
  'cells that are sent at once each have a reply, whatever became of the first',
  async () => {
    const sent = (codes) =>
      page.evaluate(async (cells) => {
        const futures = cells.map((code) =>
          globalThis.kernel.requestExecute({ code, stop_on_error: true }, false),
        );
        const replies = await Promise.all(futures.map(({ done }) => done));
        return replies.map(({ content }) => content.status);
      }, codes);
    expect(await sent(['1', '2', '3'])).toEqual(['ok', 'ok', 'ok']);
    expect(await sent([cases.error, '2', '3'])).toEqual(['error', 'aborted', 'aborted']);
  },
);
