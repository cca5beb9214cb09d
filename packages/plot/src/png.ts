import { createRequire } from 'node:module';
import type { Figure } from './figure.js';
import { toSvg } from './svg.js';

type Renderer = typeof import('@resvg/resvg-js');

/**
 * A figure as a PNG, drawn with the DejaVu fonts that come with the package, so it looks the same on every machine.
 *
 * `scale` 2 doubles the pixels. Without its font files the renderer leaves text out silently; they are resolved here or this throws.
 *
 * @example
 * ```ts
 * const dot = { title: 'A dot', width: 40, height: 40, alt: 'a dot', marks: [] };
 * Array.from(toPng(dot).slice(1, 4)); // => [80, 78, 71]
 * ```
 */
export function toPng(figure: Figure, options: { readonly scale?: number } = {}): Uint8Array {
  // Loaded on first use: the renderer is native code, and most commands draw nothing.
  const load = createRequire(import.meta.url);
  const { Resvg } = load('@resvg/resvg-js') as Renderer;
  const fontFiles = ['DejaVuSans', 'DejaVuSans-Bold'].map((name) =>
    load.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`),
  );
  const font = { fontFiles, loadSystemFonts: false, defaultFontFamily: 'DejaVu Sans' };
  return new Resvg(toSvg(figure), { font, fitTo: { mode: 'zoom', value: options.scale ?? 1 } })
    .render()
    .asPng();
}
