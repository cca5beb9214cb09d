/** The colors of all figures, by use; good and bad differ in shape as well. */
export const colors = {
  paper: '#ffffff',
  vertex: '#34495e',
  dark: '#1f2933',
  good: '#277f41',
  bad: '#c8362b',
  other: '#6b7480',
  path: '#ffc91f',
  pathOutline: '#8a6500',
  edge: '#9aa3ad',
  faint: '#dfe3e8',
  ghost: '#aab2bb',
  ghostEdge: '#cdd3da',
  text: '#1f2933',
  quiet: '#5b6670',
  ink: '#111111',
  base: '#7a6a58',
  peg: '#b9a48c',
  outline: '#333333',
} as const;

/**
 * Disc k has entry k - 1 (Okabe-Ito, in the order of the works' captions); from nine discs on they
 * repeat.
 */
export const discPalette: readonly string[] = [
  '#009e73',
  '#d55e00',
  '#0072b2',
  '#f0e442',
  '#cc79a7',
  '#56b4e9',
  '#e69f00',
  '#4d4d4d',
];

/**
 * The color of a disc; colors repeat from the ninth on, where the number decides.
 *
 * @example
 * ```ts
 * discColor(1) === discColor(9); // => true
 * ```
 */
export function discColor(disc: number): string {
  return discPalette[(disc - 1) % discPalette.length];
}

function channels(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}

/** The relative luminance of a color, from 0 to 1. */
function luminance(color: string): number {
  const [red, green, blue] = channels(color).map((value) =>
    value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * The contrast ratio of two colors given as `#rrggbb`, from 1 to 21.
 *
 * Source: WCAG 2.1, relative luminance.
 *
 * @example
 * ```ts
 * contrast('#ffffff', '#000000'); // => 21
 * ```
 */
export function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].sort((first, second) => first - second);
  return (high + 0.05) / (low + 0.05);
}

/**
 * The one of white and near-black that is read better on a fill.
 *
 * @example
 * ```ts
 * textOn('#ffc91f'); // => '#111111'
 * textOn('#34495e'); // => '#ffffff'
 * ```
 */
export function textOn(fill: string): string {
  return contrast(fill, colors.paper) >= contrast(fill, colors.ink) ? colors.paper : colors.ink;
}

// Nine points of viridis (matplotlib): even steps of lightness, and told apart by color-blind
// readers.
const viridis = [
  '#440154',
  '#472d7b',
  '#3b528b',
  '#2c728e',
  '#21918c',
  '#28ae80',
  '#5ec962',
  '#addc30',
  '#fde725',
].map(channels);

/**
 * The color of a share from 0 (dark violet) to 1 (yellow) on the viridis scale; outside it is cut
 * off.
 *
 * @example
 * ```ts
 * scaleColor(0); // => '#440154'
 * scaleColor(1); // => '#fde725'
 * ```
 */
export function scaleColor(share: number): string {
  const at = Math.min(Math.max(share, 0), 1) * (viridis.length - 1);
  const low = Math.min(Math.floor(at), viridis.length - 2);
  // The channels at a share of the way from one point to the next.
  const mixed = viridis[low].map((value, i) =>
    Math.round(value + (viridis[low + 1][i] - value) * (at - low)),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
