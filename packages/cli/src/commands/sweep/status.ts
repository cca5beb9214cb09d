import { sweepStatus } from '@manaus/jobs/internals';
import { outputOptions } from '../../options/output.js';
import { command } from '../../shell/command.js';
import { folderArgument, ready } from './folder.js';
import { printReport } from './report.js';

export const statusAction = command({
  description: 'Prints the number of results that are done, running and missing.',
  arguments: { folder: folderArgument },
  options: outputOptions,
  examples: [['manaus sweep status atlas', 'the sweep in ./atlas']],
  small: 'one look at each file',
  async run({ folder, json }, io) {
    const { code } = await ready(folder);
    printReport(io, json, sweepStatus(folder, code));
  },
});
