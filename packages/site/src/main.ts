// Builds dist/report: a site that opens from disk and from any web space, under any path.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite } from './build.js';
import { inRoot } from './read/paths.js';

/** The most bytes of the site, with both languages and the reference. */
const MOST_BYTES = 40e6;

const folder = inRoot('dist', 'report');
await buildSite(folder);
const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
  entry.isFile(),
);
const bytes = files.reduce(
  (sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size,
  0,
);
const size = `dist/report: ${files.length} files, ${(bytes / 1e6).toFixed(1)} MB`;
if (bytes > MOST_BYTES) {
  console.error(`${size}, more than ${MOST_BYTES / 1e6} MB`);
  process.exitCode = 1;
} else console.log(size);
