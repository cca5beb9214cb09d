import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from '@tslab/typescript-for-tslab';

const SEPARATOR = '/node_modules/';

/** The options under which tslab checks cells, as far as they decide which files are read. */
const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Node10,
  esModuleInterop: true,
  lib: ['lib.es2022.d.ts'],
  types: ['node'],
  noEmit: true,
  preserveSymlinks: true,
};

/**
 * The declarations that cells with some packages are checked against, by their paths on the
 * kernel's disk: those of the packages, of Node and of the language.
 *
 * The compiler itself says which files these are. `root` is a folder with the packages in
 * `node_modules`.
 */
export function declarations(root: string, packages: readonly string[]): Record<string, string> {
  const cell = join(root, '__cell__.ts');
  const text = [...packages, 'tslab'].map((name) => `import '${name}';`).join('\n');
  const host = ts.createCompilerHost(OPTIONS);
  const read = host.readFile;
  host.getCurrentDirectory = () => root;
  host.fileExists = (file) => file === cell || existsSync(file);
  host.readFile = (file) => (file === cell ? text : read(file));
  const program = ts.createProgram(
    [cell],
    { ...OPTIONS, typeRoots: [join(root, 'node_modules/@types')] },
    host,
  );
  const sources = program.getSourceFiles().filter(({ fileName }) => fileName !== cell);
  const manifests = new Set(sources.flatMap(({ fileName }) => manifestOf(fileName)));
  return Object.fromEntries([
    ...sources.map(({ fileName, text: source }) => [onDisk(fileName), source]),
    ...[...manifests].map((file) => [onDisk(file), readFileSync(file, 'utf8')]),
  ]);
}

/** The manifest of the package that a file belongs to, by which the compiler finds its types. */
function manifestOf(file: string): string[] {
  for (let folder = dirname(file); folder.includes(SEPARATOR); folder = dirname(folder))
    if (existsSync(join(folder, 'package.json'))) return [join(folder, 'package.json')];
  return [];
}

/**
 * The libraries lie beside the compiler, tslab where its own code expects it, packages at the root.
 */
function onDisk(file: string): string {
  const path = file.slice(file.lastIndexOf(SEPARATOR));
  return path
    .replace('/node_modules/@tslab/typescript-for-tslab/lib/', '/typescript/lib/')
    .replace('/node_modules/tslab/', '/tslab/');
}
