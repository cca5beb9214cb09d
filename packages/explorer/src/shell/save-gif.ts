import type { Figure } from '@manaus/plot';
import { gifOfFigures } from './gif.js';
import { save } from './save.js';

/** A download of a way as an animated GIF. */
export const saveGif = async (name: string, frames: readonly Figure[]): Promise<void> =>
  save(`${name}.gif`, await gifOfFigures(frames));
