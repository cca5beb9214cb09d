import type { Io, Progress } from '../../shell/io.js';

/** Callbacks for progress and for child processes. */
export interface Watcher {
  readonly onProgress?: Progress | undefined;
  readonly onChild?: Io['child'];
  /** The folder for compiled programs; without one none is compiled. */
  readonly scratch?: string;
}
