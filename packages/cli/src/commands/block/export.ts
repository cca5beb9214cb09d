import { exportLevels, importLevels, levelFormats } from '@manaus/blocks';
import { choice, text } from '../../options/kinds.js';
import { required, underHeading } from '../../options/option.js';
import { forceOption, OUTPUT, outputOptions } from '../../options/output.js';
import { command } from '../../shell/command.js';
import { readInput } from '../../shell/read-text.js';
import { answerText } from './answer-text.js';

export const exportAction = command({
  description:
    'Writes levels in another format: map (bneils/BloxorzSolver; the lines after the map are its .info file), table (grahambarrgraham/bloxorz), pack (the JSON of tkoz0/bloxorz-solver), or manaus, one level after the other. These solvers play Bloxorz under official rules.',
  arguments: {
    file: required(text('FILE', 'a file with levels, in any of the formats', 'a file')),
  },
  options: {
    to: required(choice('FORMAT', levelFormats.join(', '), levelFormats)),
    ...underHeading(OUTPUT, { out: text('FILE', 'the file to write', 'a file name') }),
    ...forceOption,
    ...outputOptions,
  },
  examples: [
    ['manaus block export levels/late-bridge.txt --to table', 'a level as a table'],
    ['manaus block export levels/twins.txt --to pack --out twins.json', 'a pack of one level'],
  ],
  small: 'linear in the size of the file, which is bounded',
  async run({ file, to, ...output }, io) {
    const written = exportLevels(importLevels(await readInput('FILE', file, io)), to);
    answerText(io, output, written, { format: to, text: written });
  },
});
