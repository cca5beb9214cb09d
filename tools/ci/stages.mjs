// What .ci/run runs: one row for each stage, in their order. Until `npm test` has installed them,
// no packages are there: nothing may be imported.

/** The files of packages, without their tests, benchmarks and prose. */
const sourcesOf = (...names) =>
  names.flatMap((name) => [
    `packages/${name}/{src,bin,client,templates,inventory,printed,works}/**`,
    `packages/${name}/*.{html,json,mjs,ts}`,
  ]);

/** What plays, counts and draws; all that computes rests on it. */
const MODEL = ['core', 'games', 'graph', 'theorems', 'blocks', 'kernels', 'scale', 'plot', 'lab'];

const PACKAGES = [...MODEL, 'jobs', 'papers', 'manaus', 'cli', 'tslite', 'explorer', 'site'];

const READ_BY_NOTEBOOKS = ['notebooks/**', 'levels/**', 'proofs/**/*.v', 'proofs/certificate.json'];

/**
 * A stage runs if a changed file matches one of its `paths`, or for another reason that stands
 * below.
 *
 * @typedef {object} Stage
 * @property {string} command `BASE` in it is the commit from which the changes are counted
 * @property {string} why what it finds that no stage before it does
 * @property {string[]} paths globs
 * @property {boolean} [always] runs with every change
 * @property {boolean} [namesFiles] runs too if any file is gone, which it may lead to
 * @property {boolean} [weekly] runs with `--all`, and for its own files
 * @property {boolean} [advice] is read by people: its failure is none of the run
 * @property {number} [seconds] after which it is ended, if not after half an hour
 * @property {string[]} [debian] packages that are installed for it, where they can be had
 * @property {boolean} [jupyter] asks for the environment that `npm run lab -- --prepare` makes
 * @property {string[][]} [programs] it is left out without one of each: names, or places
 */

/** @type {Stage[]} */
export const STAGES = [
  {
    command: 'npm test',
    why: 'types, style, and the tests of packages, notebooks and tools',
    always: true,
    // What no other stage reads.
    paths: [
      '**/*.md',
      'packages/*/LICENSE',
      '{codemeta.json,.zenodo.json,knip.json}',
      '{.changeset,.github}/**',
      'packages/*/{test,bench}/**',
      'packages/testing/**',
      'tools/{answers,atlas,attack,descriptions,doors,fuzz,hooks,independence}/**',
      'tools/{release,sequences,test}/**',
      'tools/{estimates,pack-page,rebuild,start}.mjs',
      'tools/{tsconfig,tsconfig.dts5}.json',
    ],
  },
  {
    command: 'npm run system',
    why: 'processes that are killed, full disks and memory, the documents, new variants',
    paths: [
      ...sourcesOf(...MODEL, 'jobs', 'papers', 'manaus', 'cli'),
      'packages/cli/test/**',
      'packages/testing/src/**',
      'notebooks/variants/**',
      'levels/**',
      'biome.json',
      'tools/{bench,documents,examples,notebooks,peers}/**',
      'tools/test/{bench,tutorial,variants}.test.mjs',
    ],
  },
  {
    // A part of the stage before it, from whose cache it comes where both run.
    command: 'npx nx run tools:test-documents --outputStyle=static',
    why: 'what documents say is typed in, and shows what they show',
    paths: [
      '*.md',
      '{packages,python,levels}/**/*.md',
      '{CITATION.cff,LICENSE,references.bib}',
      'docs/**',
      // The names that the glossary has, and the references of docstrings.
      ...sourcesOf(...PACKAGES),
      'python/src/**',
      'tools/readme/**',
      'tools/test/documents.test.mjs',
    ],
    namesFiles: true,
  },
  {
    command: 'npm run nodes -- --newest',
    why: 'core, and all that asks Node for files, processes and threads, on the newest one',
    paths: ['tools/nodes.mjs'],
  },
  {
    command: 'npm run proofs -- --verify',
    why: 'every proof from nothing, against the certificate and the rules of the program',
    paths: [
      'proofs/**/*.{v,mjs}',
      'proofs/{_CoqProject,certificate.json,readings.json}',
      'proofs/*/executed.json',
      ...sourcesOf('core', 'games', 'theorems', 'papers'),
      'tools/proofs/**',
      // Asks Coq, where it is installed.
      'tools/test/proofs.test.mjs',
    ],
    debian: ['coq'],
    programs: [['coqc']],
  },
  {
    // In another time zone and language than those in which outputs were stored, each notebook on
    // one core.
    command: 'npm run reproduce -- --elsewhere',
    why: 'the works, every notebook, the report, the reference',
    paths: [
      ...sourcesOf(...PACKAGES),
      // Looks at the report, which this stage fills.
      'packages/site/browser/**',
      ...READ_BY_NOTEBOOKS,
      'docs/**',
      'references.bib',
      'python/src/**',
      'tools/{api,examples,jupyter,ledger,notebooks}/**',
    ],
    jupyter: true,
  },
  {
    command: 'npm run peers',
    why: 'other programs, asked the same questions',
    paths: [
      'packages/*/test/peers/**',
      'packages/graph/src/io/**',
      'tools/{differential,peers}/**',
    ],
    debian: [
      'nauty',
      'graphviz',
      'python3-networkx',
      'python3-igraph',
      'python3-pydot',
      'python3-pandas',
    ],
  },
  {
    command: 'npm run python',
    why: 'the package for Python, and the protocol that it speaks',
    paths: ['python/**', 'packages/cli/src/serve/**', 'tools/python.mjs'],
    jupyter: true,
  },
  {
    command: 'npm run browsers',
    why: 'the page, the report and the notebooks in browsers',
    paths: [
      ...sourcesOf(...MODEL, 'papers', 'explorer', 'site'),
      'packages/{explorer,site}/browser/**',
      ...READ_BY_NOTEBOOKS,
      'tools/{api,jupyter,notebooks}/**',
      'tools/{kernel,lab}.mjs',
      'tools/lite/serve.{d.mts,mjs}',
      'tools/test/{api,jupyter}.test.mjs',
      'tools/test/fixtures/**',
    ],
    debian: ['chromium', 'firefox-esr'],
    jupyter: true,
  },
  {
    command: 'npm run lite -- --test',
    why: 'the laboratory in a browser tab: built, and every notebook run in it',
    paths: [
      ...sourcesOf('tslite'),
      'packages/*/package.json',
      'notebooks/**',
      'tools/{jupyter,lite,notebooks}/**',
      'tools/lab.mjs',
    ],
    debian: ['chromium', 'firefox-esr'],
    jupyter: true,
    programs: [['chromium', 'chromium-browser'], ['.venv/bin/jupyter-lite']],
  },
  {
    command: 'npm run slurm',
    why: 'sweeps and searches on a cluster, with a worker killed',
    paths: [
      'packages/cli/src/commands/sweep/{slurm,submit}.ts',
      'packages/jobs/src/{slurm,workers}/**',
      'tools/slurm/**',
      'tools/test/slurm.test.mjs',
    ],
    debian: ['slurm-wlm', 'munge'],
  },
  {
    command: 'npm run mutate -- changed --minutes 4.5 --since BASE',
    why: 'changes of the changed lines that no test notices',
    paths: ['tools/mutate/**'],
    weekly: true,
    advice: true,
  },
  {
    command: 'npm run browsers -- --full',
    why: 'every notebook by Jupyter itself, on its kernel',
    paths: [],
    weekly: true,
    jupyter: true,
    seconds: 3600,
  },
  {
    command: 'npm run nodes',
    why: 'everything on every Node that is supported',
    paths: [],
    weekly: true,
    seconds: 4 * 3600,
  },
];

const PARTS = { '**/': '(?:.*/)?', '**': '.*', '*': '[^/]*', '{': '(?:', ',': '|', '}': ')' };

/**
 * A glob as a regular expression: what `matchesGlob` of Node says, which is an experiment in Node
 * 20, compiles each glob anew, and blind to names that begin with a dot.
 */
export const patternOf = (glob) =>
  new RegExp(
    `^${glob.replaceAll('.', '\\.').replace(/\*\*\/|\*\*|[*{,}]/g, (part) => PARTS[part])}$`,
  );

const PATTERNS = new Map(STAGES.map((stage) => [stage, stage.paths.map(patternOf)]));

const reads = (stage, file) => PATTERNS.get(stage)?.some((pattern) => pattern.test(file)) === true;

/**
 * The stages that some changed files ask for: of each whether it runs, and the reason in words. A
 * file that no row knows asks for all.
 *
 * @param {string[]} changed paths from the root of the repository, with `/`
 * @param {string[]} gone those of them that are there no more
 */
export function stagesFor(changed, gone = []) {
  const unknown = changed.find((file) => !STAGES.some((stage) => reads(stage, file)));
  if (unknown !== undefined) return everyStage(`${unknown} may concern every stage`);
  return STAGES.map((stage) => {
    if (stage.always) return { stage, runs: true, why: stage.why };
    const file = changed.find((file) => reads(stage, file));
    if (file !== undefined) return { stage, runs: true, why: file };
    return stage.namesFiles && gone.length > 0
      ? { stage, runs: true, why: `${gone[0]} is gone` }
      : { stage, runs: false, why: 'reads nothing that changed' };
  });
}

/** All stages for a reason, those of the week only where that is said. */
export const everyStage = (why, { weekly = false } = {}) =>
  STAGES.map((stage) =>
    stage.weekly && !weekly
      ? { stage, runs: false, why: 'with --all only' }
      : { stage, runs: true, why },
  );
