import { type Figure, toSvg } from '@manaus/plot';
import { applyPalette, GIFEncoder, quantize } from 'gifenc';
import { drawOnCanvas, save } from './save.js';

/** A picture as red, green, blue and alpha of each pixel, row by row. */
interface Frame {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** The time that a frame is shown, and the last one, in milliseconds. */
const delay = 700;
const lastDelay = 2500;
const mostFrames = 400;

/** Frames of one size as an animated GIF that begins again after the last one. */
export function gifOf(frames: readonly Frame[]): Uint8Array<ArrayBuffer> {
  const gif = GIFEncoder();
  for (const [i, frame] of frames.entries()) addFrame(gif, frame, i === frames.length - 1);
  gif.finish();
  return gif.bytes();
}

type Encoder = ReturnType<typeof GIFEncoder>;

function addFrame(gif: Encoder, { data, width, height }: Frame, isLast: boolean): void {
  const palette = quantize(data, 256);
  const look = { palette, delay: isLast ? lastDelay : delay };
  gif.writeFrame(applyPalette(data, palette), width, height, look);
}

/** Figures as the frames of an animated GIF, each as large as the largest. */
async function gifOfFigures(figures: readonly Figure[]): Promise<Blob> {
  const frames: Frame[] = [];
  const width = Math.max(...figures.map((figure) => figure.width));
  const height = Math.max(...figures.map((figure) => figure.height));
  for (const figure of figures.slice(0, mostFrames))
    frames.push(...(await framesOf({ ...figure, width, height })));
  return new Blob([gifOf(frames)], { type: 'image/gif' });
}

/** A figure as a frame; none where the browser gives no canvas. */
async function framesOf(figure: Figure): Promise<Frame[]> {
  const canvas = await drawOnCanvas(toSvg(figure), 1);
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height);
  return pixels === undefined ? [] : [pixels];
}

/** A download of a way as an animated GIF. */
export const saveGif = async (name: string, frames: readonly Figure[]): Promise<void> =>
  save(`${name}.gif`, await gifOfFigures(frames));
