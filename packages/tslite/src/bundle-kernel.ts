import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { declarations } from './declarations.js';
import { standIns } from './stand-ins.js';

/** The ingredients of a kernel. */
export interface KernelOptions {
  /** A folder with the packages in `node_modules`. */
  readonly root: string;
  /** The packages that cells can import, as they name them. */
  readonly packages: readonly string[];
  /** A module that introduces the packages to the kernel; its default export is a function. */
  readonly setup?: string;
  /** The folder that the extension of JupyterLite is written to. */
  readonly out: string;
}

/**
 * Bundles a kernel for the browser as a prebuilt extension of JupyterLite: a script for the page,
 * one for the worker, one for its threads, and the declarations that cells are checked against.
 */
export async function bundleKernel({ root, packages, setup, out }: KernelOptions): Promise<void> {
  const folder = join(out, 'static');
  mkdirSync(folder, { recursive: true });
  await script(root, folder, 'remote-entry', {});
  await script(root, folder, 'thread', {});
  await script(root, folder, 'worker', {
    'virtual:tslite/packages': packagesModule(packages),
    'virtual:tslite/setup': setup === undefined ? NO_SETUP : setupModule(setup),
  });
  writeFileSync(join(folder, 'declarations.json'), JSON.stringify(declarations(root, packages)));
  writeFileSync(join(out, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`);
}

const NO_SETUP = 'export default () => ({});';

const setupModule = (file: string): string => `export { default } from ${JSON.stringify(file)};`;

function packagesModule(names: readonly string[]): string {
  const imports = names.map((name, i) => `import * as p${i} from ${JSON.stringify(name)};`);
  const entries = names.map((name, i) => `${JSON.stringify(name)}: p${i}`);
  return `${imports.join('\n')}\nexport const packages = { ${entries.join(', ')} };\n`;
}

/** The settings of a build that adds one script to a folder. */
const ONE_SCRIPT = {
  emptyOutDir: false,
  copyPublicDir: false,
  target: 'es2022',
  modulePreload: false,
  chunkSizeWarningLimit: 10_000,
} as const;

/** A script of this package, bundled into one file. */
async function script(
  root: string,
  outDir: string,
  name: string,
  virtual: Readonly<Record<string, string>>,
): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    root,
    plugins: [standIns(virtual)],
    build: {
      outDir,
      ...ONE_SCRIPT,
      rolldownOptions: {
        input: fileURLToPath(new URL(`../client/${name}.ts`, import.meta.url)),
        // The helper of dynamic imports asks for it, and everything is in one file.
        transform: { define: { 'import.meta': '{}' } },
        // Names of classes and functions are seen in cells: what is inspected shows them.
        output: { format: 'iife', entryFileNames: `${name}.js`, keepNames: true },
      },
    },
  });
}

/** The manifest by which JupyterLite knows an extension. */
function manifest(): object {
  const file = new URL('../package.json', import.meta.url);
  const { name, version, description, license } = JSON.parse(readFileSync(file, 'utf8'));
  const _build = { load: 'static/remote-entry.js', extension: './extension' };
  return { name, version, description, license, jupyterlab: { extension: true, _build } };
}
