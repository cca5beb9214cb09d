import { tellFirst } from './first-words.js';
import type {
  Application,
  KernelClient,
  KernelSpecs,
  Services,
  SharedModules,
} from './jupyterlite.js';
import { kernelClass, type TypeScriptKernel } from './kernel.js';
import { openLinkedCells } from './linked-cells.js';
import type { Workers } from './worker-client.js';

/** A module that JupyterLite shares: the one version that it has. */
async function shared(modules: SharedModules, name: string): Promise<unknown> {
  const [version] = Object.values(modules[name] ?? {});
  if (version === undefined) throw new Error(`tslite: JupyterLite has no ${name}`);
  return (await version.get())();
}

const isServices = (module: unknown): module is Services =>
  typeof module === 'object' && module !== null && 'BaseKernel' in module;

const SPEC = {
  name: 'tslab',
  display_name: 'TypeScript',
  language: 'typescript',
  argv: [],
  resources: {},
};

/** The extension: a kernel named as tslab's on the desktop, so that notebooks open with it. */
export async function plugin(modules: SharedModules, workers: Workers): Promise<unknown> {
  const services = await shared(modules, '@jupyterlite/services');
  if (!isServices(services)) throw new Error('tslite: JupyterLite has no kernels');
  const activate = (app: Application, specs: KernelSpecs, client: KernelClient) => {
    const kernels = new Map<string, TypeScriptKernel>();
    const { contents } = app.serviceManager;
    const Kernel = kernelClass(services.BaseKernel, contents, workers);
    specs.register({
      spec: SPEC,
      create: async (options) => {
        const kernel = new Kernel(options);
        kernels.set(kernel.id, kernel);
        return kernel;
      },
    });
    interruptBy(client, kernels);
    void openLinkedCells(app, new URL(location.href));
    void tellFirst(app, {
      isIsolated: globalThis.crossOriginIsolated,
      notes: () => localStorage,
      persist: () => navigator.storage.persist(),
    });
  };
  return {
    id: '@manaus/tslite:kernel',
    autoStart: true,
    requires: [services.IKernelSpecs, services.IKernelClient],
    activate,
  };
}

/** JupyterLite drops the cells that wait, and tells the kernel nothing: it is told here. */
function interruptBy(client: KernelClient, kernels: ReadonlyMap<string, TypeScriptKernel>): void {
  const dropWaiting = client.interrupt.bind(client);
  client.interrupt = async (id) => {
    await dropWaiting(id);
    await kernels.get(id)?.interrupt();
  };
}
