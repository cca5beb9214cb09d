// Reads the documents of all works, which no compiler sees: a line, and exit 1, where one is
// missing or has another form.
import { catalogOf } from './dist/catalog.js';
import { statedItems } from './dist/chapter.js';
import { works } from './dist/inventory.js';

try {
  for (const work of works()) {
    statedItems(work);
    catalogOf(work);
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
