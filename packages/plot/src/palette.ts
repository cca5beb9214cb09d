/** An image whose pixels are numbers of colors in a palette, the colors as `0xrrggbb`. */
export interface PaletteImage {
  readonly palette: readonly number[];
  readonly indices: Uint8Array;
}

/** A color of an image, with the number of its pixels. */
type Counted = readonly [color: number, count: number];

/**
 * An image in at most `size` colors: those of large areas exactly, the shades at their edges near
 * enough.
 *
 * `pixels` has 4 bytes per pixel: red, green, blue and an opacity that is not read. Integers only,
 * so the result depends on nothing but the pixels. O(pixels + colors * size). Source: the cut into
 * boxes of Heckbert, Color image quantization, SIGGRAPH 1982, in the middle of a box instead of at
 * its median, since shades are few.
 */
export function inPalette(pixels: Uint8Array, size: number): PaletteImage {
  const colors = new Uint32Array(pixels.length / 4);
  for (let i = 0; i < colors.length; i++)
    colors[i] = (pixels[4 * i] << 16) | (pixels[4 * i + 1] << 8) | pixels[4 * i + 2];
  const palette = choosePalette(countColors(colors), size, colors.length).sort((a, b) => a - b);
  // Most pixels have the color of the one before them, and of the others most have been met.
  const indices = new Uint8Array(colors.length);
  const nearest = new Map<number, number>();
  let [last, index] = [-1, 0];
  for (let i = 0; i < colors.length; i++) {
    const color = colors[i];
    if (color !== last) {
      index = nearest.get(color) ?? nearestColor(color, palette);
      nearest.set(color, index);
      last = color;
    }
    indices[i] = index;
  }
  return { palette, indices };
}

/** How many pixels have each color: runs are counted, since areas are flat. */
function countColors(colors: Uint32Array): Map<number, number> {
  const counts = new Map<number, number>();
  for (let from = 0, to = 0; from < colors.length; from = to) {
    while (to < colors.length && colors[to] === colors[from]) to++;
    counts.set(colors[from], (counts.get(colors[from]) ?? 0) + to - from);
  }
  return counts;
}

/**
 * The colors of a palette: at most three quarters of them flat areas, the rest shared out among the
 * other colors.
 */
function choosePalette(
  counts: ReadonlyMap<number, number>,
  size: number,
  pixels: number,
): number[] {
  const sorted = [...counts].sort(([a, m], [b, n]) => n - m || a - b);
  if (sorted.length <= size) return sorted.map(([color]) => color);
  const large = sorted.filter(([, count]) => count * 1000 > pixels).length;
  const flat = Math.min(large, Math.floor((3 * size) / 4));
  const boxes = cutInBoxes(sorted.slice(flat), size - flat);
  return [...sorted.slice(0, flat).map(([color]) => color), ...boxes.map(middleColor)];
}

/** Colors with the channel that tells them apart best. */
interface Box {
  readonly colors: readonly Counted[];
  readonly shift: number;
  readonly least: number;
  readonly width: number;
}

/**
 * Boxes of colors: the one with the widest channel is cut in its middle, until there are `size`.
 */
function cutInBoxes(colors: readonly Counted[], size: number): Box[] {
  const boxes = [boxOf(colors)];
  while (boxes.length < size) {
    const widest = boxes.reduce((best, box, i) => (box.width > boxes[best].width ? i : best), 0);
    const { colors, shift, least, width } = boxes[widest];
    if (width === 0) break;
    const isLow = ([color]: Counted) => channel(color, shift) <= least + (width >> 1);
    const low = colors.filter(isLow);
    const high = colors.filter((each) => !isLow(each));
    boxes.splice(widest, 1, boxOf(low), boxOf(high));
  }
  return boxes;
}

/** The shifts of red, green and blue in the number of a color. */
const shifts = [16, 8, 0];
const channel = (color: number, shift: number) => (color >> shift) & 0xff;

/** Colors with their widest channel, the first of them where some are equally wide. */
function boxOf(colors: readonly Counted[]): Box {
  const boxes = shifts.map((shift) => {
    let [least, most] = [255, 0];
    for (const [color] of colors) {
      least = Math.min(least, channel(color, shift));
      most = Math.max(most, channel(color, shift));
    }
    return { colors, shift, least, width: most - least };
  });
  return boxes.reduce((best, box) => (box.width > best.width ? box : best));
}

/** The color in the middle of the pixels of a box, in the order of its widest channel. */
function middleColor({ colors, shift }: Box): number {
  const order = [...colors].sort(([a], [b]) => channel(a, shift) - channel(b, shift) || a - b);
  const half = order.reduce((sum, [, count]) => sum + count, 0) / 2;
  let [at, pixels] = [0, order[0][1]];
  while (pixels < half) pixels += order[++at][1];
  return order[at][0];
}

function nearestColor(color: number, palette: readonly number[]): number {
  const squaredDistance = (other: number) =>
    shifts.reduce((sum, at) => sum + (channel(color, at) - channel(other, at)) ** 2, 0);
  const distances = palette.map(squaredDistance);
  return distances.indexOf(Math.min(...distances));
}
