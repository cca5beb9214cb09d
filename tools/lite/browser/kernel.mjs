// The kernel of the site without JupyterLab: its worker in a page, cells in, outputs out.
import { contents } from '../contents.mjs';

/** The folder of the kernel's scripts, from the address of the site. */
export const SCRIPTS = 'extensions/@manaus/tslite/static';

/** The talk between a page and a worker, as Jupyter's outputs; it is run in the page. */
function runInPage({ scripts, folder, files, cells }) {
  const kernel = new Worker(`${scripts}/worker.js`);
  const threads = new Map();
  const outputs = new Map();
  const display = ({ data, metadata }) => ({ output_type: 'display_data', data, metadata });
  const add = (list, output) => {
    const last = list.at(-1);
    if (output.kind === 'display') list.push(display(output));
    else if (last?.output_type === 'stream' && last.name === output.name) last.text += output.text;
    else list.push({ output_type: 'stream', name: output.name, text: output.text });
  };
  return new Promise((resolve, reject) => {
    const done = [];
    const next = (id) => {
      if (id === cells.length) {
        kernel.terminate();
        return resolve(done);
      }
      outputs.set(id, []);
      kernel.postMessage({ kind: 'execute', id, code: cells[id], cell: id + 1 });
    };
    kernel.onerror = (event) => reject(new Error(event.message));
    kernel.onmessage = ({ data }) => {
      if (data.kind === 'ready') return next(0);
      if (data.kind === 'output') return add(outputs.get(data.id), data.output);
      if (data.kind === 'thread') {
        threads.set(data.thread, new Worker(`${scripts}/thread.js`));
        return threads.get(data.thread).postMessage(data.program);
      }
      if (data.kind === 'end-thread') return threads.get(data.thread).terminate();
      done.push({ outputs: outputs.get(data.id), error: data.answer });
      next(data.id + 1);
    };
    kernel.postMessage({ kind: 'files', files });
    kernel.postMessage({ kind: 'start', folder });
  });
}

/** The files in the folder of a notebook, as the kernel's disk has them. */
function filesIn(folder) {
  const inside = Object.entries(contents()).filter(
    ([path]) => path.endsWith('.ts') && `/${path}`.replace(/\/[^/]*$/, '') === folder,
  );
  return Object.fromEntries(inside.map(([path, text]) => [`/${path}`, text]));
}

/**
 * Runs cells one after the other, all of them.
 * @param {import('playwright-core').Page} page a page of the site
 * @param {string} site the address of the site
 * @param {string} name of the notebook, as `martins2024/05-manaus`
 * @param {string[]} cells
 */
export function runCells(page, site, name, cells) {
  const folder = `/${name}`.replace(/\/[^/]*$/, '');
  const scripts = `${site}${SCRIPTS}`;
  const run = { scripts, folder: folder || '/', files: filesIn(folder), cells };
  return page.evaluate(runInPage, run);
}
