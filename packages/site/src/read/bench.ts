import { readFileSync } from 'node:fs';
import { inRoot } from './paths.js';

/** A row of the table of targets, as `npm run bench -- --json` prints it. */
interface BenchTarget {
  readonly id: string;
  readonly work: string;
  readonly unit: string;
  readonly target: number;
  readonly goFor: number | null;
  readonly measured: number | null;
  readonly discs: number | null;
  readonly verdict: 'beyond' | 'reached' | 'missed' | null;
}

/** The stored measurements. */
export interface Bench {
  readonly machine: {
    readonly processor: string;
    readonly cores: number;
    readonly node: string;
    readonly compiler: string | null;
    readonly date: string;
  };
  readonly targets: readonly BenchTarget[];
}

/** Reads the measurements that the READMEs show in part. */
export const readBench = (): Bench =>
  JSON.parse(readFileSync(inRoot('docs', 'bench.json'), 'utf8')) as Bench;
