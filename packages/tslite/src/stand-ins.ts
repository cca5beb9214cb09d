import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const client = (file: string) => fileURLToPath(new URL(`../client/${file}`, import.meta.url));

/** The files that stand in a worker for the modules of Node that tslab imports. */
const NODE: Readonly<Record<string, string>> = {
  crypto: client('stand-ins/crypto.ts'),
  module: client('stand-ins/module.ts'),
  perf_hooks: client('stand-ins/perf-hooks.ts'),
  vm: client('stand-ins/vm.ts'),
};

/** The modules of tslab that are replaced by a stand-in: what talks to Jupyter over sockets. */
const isJupyter = (id: string, importer: string | undefined): boolean =>
  id === './jupyter' && /[\\/]tslab[\\/]dist[\\/]/.test(importer ?? '');

const isConverter = (id: string): boolean => /[\\/]tslab[\\/]dist[\\/]converter\.js$/.test(id);

/** tslab names a variable `await`, which no module may, and asks for its own folder. */
const asModule = (code: string): string =>
  code.replaceAll(/\bawait\b(?= =|\.)/g, 'awaitKeyword').replaceAll('__dirname', "'/tslab/dist'");

/** A Vite plugin that bundles tslab for a worker, with some modules given as text. */
export const standIns = (virtual: Readonly<Record<string, string>>): Plugin => ({
  name: 'tslite',
  enforce: 'pre',
  async resolveId(id, importer) {
    if (id in virtual) return `\0${id}`;
    if (id in NODE) return NODE[id];
    if (id === 'path') return this.resolve('path-browserify', importer, { skipSelf: true });
    if (isJupyter(id, importer)) return client('stand-ins/jupyter.ts');
    return null;
  },
  transform: (code, id) => (isConverter(id) ? asModule(code) : null),
  load: (id) => virtual[id.slice(1)] ?? null,
});
