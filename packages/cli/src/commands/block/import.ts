import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { formatLevel, importLevels, type Level } from '@manaus/blocks';
import { systemReason } from '@manaus/core/system';
import { makeFolder } from '@manaus/jobs/storage';
import { badInput } from '../../errors/refusal.js';
import { text } from '../../options/kinds.js';
import { required, underHeading } from '../../options/option.js';
import { forceOption, OUTPUT, outputOptions } from '../../options/output.js';
import { STDIN } from '../../options/rules-names.js';
import { answer } from '../../shell/answer.js';
import { command } from '../../shell/command.js';
import { requireOurs, save } from '../../shell/files.js';
import type { Io } from '../../shell/io.js';
import { readInput, readText } from '../../shell/read-text.js';
import { inLines } from '../../tables/text.js';
import { titleOf } from './level.js';

export const importAction = command({
  description:
    'Reads levels and writes them in the format of this project. The file has levels in it, one after the other, or levels of Bloxorz in the format of a public solver: the map of bneils/BloxorzSolver, with the .info file beside it, the table of grahambarrgraham/bloxorz, or the JSON pack of tkoz0/bloxorz-solver.',
  arguments: { file: required(text('FILE', 'a file with levels', 'a file')) },
  options: {
    ...underHeading(OUTPUT, {
      out: text('FOLDER', 'a folder to write a file per level to', 'a folder'),
    }),
    ...forceOption,
    ...outputOptions,
  },
  examples: [
    ['manaus block import levels/twins.txt', 'a level, as it is read'],
    ['manaus block import levels/twins.txt --json', 'the same as JSON, a list of levels'],
  ],
  small: 'linear in the size of the files, which is bounded',
  async run({ file, out, force, json }, io) {
    const levels = importLevels(await readLevels(file, io));
    const texts = levels.map(formatLevel);
    const files = out === undefined ? [] : fileNames(levels).map((name) => join(out, name));
    // A file per level; none if one of them would replace a file of the user.
    if (out !== undefined) {
      try {
        makeFolder(out);
      } catch (error) {
        throw badInput(`--out: cannot make ${out}: ${systemReason(error)}`);
      }
      for (const [i, file] of files.entries()) requireOurs(file, force, Buffer.from(texts[i]));
      for (const [i, file] of files.entries()) save(file, texts[i], force);
    }
    const list = levels.map(({ name }, i) => ({ name, level: texts[i] }));
    answer(io, json, { levels: list, out: out ?? null }, () =>
      out === undefined
        ? texts.join('\n')
        : inLines(files.map((file, i) => `wrote ${file}: ${titleOf(levels[i])}`)),
    );
  },
});

/** The text of a file, and of the file beside it that says what the letters of a map do. */
async function readLevels(file: string, io: Io): Promise<string> {
  if (file === STDIN) return readInput('FILE', file, io);
  const info = `${file.replace(/\.txt$/, '')}.info`;
  const files = [file, ...(existsSync(info) && info !== file ? [info] : [])];
  return files.map((each) => readText('FILE', each)).join('\n');
}

/** File names of levels, by their names; a number where these do not tell them apart. */
function fileNames(levels: readonly Level[]): string[] {
  const words = levels.map(({ name }) => (name.toLowerCase().match(/[a-z0-9]+/g) ?? []).join('-'));
  return words.map((word, i) =>
    word === '' || words.indexOf(word) !== i ? `level-${i + 1}.txt` : `${word}.txt`,
  );
}
