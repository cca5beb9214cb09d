import { mergeSweep } from '@manaus/jobs/internals';
import { forceOption, outputOptions } from '../../options/output.js';
import { command } from '../../shell/command.js';
import { folderArgument, ready } from './folder.js';
import { printReport } from './report.js';

export const mergeAction = command({
  description:
    'Writes DIR/merged/results.parquet and results.csv, one row per point, once all results are there.',
  arguments: { folder: folderArgument },
  options: { ...forceOption, ...outputOptions },
  examples: [['manaus sweep merge atlas', 'the sweep in ./atlas']],
  small: 'reads each file once',
  async run({ folder, force, json }, io) {
    const { code } = await ready(folder);
    printReport(io, json, await mergeSweep(folder, code, force));
  },
});
