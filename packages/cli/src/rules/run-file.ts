import { existsSync, statSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import { badInput, mustBe } from '../errors/refusal.js';
import { thrownIn } from '../errors/thrown-in.js';
import { readText } from '../shell/read-text.js';
import { type LoadedModule, loadModule } from './load-module.js';

/** Refuses a file that does not end in one of these; `name` is that of the argument. */
export function requireFile(name: string, file: string, endings: readonly string[]): void {
  if (existsSync(file) && !statSync(file).isFile())
    throw mustBe(name, 'a file, not a folder', file);
  if (!endings.includes(extname(file).toLowerCase()))
    throw mustBe(name, `a file whose name ends in ${endings.join(', ')}`, file);
}

/**
 * Runs a module of the user. Its errors are bad input in one line, with the place in the source.
 *
 * @param name the name of the argument
 */
export async function runFile(name: string, file: string): Promise<LoadedModule> {
  readText(name, file);
  try {
    return await loadModule(resolve(file));
  } catch (error) {
    throw badInput(thrownIn(error, file));
  }
}
