// An input of the cached target `jupyter`: what its result depends on outside the repository.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium, hasJupyter, venv } from './environment.mjs';

const ready = join(venv, '.manaus-ready');
console.log(
  JSON.stringify({
    jupyter: hasJupyter() && existsSync(ready) ? readFileSync(ready, 'utf8') : null,
    chromium: findChromium(),
  }),
);
