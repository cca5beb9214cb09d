// The script that JupyterLite loads: a container of one module, as module federation has them.
import { earlyWorker } from './extension/early-worker.js';
import type { SharedModules } from './extension/jupyterlite.js';
import { plugin } from './extension/plugin.js';

/** A container of modules: given what the page shares, then asked for what it offers. */
interface Container {
  init(modules: SharedModules): Promise<void>;
  get(): Promise<() => unknown>;
}

declare global {
  var _JUPYTERLAB: Record<string, Container> | undefined;
}

const script = document.currentScript;
const worker = new URL(
  'worker.js',
  script instanceof HTMLScriptElement ? script.src : location.href,
);

const startWorker = earlyWorker(() => new Worker(worker), new URL(location.href));

let modules: SharedModules = {};

globalThis._JUPYTERLAB = {
  ...globalThis._JUPYTERLAB,
  '@manaus/tslite': {
    init: async (given) => {
      modules = given;
    },
    get: async () => {
      const loaded = { __esModule: true, default: [await plugin(modules, startWorker)] };
      return () => loaded;
    },
  },
};
