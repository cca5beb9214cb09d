// The program of a worker: searches classes for the search whose checkpoints are in a folder, until
// it ends.
import { workIn } from '../workers/work-in.js';

try {
  console.log(`${workIn(process.argv[2])} batches`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
