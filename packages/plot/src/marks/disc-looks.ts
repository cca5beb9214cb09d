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
  const numbered = kindsOf(rules) === null;
  const places = placesBySize(rules);
  const largest = Math.max(...places);
  const named = namedLooks(rules);
  return places.map((place, index) => {
    const look = named?.[index] ?? { fill: discColor(place + 1), text: `${rules.sizes?.[index]}` };
    const size = largest === 0 ? 1 : place / largest;
    return { ...look, ...(numbered ? { text: String(index + 1) } : {}), size };
  });
}

/** The place of each disc in the order of the sizes, from 0. */
function placesBySize({ discs, sizes = range(1, discs) }: LookRules): number[] {
  const order = [...new Set(sizes)].sort((a, b) => a - b);
  return sizes.map((size) => order.indexOf(size));
}

/** The fill and the letter of each disc by the name of its color, where colors are named. */
function namedLooks({ colors }: LookRules): Pick<DiscLook, 'fill' | 'text'>[] | undefined {
  const names = [...new Set(colors)];
  const [fills, letters] = [colorFills(names), shortNames(names)];
  const look = (place: number) => ({ fill: fills[place], text: letters[place] });
  return colors?.map((color) => look(names.indexOf(color)));
}

const [green, red, blue, yellow, purple, sky, orange, gray] = discPalette;
const known: Readonly<Record<string, string>> = {
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
  const isHex = (name: string) => /^#[0-9a-f]{6}$/i.test(name);
  const own = names.map((name) => (isHex(name) ? name : known[name.toLowerCase()]));
  const left = discPalette.filter((fill) => !own.includes(fill));
  let next = 0;
  return own.map((fill) => fill ?? left[next++ % Math.max(1, left.length)] ?? gray);
}

/** One letter for each name, two where one is not enough; letters in order where two are not. */
function shortNames(names: readonly string[]): string[] {
  for (const length of [1, 2]) {
    const short = names.map((name) => name.slice(0, length).toUpperCase());
    if (new Set(short).size === names.length && !short.some((text) => text.startsWith('#')))
      return short;
  }
  return names.map((_, index) => String.fromCharCode(65 + (index % 26)));
}
