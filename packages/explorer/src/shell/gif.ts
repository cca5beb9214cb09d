import { type Figure, toSvg } from '@manaus/plot';
import { applyPalette, GIFEncoder, quantize } from 'gifenc';
import { drawn } from './raster.js';

/** A picture as red, green, blue and alpha of each pixel, row by row. */
export interface Frame {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** The time that a frame is shown, and the last one, in milliseconds. */
const delay = 700;
const lastDelay = 2500;
/** The most frames of a file. */
const mostFrames = 400;

/** Frames of one size as an animated GIF that begins again after the last one. */
export function gifOf(frames: readonly Frame[]): Uint8Array<ArrayBuffer> {
  const gif = GIFEncoder();
  for (const [i, { data, width, height }] of frames.entries()) {
    const palette = quantize(data, 256);
    gif.writeFrame(applyPalette(data, palette), width, height, {
      palette,
      delay: i === frames.length - 1 ? lastDelay : delay,
    });
  }
  gif.finish();
  return gif.bytes();
}

/** Figures as the frames of an animated GIF, each as large as the largest. */
export async function gifOfFigures(figures: readonly Figure[]): Promise<Blob> {
  const frames: Frame[] = [];
  const size = {
    width: Math.max(...figures.map((figure) => figure.width)),
    height: Math.max(...figures.map((figure) => figure.height)),
  };
  for (const figure of figures.slice(0, mostFrames)) {
    const canvas = await drawn(toSvg({ ...figure, ...size }), 1);
    const { width, height } = canvas;
    const data = canvas.getContext('2d')?.getImageData(0, 0, width, height).data;
    if (data !== undefined) frames.push({ data, width, height });
  }
  return new Blob([gifOf(frames)], { type: 'image/gif' });
}
