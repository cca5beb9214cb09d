import { flag, number } from './kinds.js';
import { underHeading, type Values } from './option.js';

/** The options of commands whose work may take minutes. */
export const timeOptions = underHeading('Time options', {
  yes: flag('begin work of more than a minute without asking'),
  'max-seconds': number('N', 'refuse work that is expected to take more than N seconds', 0),
});

export type TimeValues = Values<typeof timeOptions>;
