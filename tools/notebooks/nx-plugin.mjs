// Nx plugin: one cached target for each notebook, `nb-<folder>-<stem>`, all on the one project
// `notebooks`.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const name = 'nx-notebooks';

/** The packages that a text imports. */
const packagesIn = (text) => [
  ...new Set(
    [...text.matchAll(/(?:from|import|require)\s*\(?\s*['"](@manaus\/[\w-]+|manaus)['"/]/g)].map(
      (match) => match[1],
    ),
  ),
];

/** The packages that a notebook's cells import, and the texts of its helpers. */
export function importsOf(notebook, helpers = []) {
  const code = notebook.cells
    .filter((cell) => cell.cell_type === 'code')
    .map((cell) => [].concat(cell.source).join(''));
  return packagesIn([...code, ...helpers].join('\n')).sort();
}

/** What is beside a notebook, but prose: helpers and data that its cells may read. */
function companions(root, folder) {
  const recursive = folder !== 'notebooks'; // at the top, the folders are other notebooks' own
  const files = readdirSync(join(root, folder), { recursive, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !/\.(?:ipynb|md)$/.test(entry.name),
  );
  return files
    .map(
      (entry) =>
        `{workspaceRoot}/${join(entry.parentPath ?? entry.path, entry.name).slice(root.length + 1)}`,
    )
    .sort();
}

/** The further inputs of a notebook in Python. */
const PYTHON = [
  '{workspaceRoot}/python/src/**/*.py',
  '{workspaceRoot}/tools/jupyter/*.{py,mjs}',
  { runtime: 'node tools/jupyter/found.mjs' },
];

function target(root, file) {
  const notebook = JSON.parse(readFileSync(join(root, file), 'utf8'));
  const isPython = notebook.metadata?.kernelspec?.language === 'python';
  const beside = companions(root, dirname(file));
  const helpers = beside
    .filter((path) => path.endsWith('.ts'))
    .map((path) => readFileSync(path.replace('{workspaceRoot}', root), 'utf8'));
  // The runner shows last values by what the kernel in the browser shows them with.
  const packages = isPython ? ['@manaus/cli'] : ['@manaus/tslite', ...importsOf(notebook, helpers)];
  return {
    executor: 'nx:run-commands',
    cache: true,
    options: {
      command: `node tools/notebooks/execute.cjs ${file} dist/${file}`,
      cwd: '{workspaceRoot}',
    },
    dependsOn: [{ projects: packages, target: 'build' }],
    inputs: [
      `{workspaceRoot}/${file}`,
      ...beside,
      '{workspaceRoot}/tools/notebooks/*.cjs',
      ...(isPython ? PYTHON : []),
      // What is built reaches the notebook through any number of packages, and data files are read
      // from beside it.
      { dependentTasksOutputFiles: '**/*', transitive: true },
      '{workspaceRoot}/packages/*/package.json',
      '{workspaceRoot}/packages/papers/inventory/**/*',
      '{workspaceRoot}/packages/papers/printed/**/*',
      '{workspaceRoot}/packages/papers/works/**/*',
      // No output may depend on them: a run elsewhere is another run.
      { env: 'TZ' },
      { env: 'LANG' },
      { env: 'MANAUS_ONE_CORE' },
      'sharedGlobals',
      // Verdicts say what is proved.
      ...(packages.some((name) => ['manaus', '@manaus/papers', '@manaus/cli'].includes(name))
        ? ['proofs']
        : []),
    ],
    outputs: [`{workspaceRoot}/dist/${file}`],
  };
}

const targetName = (file) =>
  `nb-${file.slice('notebooks/'.length, -'.ipynb'.length).replaceAll('/', '-')}`;

/** All notebooks by one name. */
const all = (files) => ({ executor: 'nx:noop', dependsOn: files.map(targetName) });

const project = (targets) => ({
  projects: { notebooks: { name: 'notebooks', root: 'notebooks', targets } },
});

export const createNodesV2 = [
  'notebooks/**/*.ipynb',
  (files, _options, { workspaceRoot }) =>
    files.map((file) => [
      file,
      project({ [targetName(file)]: target(workspaceRoot, file), all: all(files) }),
    ]),
];
