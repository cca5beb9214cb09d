// Jupyter counts places in a cell by code points, TypeScript by the units of UTF-16.

/** The place in units of UTF-16 of one in code points. */
export const unitsAt = (code: string, points: number): number =>
  [...code].slice(0, points).join('').length;

/** The place in code points of one in units of UTF-16. */
export const pointsAt = (code: string, units: number): number => [...code.slice(0, units)].length;
