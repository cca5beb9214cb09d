import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { printedValues } from './printed.mjs';
import { PROOFS } from './sources.mjs';

/**
 * Compares what the definitions compute with what the program computes, folder by folder.
 * @param {Map<string, string>} outputs of each file what it prints
 * @returns {Promise<{ name: string, instances: number, differences: string[] }[]>}
 */
export async function compareExecuted(outputs) {
  const compared = [];
  for (const [file, output] of outputs) {
    if (!file.endsWith('/Executed.v')) continue;
    const script = join(PROOFS, dirname(file), 'compare.mjs');
    if (!existsSync(script))
      throw new Error(`${file} has no ${dirname(file)}/compare.mjs beside it`);
    const { default: compare } = await import(pathToFileURL(script).href);
    compared.push(...(await compare(printedValues(output))));
  }
  return compared;
}
