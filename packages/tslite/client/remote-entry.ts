// The script that JupyterLite loads: a container of one module, as module federation has them.
import { earlyWorker } from './extension/early-worker.js';
import type { SharedModules } from './extension/jupyterlite.js';
import { plugin } from './extension/plugin.js';
import type { Workers } from './extension/worker-client.js';

/** A container of modules: given what the page shares, then asked for what it offers. */
interface Container {
  init(modules: SharedModules): Promise<void>;
  get(): Promise<() => unknown>;
}

declare global {
  var _JUPYTERLAB: Record<string, Container> | undefined;
}

const script = document.currentScript;
const base = script instanceof HTMLScriptElement ? script.src : location.href;

/** Starts workers by a script beside this one. */
const starter = (name: string) => {
  const url = new URL(name, base);
  return () => new Worker(url);
};

const workers: Workers = {
  kernel: earlyWorker(starter('worker.js'), new URL(location.href)),
  thread: starter('thread.js'),
};

let modules: SharedModules = {};

globalThis._JUPYTERLAB = {
  ...globalThis._JUPYTERLAB,
  '@manaus/tslite': {
    init: async (given) => {
      modules = given;
    },
    get: async () => {
      const loaded = { __esModule: true, default: [await plugin(modules, workers)] };
      return () => loaded;
    },
  },
};
