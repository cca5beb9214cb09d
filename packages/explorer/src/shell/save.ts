import { type Figure, toSvg } from '@manaus/plot';

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

export const saveJson = (name: string, json: string): void =>
  saveText(`${name}.json`, 'application/json', json);

/** A download of a table, as the spreadsheets of the page's language expect it. */
export const saveCsv = (name: string, csv: (language: string) => string): void =>
  saveText(name, 'text/csv;charset=utf-8', csv(document.documentElement.lang));

/** The formats of a play: as a picture, or as data. */
export const formats = ['svg', 'png', 'json'] as const;
export type Format = (typeof formats)[number];

/** A play in its forms, each made when it is asked for. */
interface SavedPlay {
  figure(): Figure;
  json(): string;
}

const savers: Readonly<Record<Format, (name: string, play: SavedPlay) => void | Promise<void>>> = {
  svg: (name, { figure }) => saveText(`${name}.svg`, 'image/svg+xml', toSvg(figure())),
  png: (name, { figure }) => savePng(`${name}.png`, toSvg(figure())),
  json: (name, { json }) => saveJson(name, json()),
};

/** A download of a play, of which only the form asked for is made. */
export const savePlay = async (name: string, format: Format, play: SavedPlay): Promise<void> =>
  savers[format](name, play);

async function savePng(name: string, svg: string): Promise<void> {
  const canvas = await drawOnCanvas(svg, 2);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob !== null) save(name, blob);
}

/** An SVG document on a canvas, in a multiple of its size. */
export async function drawOnCanvas(svg: string, scale: number): Promise<HTMLCanvasElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [scale * image.width, scale * image.height];
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}
