import { join } from 'node:path';
import { mustBe } from '../bad-input.js';
import type { Command } from '../command.js';
import { kinds, type Step } from '../new/kinds.js';
import { makeVariant } from '../new/make-variant.js';
import { flag, text } from '../options.js';
import { styled } from '../tables/text.js';

const LONGEST_NAME = 40;

const options = {
  out: text('DIR', 'the folder in which a folder NAME is made (default notebooks/variants)'),
  json: flag('print one JSON document'),
};

export const newCommand: Command<typeof options> = {
  positionals: [
    {
      name: 'KIND',
      help: Object.entries(kinds)
        .map(([kind, { summary }]) => `${kind}: ${summary}`)
        .join('; '),
    },
    {
      name: 'NAME',
      help: `lower-case letters and digits, words joined by -, at most ${LONGEST_NAME} characters`,
    },
  ],
  needed: '',
  options,
  notes: [
    'Makes the folder notebooks/variants/NAME where it is called: the rules, or the level, as a file to change; a test of it; and NAME.ipynb, a notebook that studies it. They are those of a small example, so that the test and the notebook run at once. npm test and npm run reproduce include them.',
    'Nothing is overwritten. Elsewhere than in the repository, the packages @manaus/* must be in a node_modules above the folder.',
  ],
  examples: [
    ['manaus new tower narrow-peg', 'a tower of your own'],
    ['manaus new level first-steps --out games', 'a block level, in games/first-steps'],
  ],
  run([kind, name], { out = join('notebooks', 'variants'), json }, io) {
    if (kind === undefined || !Object.hasOwn(kinds, kind))
      throw mustBe('KIND', `one of ${Object.keys(kinds).join(', ')}`, kind);
    if (
      name === undefined ||
      name.length > LONGEST_NAME ||
      !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)
    )
      throw mustBe(
        'NAME',
        `lower-case letters and digits, words joined by -, at most ${LONGEST_NAME} characters`,
        name,
      );
    const folder = join(out, name);
    const files = makeVariant(kind, name, folder);
    const steps = kinds[kind].next(forShell(folder), name);
    if (json)
      io.out(
        `${JSON.stringify({ kind, name, folder, files, next: steps.map(({ command }) => command) })}\n`,
      );
    else io.out(`wrote ${folder}: ${files.join(', ')}\n\nNext:\n${inLines(steps, io.color)}`);
  },
};

/** Each command on one line, however long, so that it can be copied. */
function inLines(steps: readonly Step[], color: boolean): string {
  const width = Math.max(...steps.map(({ does }) => does.length)) + 2;
  return steps
    .map(
      ({ does, command }) =>
        `${styled(does, 'faint', color)}${' '.repeat(width - does.length)}${command}\n`,
    )
    .join('');
}

/** A path as one word of a shell. */
const forShell = (path: string) =>
  /^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
