// A thread of the kernel: runs programs that come as text, one after the other.
import { type Program, state } from './worker/thread-messages.js';

/** The helper by which the bundler keeps names; the text of a function may call it. */
const keepName = <T>(named: T): T => named;

self.onmessage = ({ data: { code, workerData, flag } }: MessageEvent<Program>) => {
  try {
    new Function('require', '__name', code)(() => ({ workerData }), keepName);
  } finally {
    Atomics.store(flag, 0, state.idle);
    Atomics.notify(flag, 0);
  }
};
