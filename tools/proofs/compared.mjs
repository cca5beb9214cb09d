import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { printedValues } from './printed.mjs';
import { PROOFS, proofFiles } from './sources.mjs';

/** The folders whose definitions are executed. */
const executedFolders = () =>
  proofFiles()
    .filter((file) => file.endsWith('/Executed.v'))
    .map((file) => file.slice(0, -'/Executed.v'.length));

/**
 * What the definitions compute, as `Executed.v` of each folder printed it, on one line.
 * @param {Map<string, string>} outputs of each file what it prints
 * @returns {Record<string, string>} by the path of the file that keeps it
 */
export const executedTexts = (outputs) =>
  Object.fromEntries(
    executedFolders().map((folder) => [
      `${folder}/executed.json`,
      `${JSON.stringify(printedValues(outputs.get(`${folder}/Executed.v`) ?? ''))}\n`,
    ]),
  );

/** What is kept of an earlier run, which no Coq is needed to read. */
export const keptTexts = () =>
  Object.fromEntries(
    executedFolders().map((folder) => {
      const file = join(PROOFS, folder, 'executed.json');
      return [`${folder}/executed.json`, existsSync(file) ? readFileSync(file, 'utf8') : '{}'];
    }),
  );

/**
 * Compares what the definitions compute with what the program computes, folder by folder.
 * @param {Record<string, string>} texts what the definitions compute, by path
 * @returns {Promise<{ name: string, instances: number, differences: string[] }[]>}
 */
export async function compareExecuted(texts) {
  const compared = [];
  for (const [file, text] of Object.entries(texts)) {
    const script = join(PROOFS, file.replace('executed.json', 'compare.mjs'));
    if (!existsSync(script)) throw new Error(`${file} has no compare.mjs beside it`);
    const { default: compare } = await import(pathToFileURL(script).href);
    compared.push(...(await compare(JSON.parse(text))));
  }
  return compared;
}
