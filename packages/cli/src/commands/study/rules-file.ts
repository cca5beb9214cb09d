import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import { faultText, isInputError, readTower, type TowerFamily } from '@manaus/core';
import { systemReason } from '@manaus/lab';
import { BadInput, mustBe } from '../../shell/bad-input.js';
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
 */
export async function readRulesFile(file: string): Promise<RulesFile> {
  requireFile(file);
  return extname(file).toLowerCase() === '.json' ? readDocument(file) : await runModule(file);
}

function requireFile(file: string): void {
  const kind = statSync(file, { throwIfNoEntry: false });
  if (kind === undefined) throw new BadInput(`cannot read ${file}: no such file`);
  if (!kind.isFile()) throw mustBe('FILE', 'a file, not a folder', file);
  if (!endings.includes(extname(file).toLowerCase()))
    throw mustBe('FILE', `a file whose name ends in ${endings.join(', ')}`, file);
}

function readDocument(file: string): RulesFile {
  const text = readSource(file);
  try {
    return { tower: readTower(text), identity: digest([text]) };
  } catch (error) {
    const reason = isInputError(error) ? faultText(error) : (error as Error).message;
    throw new BadInput(`${file}: ${reason}`);
  }
}

async function runModule(file: string): Promise<RulesFile> {
  readSource(file);
  try {
    const { exported, sources } = await loadModule(resolve(file));
    return { tower: checkedTower(exported, file), identity: digest(sources) };
  } catch (error) {
    if (error instanceof BadInput) throw error;
    throw new BadInput(thrownIn(error, file));
  }
}

function readSource(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new BadInput(`cannot read ${file}: ${systemReason(error)}`);
  }
}

const digest = (texts: readonly string[]) =>
  createHash('sha256').update(texts.join('\0')).digest('hex');
