import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { faultText, isInputError, readTower, type TowerFamily } from '@manaus/core';
import { reword } from '../errors/refusal.js';
import { endings, STDIN } from '../options/rules-names.js';
import type { Io } from '../shell/io.js';
import { readInput, readText } from '../shell/read-text.js';
import { checkedTower } from './checked-tower.js';
import { placeInDocument } from './place-in-document.js';
import { requireFile, runFile } from './run-file.js';

/** A tower from a file, and a text that differs for different rules. */
export interface RulesFile {
  readonly tower: TowerFamily;
  readonly identity: string;
  /** The document that it is; `null` for a module. */
  readonly document: string | null;
}

/**
 * The tower of a file: the default export of a TypeScript or JavaScript module, which is run, or a
 * JSON document; that of standard input if the name is `-`.
 *
 * Errors are bad input that names the file, with the line if it is known.
 */
export async function readRules(
  file: string,
  io: Pick<Io, 'runs' | 'lines' | 'documents'>,
): Promise<RulesFile> {
  if (file === STDIN) return documentOf('standard input', await readInput('PUZZLE', file, io));
  if (io.documents?.has(file)) return documentOf(file, await readInput('PUZZLE', file, io));
  requireFile('PUZZLE', file, endings);
  if (extname(file).toLowerCase() === '.json') return documentOf(file, readText('PUZZLE', file));
  io.runs?.(file);
  const { exported, sources } = await runFile('PUZZLE', file);
  return { tower: checkedTower(exported, file), identity: digest(sources), document: null };
}

function documentOf(file: string, text: string): RulesFile {
  try {
    return { tower: readTower(text), identity: digest([text]), document: text };
  } catch (error) {
    if (!isInputError(error)) throw error;
    const { line, column } = placeInDocument(text, String(error.parameter));
    throw reword(error, `${file}:${line}:${column}: ${faultText(error)}`);
  }
}

const digest = (texts: readonly string[]) =>
  createHash('sha256').update(texts.join('\0')).digest('hex');
