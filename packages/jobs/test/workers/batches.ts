import type { ClassTask } from '@manaus/scale';

/** Two classes to be searched. */
export const tasks: ClassTask[] = [
  { cls: 7, row: Uint16Array.of(1, 65535, 300), seeds: [] },
  { cls: 0, row: Uint16Array.of(65535, 65535, 0), seeds: [5, 70000] },
];
/** Findings in two classes. */
export const results = [
  { run: { first: 3, widths: Uint32Array.of(1, 70000) }, row: Uint16Array.of(1, 2, 3) },
  { run: { first: 65535, widths: new Uint32Array(0) }, row: Uint16Array.of(65535, 65535, 4) },
];
/** The job that they are of. */
export const job = {
  ...{ discs: 3, capacities: [3, 3, 3, 3], moves: [[false]], sources: [0] },
  ...{
    smallDiscs: 2,
    engine: 'ts' as const,
    settings: 16,
    places: 16,
    classes: 2,
    bytes: 32,
    run: 'a',
  },
} as const;
