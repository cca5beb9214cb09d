import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, extname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { faultText, isInputError, readTower, type Tower } from '@manaus/core';
import { type BuildFailure, build, type Message, type Plugin } from 'esbuild';
import { BadInput, mustBe } from '../bad-input.js';
import { checkedTower } from './checked-tower.js';
import { thrownIn } from './thrown-in.js';

/** A tower from a file, and a text that changes with its rules. */
export interface RulesFile {
  readonly tower: Tower;
  readonly identity: string;
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex');

/** The kinds of files that hold rules: modules, which are run, and documents, which are only read. */
const rulesKinds = ['.ts', '.mts', '.js', '.mjs', '.json'];

/** Whether a word of the command line means a file, and not a puzzle. */
export const isRulesFile = (word: string): boolean =>
  rulesKinds.includes(extname(word).toLowerCase()) || word.includes('/') || existsSync(word);

/**
 * Reads a tower from a file: the default export of a TypeScript or JavaScript module, which is run, or a JSON document.
 *
 * Bad input names the file, and the line where there is one.
 */
export async function readRulesFile(file: string): Promise<RulesFile> {
  requireFile(file);
  return extname(file).toLowerCase() === '.json' ? readDocument(file) : await runModule(file);
}

function readDocument(file: string): RulesFile {
  try {
    const text = readFileSync(file, 'utf8');
    return { tower: readTower(text), identity: digest(text) };
  } catch (error) {
    const reason = isInputError(error) ? faultText(error) : (error as Error).message;
    throw new BadInput(`${file}: ${reason}`);
  }
}

async function runModule(file: string): Promise<RulesFile> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'manaus-rules-')));
  try {
    const code = await bundled(file, folder);
    const module = await imported(code, join(folder, 'rules.mjs'), file);
    return {
      tower: checkedTower(module.default, file),
      identity: digest(code.replace(/^\/\/# sourceMappingURL=.*$/m, '')),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function requireFile(file: string): void {
  const kind = statSync(file, { throwIfNoEntry: false });
  if (kind === undefined) throw mustBe('FILE', 'a file that exists', file);
  if (!kind.isFile()) throw mustBe('FILE', 'a file, not a folder', file);
  if (!rulesKinds.includes(extname(file).toLowerCase()))
    throw mustBe('FILE', `a file whose name ends in ${rulesKinds.join(', ')}`, file);
}

/** The module with all that it imports from files beside it, as one piece of JavaScript; the map of its lines is for the folder given. */
async function bundled(file: string, folder: string): Promise<string> {
  try {
    const { outputFiles } = await build({
      entryPoints: [resolve(file)],
      absWorkingDir: dirname(resolve(file)),
      bundle: true,
      outdir: folder,
      write: false,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      sourcemap: 'inline',
      logLevel: 'silent',
      plugins: [packages],
    });
    return outputFiles[0].text;
  } catch (error) {
    const [first] = (error as Partial<BuildFailure>).errors ?? [];
    if (first === undefined) throw error;
    throw new BadInput(`${placeOf(first, file)}: ${first.text}`);
  }
}

function placeOf({ location }: Message, file: string): string {
  if (location === null) return file;
  const path = resolve(dirname(file), location.file);
  return `${path === resolve(file) ? file : relative(process.cwd(), path)}:${location.line}:${location.column + 1}`;
}

/** Packages are not bundled. Those of manaus are the command's own, so that a file anywhere may import them. */
const packages: Plugin = {
  name: 'packages',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, importer, kind }) => {
      if (kind === 'entry-point' || path.startsWith('node:')) return null;
      const from = createRequire(path.startsWith('@manaus/') ? import.meta.url : importer);
      try {
        const found = from.resolve(path);
        return { path: found === path ? path : pathToFileURL(found).href, external: true };
      } catch {
        return { errors: [{ text: `the package ${path} is not installed` }] };
      }
    });
  },
};

/** Runs a module from a file of its own: what it throws then names the lines of the source. */
async function imported(
  code: string,
  copy: string,
  file: string,
): Promise<{ readonly default?: unknown }> {
  try {
    process.setSourceMapsEnabled(true);
    writeFileSync(copy, code);
    return await import(pathToFileURL(copy).href);
  } catch (error) {
    throw new BadInput(thrownIn(error, file));
  }
}
