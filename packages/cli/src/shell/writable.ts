import { accessSync, constants } from 'node:fs';
import { dirname } from 'node:path';
import { BadInput } from './bad-input.js';
import { systemReason } from './files.js';

/** Refuses a file that `--out` names if its folder cannot be written, before long work for it. */
export function requireWritable(out: string): void {
  try {
    accessSync(dirname(out), constants.W_OK);
  } catch (error) {
    throw new BadInput(`--out: cannot write ${out}: ${systemReason(error)}`);
  }
}
