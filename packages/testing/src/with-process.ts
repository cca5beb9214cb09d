import { vi } from 'vitest';

/** What something answers where another `process` is there, or none, as in a browser. */
export function withProcess<T>(process: object | undefined, run: () => T): T {
  vi.stubGlobal('process', process);
  try {
    return run();
  } finally {
    vi.unstubAllGlobals();
  }
}

/** A process of Linux that has some files and no others. */
export const linuxWith = (files: Readonly<Record<string, string>>, more: object = {}): object => ({
  platform: 'linux',
  getBuiltinModule: () => ({
    availableParallelism: () => 4,
    readFileSync(path: string) {
      if (Object.hasOwn(files, path)) return files[path];
      throw new Error(`no ${path}`);
    },
  }),
  ...more,
});
