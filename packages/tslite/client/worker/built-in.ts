import assert from 'assert';
import * as util from 'node-inspect-extracted';
import path from 'path-browserify';

const modules = { assert, 'assert/strict': assert.strict, path, util };

/** The modules of Node that cells may import, with and without `node:`. */
export const builtIn: Readonly<Record<string, unknown>> = Object.fromEntries(
  Object.entries(modules).flatMap(([name, module]) => [
    [name, module],
    [`node:${name}`, module],
  ]),
);
