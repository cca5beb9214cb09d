import { kindsOf, range, type TowerRules } from '@manaus/core';
import { discColor, discPalette, colors as palette } from '../colors.js';

/** The rules that decide the look of a disc. */
export type LookRules = Pick<TowerRules, 'discs' | 'sizes' | 'colors'>;

/** The look of a disc: equal discs look equal, and different ones differ in more than the fill. */
export interface DiscLook {
  readonly fill: string;
  readonly text: string;
  /** From 0 for the smallest size of the tower to 1 for the largest. */
  readonly size: number;
}

/**
 * The look of each disc, the first at 0: its number where all discs differ, else a letter for its
 * color, or its size.
 */
export function discLooks(rules: LookRules): DiscLook[] {
  const { discs, sizes = range(1, discs), colors } = rules;
  // The place of each disc in the order of the sizes, from 0.
  const order = [...new Set(sizes)].sort((a, b) => a - b);
  const places = sizes.map((size) => order.indexOf(size));
  const largest = Math.max(...places);
  const names = [...new Set(colors)];
  const fills = colorFills(names);
  const letters = shortNames(names);
  const allDiffer = kindsOf(rules) === null;
  return places.map((place, index) => {
    const color = colors === undefined ? -1 : names.indexOf(colors[index]);
    const fill = color < 0 ? discColor(place + 1) : fills[color];
    const text = color < 0 ? `${rules.sizes?.[index]}` : letters[color];
    const size = largest === 0 ? 1 : place / largest;
    return { fill, text: allDiffer ? String(index + 1) : text, size };
  });
}

const [green, red, blue, yellow, purple, sky, orange, gray] = discPalette;
const known: Readonly<Record<string, string | undefined>> = {
  green,
  red,
  blue,
  yellow,
  purple,
  pink: purple,
  sky,
  orange,
  gray,
  grey: gray,
  black: gray,
  white: palette.paper,
};

/** The fill of each name of a color; unknown names take the unused colors of the palette. */
function colorFills(names: readonly string[]): string[] {
  const own = names.map((name) =>
    /^#[0-9a-f]{6}$/i.test(name) ? name : known[name.toLowerCase()],
  );
  const left = discPalette.filter((fill) => !own.includes(fill));
  let next = 0;
  return own.map((fill) => fill ?? left[next++ % Math.max(1, left.length)] ?? gray);
}

/** One letter for each name, two where one is not enough; letters in order where two are not. */
function shortNames(names: readonly string[]): string[] {
  for (const length of [1, 2]) {
    const short = names.map((name) => name.slice(0, length).toUpperCase());
    // A color in digits has no name to shorten.
    const tellApart = new Set(short).size === short.length;
    if (tellApart && !short.some((text) => text.startsWith('#'))) return short;
  }
  return names.map((_, i) => String.fromCharCode(65 + (i % 26)));
}
