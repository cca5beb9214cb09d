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
    const size = shareOf(place, largest);
    return { ...look, ...(numbered ? { text: String(index + 1) } : {}), size };
  });
}

const shareOf = (place: number, largest: number): number => (largest === 0 ? 1 : place / largest);

/** The place of each disc in the order of the sizes, from 0. */
function placesBySize({ discs, sizes = range(1, discs) }: LookRules): number[] {
  const order = [...new Set(sizes)].sort((a, b) => a - b);
  return sizes.map((size) => order.indexOf(size));
}

/** The fill and the letter of each disc by the name of its color, where colors are named. */
function namedLooks({ colors }: LookRules): NamedLook[] | undefined {
  const names = [...new Set(colors)];
  const looks = looksOf(names);
  return colors?.map((color) => looks[names.indexOf(color)]);
}

type NamedLook = Pick<DiscLook, 'fill' | 'text'>;

function looksOf(names: readonly string[]): NamedLook[] {
  const letters = shortNames(names);
  return colorFills(names).map((fill, i) => ({ fill, text: letters[i] }));
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
  const own = names.map(ownFill);
  const left = unusedFills(own);
  let next = 0;
  return own.map((fill) => fill ?? left[next++ % Math.max(1, left.length)] ?? gray);
}

const unusedFills = (used: readonly (string | undefined)[]): string[] =>
  discPalette.filter((fill) => !used.includes(fill));

/** The fill that the name of a color says, if it is known. */
const ownFill = (name: string): string | undefined =>
  /^#[0-9a-f]{6}$/i.test(name) ? name : known[name.toLowerCase()];

/** One letter for each name, two where one is not enough; letters in order where two are not. */
function shortNames(names: readonly string[]): string[] {
  for (const length of [1, 2]) {
    const short = firstLetters(names, length);
    if (areDistinct(short)) return short;
  }
  return names.map((_, i) => letterOf(i));
}

const letterOf = (i: number): string => String.fromCharCode(65 + (i % 26));

const firstLetters = (names: readonly string[], length: number): string[] =>
  names.map((name) => name.slice(0, length).toUpperCase());

/** True if texts tell things apart, and none is cut from a color in digits. */
const areDistinct = (texts: readonly string[]): boolean =>
  new Set(texts).size === texts.length && !texts.some((text) => text.startsWith('#'));
