import { createRequire } from 'node:module';
import { requireInteger } from '@manaus/core';
import { requireOptions } from '@manaus/core/internals';
import type { RenderedImage } from '@resvg/resvg-js';
import { encode } from 'fast-png';
import type { Figure } from './figure.js';
import { inPalette } from './palette.js';
import { toSvg } from './svg.js';

/** The renderer ends the process where it has no memory for the pixels. */
const MOST_SCALE = 8;

/**
 * A figure as a PNG, drawn with the DejaVu fonts that come with the package, so it looks the same
 * on every machine.
 *
 * `scale` 2 doubles the pixels each way; it is an integer up to 8. Without its font files the
 * renderer leaves text out silently; they are resolved here or this throws.
 *
 * @example
 * ```ts
 * const dot = { title: 'A dot', width: 40, height: 40, alt: 'a dot', marks: [] };
 * Array.from(toPng(dot).slice(1, 4)); // => [80, 78, 71]
 * ```
 */
export function toPng(figure: Figure, options: { readonly scale?: number } = {}): Uint8Array {
  requireOptions('plot/png', ['scale'], options);
  const { scale = 1 } = options;
  return render(figure, requireInteger('plot/png', 'scale', scale, 1, MOST_SCALE)).asPng();
}

/**
 * A figure as a small PNG for stored notebooks: a palette of at most 64 colors, at twice the size
 * of the figure by default.
 *
 * The same bytes on every machine: the fonts, the renderer, the choice of colors and the
 * compression come with the package. O(pixels).
 *
 * @example
 * ```ts
 * const dot = { title: 'A dot', width: 40, height: 40, alt: 'a dot', marks: [] };
 * toPalettePng(dot)[25]; // => 3
 * ```
 */
export function toPalettePng(
  figure: Figure,
  options: { readonly scale?: number } = {},
): Uint8Array {
  const { width, height, pixels } = render(figure, options.scale ?? 2);
  const { palette, indices } = inPalette(pixels, 64);
  const colors = palette.map((color) => [color >> 16, (color >> 8) & 0xff, color & 0xff]);
  const image = { width, height, data: indices, channels: 1, depth: 8, palette: colors } as const;
  return encode(image, { zlib: { level: 9 } });
}

function render(figure: Figure, scale: number): RenderedImage {
  // Loaded on first use: the renderer is native code, and most commands draw nothing.
  const load = createRequire(import.meta.url);
  const { Resvg } = load('@resvg/resvg-js') as typeof import('@resvg/resvg-js');
  // The fonts of the package, and none of the machine.
  const fontFiles = ['DejaVuSans', 'DejaVuSans-Bold'].map((name) =>
    load.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`),
  );
  const font = { fontFiles, loadSystemFonts: false, defaultFontFamily: 'DejaVu Sans' };
  return new Resvg(toSvg(figure), { font, fitTo: { mode: 'zoom', value: scale } }).render();
}
