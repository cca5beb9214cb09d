// What .ci/run runs: one row for each stage, in their order. Until `npm test` has installed them,
// no packages are there: nothing may be imported.

/** The files of packages, without their tests, benchmarks and prose. */
const sourcesOf = (...names) =>
  names.flatMap((name) => [
    `packages/${name}/{src,bin,client,templates,inventory,printed,words,works}/**`,
    `packages/${name}/*.{html,json,mjs,ts}`,
  ]);

/** What plays, counts and draws; all that computes rests on it. */
const MODEL = ['core', 'games', 'graph', 'theorems', 'blocks', 'kernels', 'plot', 'lab'];

const READ_BY_NOTEBOOKS = ['notebooks/**', 'levels/**', 'proofs/**/*.v', 'proofs/certificate.json'];

/**
 * A stage runs if a changed file matches one of its `paths`; `always` and `weekly` ones are chosen
 * otherwise. Beside its command a row has what it needs: `debian`, packages that are tried to be
 * installed; `jupyter`, the environment of `npm run lab`; `programs`, without all of which it is
 * left out, each as its other names or places.
 *
 * @typedef {object} Stage
 * @property {string} command `BASE` in it is the commit from which the changes are counted
 * @property {string} why what it finds that no stage before it does
 * @property {string[]} paths globs
 * @property {boolean} [always] runs with every change
 * @property {boolean} [weekly] runs with `--all` only
 * @property {boolean} [advice] is read by people: its failure is none of the run
 * @property {number} [seconds] after which it is ended, if not after half an hour
 * @property {string[]} [debian]
 * @property {boolean} [jupyter]
 * @property {string[][]} [programs]
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
      '**/LICENSE',
      '{CITATION.cff,codemeta.json,.zenodo.json,knip.json}',
      '.github/**',
      'packages/*/{test,bench}/**',
      'tools/{attacks,descriptions,doors,fuzz,hooks,readme,sequences,test}/**',
      'tools/{attack,descriptions,doors,estimates,fuzz,readme,rebuild,sequences}.mjs',
      'tools/tsconfig.dts5.json',
    ],
  },
  {
    command: 'npm run system',
    why: 'processes that are killed, full disks and memory, the documents, new variants',
    paths: [
      ...sourcesOf(...MODEL, 'papers', 'manaus', 'cli'),
      'packages/cli/test/**',
      'packages/kernels/bench/**',
      'notebooks/variants/**',
      'levels/**',
      'biome.json',
      'tools/{bench,documents,examples,notebooks,peers}/**',
      'tools/{bench,examples}.mjs',
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
      'docs/**',
      'references.bib',
      'python/src/**',
      'tools/test/documents.test.mjs',
    ],
  },
  {
    command: 'npm run nodes -- --newest',
    why: 'core, graph, lab and cli on the newest Node',
    paths: ['tools/nodes.mjs'],
  },
  {
    command: 'npm run proofs -- --verify',
    why: 'every proof from nothing, against the certificate and the rules of the program',
    paths: [
      'proofs/**/*.{v,mjs}',
      'proofs/{_CoqProject,certificate.json}',
      ...sourcesOf('core', 'games', 'theorems', 'papers'),
      'tools/{proofs.mjs,proofs/**}',
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
      ...sourcesOf(...MODEL, 'papers', 'manaus', 'cli', 'tslite', 'explorer', 'site'),
      // Looks at the report, which this stage fills.
      'packages/site/browser/**',
      ...READ_BY_NOTEBOOKS,
      'docs/**',
      'references.bib',
      'python/src/**',
      'tools/{api,examples,jupyter,ledger,notebooks}/**',
      'tools/{ledger,notebooks,scoreboard}.mjs',
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
      'tools/peers.mjs',
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
      'tools/{lab,lite}.mjs',
    ],
    debian: ['chromium', 'firefox-esr'],
    jupyter: true,
    programs: [['chromium', 'chromium-browser'], ['.venv/bin/jupyter-lite']],
  },
  {
    command: 'npm run slurm',
    why: 'sweeps and searches on a cluster, with a worker killed',
    paths: [
      'packages/cli/src/slurm/**',
      'packages/cli/src/commands/{analyze/on-slurm,sweep/slurm,sweep/submit}.ts',
      'packages/lab/src/workers/**',
      'tools/slurm/**',
      'tools/test/slurm.test.mjs',
    ],
    debian: ['slurm-wlm', 'munge'],
  },
  {
    command: 'npm run mutate -- changed --minutes 4.5 --since BASE',
    why: 'changes of the changed lines that no test notices',
    paths: ['tools/mutate.mjs', 'tools/mutate/**'],
    advice: true,
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

const reads = (stage, file) => PATTERNS.get(stage).some((pattern) => pattern.test(file));

/**
 * The stages that some changed files ask for: of each whether it runs, and the reason in words. A
 * file that no row knows asks for all.
 *
 * @param {string[]} changed paths from the root of the repository, with `/`
 */
export function stagesFor(changed) {
  const unknown = changed.find((file) => !STAGES.some((stage) => reads(stage, file)));
  if (unknown !== undefined) return everyStage(`${unknown} may concern every stage`);
  return STAGES.map((stage) => {
    if (stage.always) return { stage, runs: true, why: stage.why };
    const file = changed.find((file) => reads(stage, file));
    return { stage, runs: file !== undefined, why: file ?? 'reads nothing that changed' };
  });
}

/** All stages for a reason, those of the week only where that is said. */
export const everyStage = (why, { weekly = false } = {}) =>
  STAGES.map((stage) =>
    stage.weekly && !weekly
      ? { stage, runs: false, why: 'with --all only' }
      : { stage, runs: true, why },
  );
