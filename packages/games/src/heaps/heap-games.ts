import type { HeapGameFamily } from './family.js';
import { fibonacciFamily } from './fibonacci/family.js';
import { halvingFamily } from './halving.js';
import { allButFamily, primesFamily, squaresFamily } from './infinite/family.js';
import { mooreFamily } from './moore/family.js';
import { nimFamily } from './nim.js';
import { grundyFamily, namedCodes, takingAndBreakingFamily } from './octal/family.js';
import { nim21Family, subtractionFamily } from './subtraction/family.js';
import { wythoffFamily } from './wythoff/family.js';

/** The registry of heap games, in the order in which the command line and the page list them. */
export const heapGames: readonly HeapGameFamily[] = [
  nimFamily,
  mooreFamily,
  wythoffFamily,
  subtractionFamily,
  nim21Family,
  halvingFamily,
  fibonacciFamily,
  takingAndBreakingFamily,
  ...namedCodes,
  grundyFamily,
  allButFamily,
  squaresFamily,
  primesFamily,
];
