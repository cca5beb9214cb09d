import { compiledRunner } from './compiled.js';
import type { ClassesLayout } from './layout.js';
import { plainRunner } from './plain.js';
import type { ClassRunner } from './runner.js';

/** The search of single classes in this thread. */
export const runnerOf = (layout: ClassesLayout, engine: 'ts' | 'wasm'): ClassRunner =>
  engine === 'wasm' ? compiledRunner(layout) : plainRunner(layout);
