import { type AnswerPoint, type Manifest, readManifest } from '@manaus/lab';
import { text } from '../../options/kinds.js';
import { withDefault } from '../../options/option.js';
import { answering, questionsOf } from './questions.js';

/** The positional argument of all actions: the folder of the sweep. */
export const folderArgument = withDefault(
  text('DIR', 'the folder of the sweep', 'a folder'),
  'sweep',
);

/** A planned sweep, with the version of the code and the function that answers its points. */
export interface ReadySweep {
  readonly manifest: Manifest;
  readonly code: string;
  readonly answer: AnswerPoint;
}

/** The sweep that a folder holds. */
export async function ready(folder: string): Promise<ReadySweep> {
  const manifest = readManifest(folder);
  return { manifest, ...(await answering(questionsOf(manifest))) };
}
