import { styleText } from 'node:util';
import { type Command as Commander, Option as Flag } from 'commander';
import { wrapped } from '../tables/text.js';
import type { Help } from './command.js';
import type { Io } from './io.js';

/** The width of help, in characters. */
const WIDTH = 80;

/** The layout of help: 80 columns, `--discs N` as in the documentation, bold headings. */
export function layOut(parser: Commander, { color }: Pick<Io, 'color'>): Commander {
  return parser
    .configureHelp({
      helpWidth: WIDTH,
      styleTitle: (title) => (color ? styleText('bold', title, { validateStream: false }) : title),
      optionTerm: ({ flags }) => flags.replace(/[[\]]/g, ''),
      subcommandTerm: (command) => command.name(),
      subcommandDescription: (command) => command.summary() || command.description(),
    })
    .addHelpOption(new Flag('-h, --help', 'show this help').helpGroup('Options:'));
}

/** A heading in the style of the parser's help. */
export const heading = (parser: Commander, text: string): string =>
  parser.createHelp().styleTitle(text);

/** Adds notes and examples after the options. */
export function withExamples(
  parser: Commander,
  { notes = [], examples }: Pick<Help, 'notes' | 'examples'>,
): void {
  const paragraphs = notes.flatMap((note) => ['', ...wrapped(note, WIDTH)]);
  const lines = [
    ...paragraphs,
    '',
    heading(parser, 'Examples:'),
    ...examples.flatMap(([line, shows]) => [`  ${line}`, ...wrapped(shows, WIDTH, '      ')]),
  ];
  parser.addHelpText('after', lines.join('\n'));
}
