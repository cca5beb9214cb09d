// dist/lite: JupyterLite with the kernel of this repository, its packages and its notebooks.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFolder } from '@manaus/jobs/storage';
import { inVenv, venv } from '../jupyter/environment.mjs';
import { inRoot, root } from '../run/paths.mjs';
import { importedPackages, writeContents } from './contents.mjs';
import { setupModule } from './setup.mjs';

/** The finished site: it stands under any path, and asks for nothing elsewhere. */
export const site = inRoot('dist', 'lite');

const work = inRoot('tools', '.cache', 'lite');
const extension = join(work, 'extension');

/** The settings of the page: the kernel that notebooks open with. */
const PAGE = {
  'jupyter-lite-schema-version': 0,
  'jupyter-config-data': {
    appName: 'manaus',
    defaultKernelName: 'tslab',
    // Scripts of the page can give commands: that is how Firefox is tested.
    exposeAppInBrowser: true,
    // Files are in the browser's storage without it, and it asks for addresses outside the site's
    // own path.
    disabledExtensions: ['@jupyterlite/application-extension:service-worker-manager'],
    // What cells import is text, not video, as the ending would have it.
    fileTypes: {
      typescript: {
        name: 'typescript',
        extensions: ['.ts', '.tsx'],
        fileFormat: 'text',
        mimeTypes: ['text/typescript'],
      },
    },
  },
};

/**
 * Settings of JupyterLab: nothing is asked elsewhere, work is kept every ten seconds, and all cells
 * stay in the page.
 */
const SETTINGS = {
  '@jupyterlab/apputils-extension:notification': { checkForUpdates: false, fetchNews: 'false' },
  '@jupyterlab/docmanager-extension:plugin': { autosaveInterval: 10 },
  '@jupyterlab/notebook-extension:tracker': { windowingMode: 'defer' },
};

/**
 * The options of a build in a folder: only what is pinned or made here goes in, without source
 * maps.
 */
const optionsFor = (folder) => ({
  LiteBuildConfig: {
    apps: ['lab'],
    contents: [join(work, 'files')],
    federated_extensions: [
      extension,
      join(venv, 'share', 'jupyter', 'labextensions', 'jupyterlab-plotly'),
    ],
    ignore_sys_prefix: true,
    no_sourcemaps: true,
    no_unused_shared_packages: true,
    output_dir: folder,
  },
});

/** Bundles the kernel; the packages are built. */
async function bundle() {
  const { bundleKernel } = await import('../../packages/tslite/dist/index.js');
  const setup = join(work, 'setup.mjs');
  writeFileSync(setup, await setupModule());
  await bundleKernel({ root, packages: importedPackages(), setup, out: extension });
}

/** Builds the site beside an earlier one, and puts it in its place; true when all went well. */
export async function buildSite() {
  try {
    await replaceFolder(site, buildIn);
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
}

async function buildIn(folder) {
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  await bundle();
  writeContents(join(work, 'files'));
  writeFileSync(join(work, 'jupyter-lite.json'), JSON.stringify(PAGE));
  writeFileSync(join(work, 'overrides.json'), JSON.stringify(SETTINGS));
  writeFileSync(join(work, 'jupyter_lite_config.json'), JSON.stringify(optionsFor(folder)));
  const { status, stdout, stderr } = spawnSync(inVenv('jupyter'), ['lite', 'build'], {
    cwd: work,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${stdout}${stderr}`);
}

/** The bytes of all files in a folder. */
export const bytesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
