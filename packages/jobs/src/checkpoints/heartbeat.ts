import { fstatSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { requireThreadRoom } from '@manaus/core/system';
import { openFile } from '../storage/files.js';

/** The seconds between two signs of life. */
const INTERVAL = 5;

/**
 * Touches a file at once and every few seconds, which tells other machines that this process lives;
 * the returned function ends that.
 *
 * A thread does it, as a search blocks its own for minutes. A system that starts no thread gives no
 * signs of life.
 */
export function beat(file: string, seconds = INTERVAL): () => void {
  try {
    requireThreadRoom(1);
    const worker = new Worker(`(${touch})(require('node:fs'), require('node:worker_threads'))`, {
      eval: true,
      workerData: { file, milliseconds: 1000 * seconds },
      resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 },
    });
    worker.on('error', () => {});
    worker.unref();
    return () => void worker.terminate();
  } catch {
    return () => {};
  }
}

/** The program of the thread, shipped as text: it refers to nothing outside itself. */
function touch(
  { utimesSync }: typeof import('node:fs'),
  { workerData }: typeof import('node:worker_threads'),
): void {
  const { file, milliseconds } = workerData;
  const once = () => {
    const now = new Date();
    try {
      utimesSync(file, now, now);
    } catch {}
  };
  once();
  setInterval(once, milliseconds);
}

const never = new Int32Array(new SharedArrayBuffer(4));

/** Sleeps, the thread blocked. */
export const sleep = (milliseconds: number): void => void Atomics.wait(never, 0, 0, milliseconds);

/** The milliseconds between two looks. */
const NAP = 50;

/** True if somebody touches a file within some seconds; clocks of machines are not compared. */
export function beats(file: string, seconds: number): boolean {
  const first = lastTouch(file);
  for (let left = 1000 * seconds; left > 0; left -= NAP) {
    sleep(NAP);
    const now = lastTouch(file);
    if (now !== first) return now !== null;
  }
  return false;
}

/** The time for which a file has not been touched, on the clock of the one who looks. */
export class Pulse {
  private last: number | null;
  private since = performance.now();

  constructor(private readonly file: string) {
    this.last = lastTouch(file);
  }

  /** Seconds since the last look that saw another touch, or since the first look. */
  silence(): number {
    const now = lastTouch(this.file);
    if (now !== this.last) this.since = performance.now();
    this.last = now;
    return (performance.now() - this.since) / 1000;
  }
}

/**
 * The time of the last touch, `null` for no file. Opening it makes a network file system look
 * again.
 */
function lastTouch(file: string): number | null {
  try {
    return openFile(file, 'r', (descriptor) => fstatSync(descriptor).mtimeMs);
  } catch {
    return null;
  }
}
