/** Everything an item needs to check its statement. */
export { range } from '@manaus/core';
export type { Cell, Finding } from '../finding.js';
export type { Checks, Effort, ItemCheck } from '../item.js';
export { inBoth, type Wording, type Words, withComma } from '../words.js';
export { certified, onCertificate } from './certificate.js';
export { type Claim, type Found, finite, general } from './claim.js';
export {
  atBorder,
  conjunction,
  inPart,
  misprint,
  requireHolds,
  unchecked,
  withValues,
} from './combine.js';
export { type Methods, notTried, until } from './methods.js';
export { source } from './sources.js';
export { cellsOf, compared, type PrintedCell, type PrintedTable } from './table.js';
export { type Reach, upTo } from './up-to.js';
export { same, type Value } from './value.js';
