import { type Figure, toSvg } from '@manaus/plot';
import { drawn } from './raster.js';

/** A download of a file. */
export function save(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

export const saveText = (name: string, type: string, text: string): void =>
  save(name, new Blob([text], { type }));

/** The formats of a play: as a picture, or as data. */
export const formats = ['svg', 'png', 'json'] as const;
export type Format = (typeof formats)[number];

/** A download of a play, of which only the form asked for is made. */
export async function savePlay(
  name: string,
  format: Format,
  { figure, json }: { figure(): Figure; json(): string },
): Promise<void> {
  if (format === 'json') return saveText(`${name}.json`, 'application/json', json());
  const svg = toSvg(figure());
  return format === 'svg'
    ? saveText(`${name}.svg`, 'image/svg+xml', svg)
    : savePng(`${name}.png`, svg);
}

/** A download of an SVG document as a PNG of twice its size. */
async function savePng(name: string, svg: string): Promise<void> {
  const canvas = await drawn(svg, 2);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob !== null) save(name, blob);
}
