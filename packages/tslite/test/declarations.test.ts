import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { declarations } from '../src/declarations.js';

const root = fileURLToPath(new URL('../../../', import.meta.url));

test('the compiler finds the language, Node, tslab and the packages asked for', () => {
  const files = declarations(root, ['d3-dsv']);
  const names = Object.keys(files);
  for (const name of [
    '/typescript/lib/lib.es2022.d.ts',
    '/node_modules/@types/node/assert/strict.d.ts',
    '/node_modules/@types/node/package.json',
    '/node_modules/@types/d3-dsv/index.d.ts',
    '/tslab/dist/public.d.ts',
  ])
    expect(names).toContain(name);
  expect(names.filter((name) => !/\.d\.ts$|\/package\.json$/.test(name))).toEqual([]);
  expect(names.filter((name) => name.includes(root))).toEqual([]);
  expect(files['/node_modules/@types/d3-dsv/index.d.ts']).toContain('csvParse');
});
