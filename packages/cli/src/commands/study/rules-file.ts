import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import { faultText, isInputError, readTower, type TowerFamily } from '@manaus/core';
import { BadInput, mustBe } from '../../errors/bad-input.js';
import { readText } from '../../shell/read-text.js';
import { checkedTower } from './checked-tower.js';
import { loadModule } from './load-module.js';
import { thrownIn } from './thrown-in.js';

/** A tower from a file, and a text that differs for different rules. */
export interface RulesFile {
  readonly tower: TowerFamily;
  readonly identity: string;
}

/** The endings of files with rules: modules, which are run, and documents, which are only read. */
const endings = ['.ts', '.mts', '.js', '.mjs', '.json'];

/** True if an argument names a file and not a puzzle. */
export const isRulesFile = (word: string): boolean =>
  endings.includes(extname(word).toLowerCase()) || word.includes('/') || existsSync(word);

/**
 * The tower of a file: the default export of a TypeScript or JavaScript module, which is run, or a
 * JSON document.
 *
 * Errors are bad input that names the file, with the line if it is known.
 *
 * @param onRun called before a module is run
 */
export async function readRulesFile(
  file: string,
  onRun?: (file: string) => void,
): Promise<RulesFile> {
  requireFile(file);
  if (extname(file).toLowerCase() === '.json') return readDocument(file);
  onRun?.(file);
  return await runModule(file);
}

function requireFile(file: string): void {
  if (existsSync(file) && !statSync(file).isFile())
    throw mustBe('FILE', 'a file, not a folder', file);
  if (!endings.includes(extname(file).toLowerCase()))
    throw mustBe('FILE', `a file whose name ends in ${endings.join(', ')}`, file);
}

function readDocument(file: string): RulesFile {
  const text = readText('FILE', file);
  try {
    return { tower: readTower(text), identity: digest([text]) };
  } catch (error) {
    const reason = isInputError(error) ? faultText(error) : (error as Error).message;
    throw new BadInput(`${file}: ${reason}`);
  }
}

async function runModule(file: string): Promise<RulesFile> {
  readText('FILE', file);
  try {
    const { exported, sources } = await loadModule(resolve(file));
    return { tower: checkedTower(exported, file), identity: digest(sources) };
  } catch (error) {
    if (error instanceof BadInput) throw error;
    throw new BadInput(thrownIn(error, file));
  }
}

const digest = (texts: readonly string[]) =>
  createHash('sha256').update(texts.join('\0')).digest('hex');
