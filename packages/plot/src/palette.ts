/** An image whose pixels are numbers of colors in a palette, the colors as `0xrrggbb`. */
export interface PaletteImage {
  readonly palette: readonly number[];
  readonly indices: Uint8Array;
}

type Palette = PaletteImage['palette'];

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
  const palette = chosen(counted(colors), size, colors.length).sort((a, b) => a - b);
  // Most pixels have the color of the one before them, and of the others most have been met.
  const indices = new Uint8Array(colors.length);
  const nearest = new Map<number, number>();
  let [last, index] = [-1, 0];
  for (let i = 0; i < colors.length; i++) {
    const color = colors[i];
    if (color !== last) {
      index = nearest.get(color) ?? nearestOf(color, palette);
      nearest.set(color, index);
      last = color;
    }
    indices[i] = index;
  }
  return { palette, indices };
}

/** How many pixels have each color: runs are counted, since areas are flat. */
function counted(colors: Uint32Array): Map<number, number> {
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
function chosen(counts: ReadonlyMap<number, number>, size: number, pixels: number): number[] {
  const sorted = [...counts].sort(byCount);
  if (sorted.length <= size) return sorted.map(([color]) => color);
  const flat = flatAreas(sorted, size, pixels);
  const boxes = cutInBoxes(sorted.slice(flat), size - flat);
  return [...sorted.slice(0, flat).map(([color]) => color), ...boxes.map(middle)];
}

/** The number of colors, most frequent first, that are those of flat areas. */
function flatAreas(sorted: readonly Counted[], size: number, pixels: number): number {
  const large = sorted.filter(([, count]) => count * 1000 > pixels).length;
  return Math.min(large, Math.floor((3 * size) / 4));
}

const byCount = ([a, m]: Counted, [b, n]: Counted) => n - m || a - b;
const channel = (color: number, shift: number) => (color >> shift) & 0xff;

/**
 * Boxes of colors: the one with the widest channel is cut in its middle, until there are `size`.
 */
function cutInBoxes(colors: readonly Counted[], size: number): Box[] {
  const boxes = [spread(colors)];
  while (boxes.length < size) {
    const widest = boxes.reduce((best, box, i) => (box.width > boxes[best].width ? i : best), 0);
    if (boxes[widest].width === 0) break;
    boxes.splice(widest, 1, ...halvesOf(boxes[widest]));
  }
  return boxes;
}

/** A box cut in the middle of its widest channel. */
function halvesOf({ colors, shift, least, width }: Box): Box[] {
  const isLow = ([color]: Counted) => channel(color, shift) <= least + (width >> 1);
  return [colors.filter(isLow), colors.filter((counted) => !isLow(counted))].map(spread);
}

/** Colors with the channel that tells them apart best. */
interface Box {
  readonly colors: readonly Counted[];
  readonly shift: number;
  readonly least: number;
  readonly width: number;
}

/** The color in the middle of the pixels of a box, in the order of its widest channel. */
function middle(box: Box): number {
  const order = alongWidest(box);
  const half = pixelsOf(order) / 2;
  let [at, pixels] = [0, order[0][1]];
  while (pixels < half) pixels += order[++at][1];
  return order[at][0];
}

const pixelsOf = (colors: readonly Counted[]): number =>
  colors.reduce((sum, [, count]) => sum + count, 0);

const alongWidest = ({ colors, shift }: Box): Counted[] =>
  [...colors].sort(([a], [b]) => channel(a, shift) - channel(b, shift) || a - b);

function spread(colors: readonly Counted[]): Box {
  const boxes = shifts.map((shift) => alongChannel(colors, shift));
  return boxes.reduce((best, one) => (one.width > best.width ? one : best));
}

/** The shifts of red, green and blue in the number of a color. */
const shifts = [16, 8, 0];

function alongChannel(colors: readonly Counted[], shift: number): Box {
  let [least, most] = [255, 0];
  for (const [color] of colors) {
    least = Math.min(least, channel(color, shift));
    most = Math.max(most, channel(color, shift));
  }
  return { colors, shift, least, width: most - least };
}

function nearestOf(color: number, palette: Palette): number {
  const far = (other: number) => squaredDistance(color, other);
  return palette.reduce((best, other, i) => (far(other) < far(palette[best]) ? i : best), 0);
}

const squaredDistance = (a: number, b: number): number =>
  shifts.reduce((sum, at) => sum + (channel(a, at) - channel(b, at)) ** 2, 0);
