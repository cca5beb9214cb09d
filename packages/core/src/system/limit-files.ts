import type { ReadFile } from './read-file.js';

/** Reads the files in which Linux shows its limits; `null` on other systems. */
export function limitFiles(): ReadFile | null {
  const fs = globalThis.process?.getBuiltinModule?.('node:fs');
  if (fs === undefined || process.platform !== 'linux') return null;
  return (path) => {
    try {
      return fs.readFileSync(path, 'utf8');
    } catch {
      return null;
    }
  };
}
