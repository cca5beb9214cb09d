/** A next step for a new variant, with its command line. */
interface Step {
  readonly does: string;
  readonly command: string;
}

/** The names of the kinds, in the order of help. */
export const kindNames = ['tower', 'heap', 'level'] as const;
export type KindName = (typeof kindNames)[number];

/** A kind of variant. */
interface Kind {
  readonly summary: string;
  /** @param rules the file with the rules of a tower */
  next(folder: string, name: string, rules: string): readonly Step[];
}

/**
 * A folder outside the working one is no place where the tests of the repository are looked for.
 */
const testArgument = (folder: string): string =>
  /^'?[./]/.test(folder) ? `--root ${folder}` : folder;

const steps = (folder: string, name: string): Step[] => [
  { does: 'its test', command: `npx vitest run ${testArgument(folder)}` },
  {
    does: 'its notebook',
    command: `node tools/notebooks/execute.cjs ${folder}/${name}.ipynb dist/${name}.ipynb`,
  },
];
const lab: Step = { does: 'JupyterLab', command: 'npm run lab' };

/** The kinds of variants, by name. */
export const kinds: Readonly<Record<KindName, Kind>> = {
  tower: {
    summary: 'pegs, capacities, moves, goals',
    next: (folder, name, rules) => [
      ...steps(folder, name),
      {
        does: 'its study',
        command: `npx manaus study ${folder}/${rules} --discs 1..8 --out dist/${name}`,
      },
      {
        does: 'a figure',
        command: `npx manaus draw ${folder}/${rules} --discs 3 --out dist/${name}.svg`,
      },
      {
        does: 'a table',
        command: `npx manaus states ${folder}/${rules} --discs 3 --out dist/${name}.parquet`,
      },
      {
        does: 'an export',
        command: `npx manaus graph ${folder}/${rules} --discs 3 --format graphml --attributes > dist/${name}.graphml`,
      },
      lab,
    ],
  },
  heap: {
    summary: 'the moves on a heap',
    next: (folder, name) => [...steps(folder, name), lab],
  },
  level: {
    summary: 'a level of a block game',
    next: (folder, name) => [
      { does: 'a solution', command: `npx manaus block solve ${folder}/level.txt` },
      ...steps(folder, name),
      lab,
    ],
  },
};
