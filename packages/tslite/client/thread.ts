// A thread of a kernel: runs the program that it is sent, as Node runs one that comes as text.
import type { Program } from './messages.js';

/** The helper by which the bundler keeps names; the text of a function may call it. */
const keepName = <T>(named: T): T => named;

self.onmessage = ({ data: { code, workerData } }: MessageEvent<Program>) =>
  new Function('require', '__name', code)(() => ({ workerData }), keepName);
