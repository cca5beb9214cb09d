// Builds dist/report: a site that opens from disk and from any web space, under any path.
import { buildSite } from './build.js';

await buildSite();
