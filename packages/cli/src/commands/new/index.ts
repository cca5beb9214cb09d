import { join } from 'node:path';
import { choice, text } from '../../options/kinds.js';
import { type Option, required, underHeading, withDefault } from '../../options/option.js';
import { OUTPUT, outputOptions } from '../../options/output.js';
import { answer } from '../../shell/answer.js';
import { command } from '../../shell/command.js';
import { styled } from '../../tables/style.js';
import { inLines } from '../../tables/text.js';
import { kindNames, kinds } from './kinds.js';
import { makeVariant } from './make-variant.js';

const LONGEST_NAME = 40;

const name: Option<string> = {
  value: 'NAME',
  help: `lower-case words joined by -, at most ${LONGEST_NAME} characters, such as narrow-peg`,
  bound: `lower-case letters and digits, words joined by -, at most ${LONGEST_NAME} characters`,
  parse: (given) =>
    given.length <= LONGEST_NAME && /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(given) ? given : undefined,
};

export const newCommand = command({
  description:
    'Makes the folder notebooks/variants/NAME with rules or a level, their test, and a notebook that studies them: a small example that runs at once, to be changed.',
  arguments: {
    kind: required(
      choice(
        'KIND',
        kindNames.map((kind) => `${kind}: ${kinds[kind].summary}`).join('; '),
        kindNames,
      ),
    ),
    name: required(name),
  },
  options: {
    ...underHeading(OUTPUT, {
      out: withDefault(
        text('DIR', 'the folder in which NAME is made', 'a folder'),
        join('notebooks', 'variants'),
      ),
    }),
    ...outputOptions,
  },
  notes: [
    'With --json a tower starts as a document, rules.json with its schema, which is only read: commands, the page and Python take it as it is.',
    'npm test and npm run reproduce include the new folder. Nothing is overwritten. Outside the repository, the @manaus packages must be installed in a node_modules folder above.',
  ],
  examples: [
    ['manaus new tower narrow-peg', 'a tower'],
    ['manaus new tower reed --json', 'a tower as a JSON document'],
    ['manaus new level first-steps --out games', 'a block level, in games/first-steps'],
  ],
  small: 'writes some small files',
  run({ kind, name, out, json }, io) {
    const folder = join(out, name);
    const isDocument = json && kind === 'tower';
    const files = makeVariant(isDocument ? 'document' : kind, name, folder);
    const rules = isDocument ? 'rules.json' : 'rules.ts';
    const steps = kinds[kind].next(forShell(folder), name, rules);
    const document = { kind, name, folder, files, next: steps.map(({ command }) => command) };
    const text = () => {
      // One command per line, unbroken, so that it can be copied.
      const width = Math.max(...steps.map(({ does }) => does.length)) + 2;
      const named = (does: string) =>
        styled(does, 'faint', io.color) + ' '.repeat(width - does.length);
      return `wrote ${folder}: ${files.join(', ')}\n\nNext:\n${inLines(steps.map(({ does, command }) => named(does) + command))}`;
    };
    answer(io, json, document, text);
  },
});

/** A path as one word of a shell. */
const forShell = (path: string) =>
  /^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
