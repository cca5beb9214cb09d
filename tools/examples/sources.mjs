import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The TypeScript files below a folder, in a fixed order. */
export function sourceFiles(folder) {
  return readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((name) => name.endsWith('.ts'))
    .sort()
    .map((name) => join(folder, name));
}
