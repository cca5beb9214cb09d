/** What a person does next with a variant, and how. */
export interface Step {
  readonly does: string;
  readonly command: string;
}

/** A kind of variant. */
interface Kind {
  readonly summary: string;
  next(folder: string, name: string): readonly Step[];
}

/** A folder outside the working one is no place where the tests of the repository are looked for. */
const tested = (folder: string): string => (/^'?[./]/.test(folder) ? `--root ${folder}` : folder);

const steps = (folder: string, name: string): Step[] => [
  { does: 'its test', command: `npx vitest run ${tested(folder)}` },
  {
    does: 'its notebook',
    command: `node tools/run-notebook.cjs ${folder}/${name}.ipynb dist/${name}.ipynb`,
  },
];
const lab: Step = { does: 'JupyterLab', command: 'npm run lab' };

/** What can be made anew, by its word on the command line. */
export const kinds: Readonly<Record<string, Kind>> = {
  tower: {
    summary: 'pegs, capacities, moves, goals',
    next: (folder, name) => [
      ...steps(folder, name),
      {
        does: 'its study',
        command: `npx manaus study ${folder}/rules.ts --discs 1..8 --out dist/${name}`,
      },
      lab,
    ],
  },
  heap: {
    summary: 'what a move can leave of a heap',
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
