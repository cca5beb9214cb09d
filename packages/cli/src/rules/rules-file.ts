import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import { faultText, isInputError, readTower, type TowerFamily } from '@manaus/core';
import { BadInput, mustBe } from '../errors/bad-input.js';
import { endings, STDIN } from '../options/rules-names.js';
import type { Io } from '../shell/io.js';
import { readText } from '../shell/read-text.js';
import { checkedTower } from './checked-tower.js';
import { loadModule } from './load-module.js';
import { thrownIn } from './thrown-in.js';

/** The most characters of a document on standard input. */
const MOST_CHARACTERS = 20_000_000;

/** A tower from a file, and a text that differs for different rules. */
export interface RulesFile {
  readonly tower: TowerFamily;
  readonly identity: string;
}

/**
 * The tower of a file: the default export of a TypeScript or JavaScript module, which is run, or a
 * JSON document; that of standard input if the name is `-`.
 *
 * Errors are bad input that names the file, with the line if it is known.
 */
export async function readRules(
  file: string,
  { runs, lines }: Pick<Io, 'runs' | 'lines'>,
): Promise<RulesFile> {
  if (file === STDIN) return documentOf('standard input', await textOf(lines));
  requireFile(file);
  if (extname(file).toLowerCase() === '.json') return documentOf(file, readText('PUZZLE', file));
  runs?.(file);
  return await runModule(file);
}

async function textOf(lines: AsyncIterable<string> | undefined): Promise<string> {
  const read: string[] = [];
  let left = MOST_CHARACTERS;
  for await (const line of lines ?? []) {
    left -= line.length + 1;
    if (left < 0) throw mustBe('standard input', `at most ${MOST_CHARACTERS} characters`, 'more');
    read.push(line);
  }
  return read.join('\n');
}

function requireFile(file: string): void {
  if (existsSync(file) && !statSync(file).isFile())
    throw mustBe('PUZZLE', 'a file, not a folder', file);
  if (!endings.includes(extname(file).toLowerCase()))
    throw mustBe('PUZZLE', `a file whose name ends in ${endings.join(', ')}`, file);
}

function documentOf(file: string, text: string): RulesFile {
  try {
    return { tower: readTower(text), identity: digest([text]) };
  } catch (error) {
    const reason = isInputError(error) ? faultText(error) : (error as Error).message;
    throw new BadInput(`${file}: ${reason}`);
  }
}

async function runModule(file: string): Promise<RulesFile> {
  readText('PUZZLE', file);
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
