import type { Published } from './sequence.js';

/** Published sequences, from oeis.org. */
export const published = {
  A000225: { id: 'A000225', offset: 0, terms: [0, 1, 3, 7, 15, 31, 63, 127, 255, 511, 1023] },
  A000244: { id: 'A000244', offset: 0, terms: [1, 3, 9, 27, 81, 243, 729, 2187, 6561, 19683] },
  A000340: { id: 'A000340', offset: 0, terms: [1, 5, 18, 58, 179, 543, 1636, 4916] },
  A001286: { id: 'A001286', offset: 2, terms: [1, 6, 36, 240, 1800, 15120, 141120, 1451520, 16329600] },
  A001710: { id: 'A001710', offset: 0, terms: [1, 1, 1, 3, 12, 60, 360, 2520, 20160, 181440, 1814400, 19958400] },
  A007664: { id: 'A007664', offset: 0, terms: [0, 1, 3, 5, 9, 13, 17, 25, 33, 41, 49] },
  A024023: { id: 'A024023', offset: 0, terms: [0, 2, 8, 26, 80, 242, 728, 2186, 6560, 19682] },
  A029858: { id: 'A029858', offset: 1, terms: [0, 3, 12, 39, 120, 363, 1092, 3279, 9840, 29523] },
  A036563: { id: 'A036563', offset: 0, terms: [-2, -1, 1, 5, 13, 29, 61, 125, 253, 509, 1021] },
} as const satisfies Readonly<Record<string, Published>>;
