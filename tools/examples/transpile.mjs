import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { inRoot } from '../run/paths.mjs';
import { sourceFiles } from './sources.mjs';

/**
 * Writes the modules beside notebooks as JavaScript, which nothing else does: tslab compiles them
 * in memory.
 * @returns {{ source: string, built: string }[][]} their files, by folder
 */
export function transpileNotebooks() {
  const folder = inRoot('notebooks');
  const sources = sourceFiles(folder).filter((file) => !/node_modules|\.test\.ts$/.test(file));
  const files = sources.map((source) => ({ source, built: transpiled(folder, source) }));
  return [...new Set(sources.map(dirname))].map((here) =>
    files.filter(({ source }) => dirname(source) === here),
  );
}

function transpiled(folder, source) {
  const built = join(folder, '.cache', 'examples', relative(folder, source)).replace(/ts$/, 'mjs');
  const { outputText } = ts.transpileModule(readFileSync(source, 'utf8'), {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
  });
  mkdirSync(dirname(built), { recursive: true });
  writeFileSync(built, outputText.replace(/(from '\.\.?\/[^']*)\.js'/g, "$1.mjs'"));
  return built;
}
