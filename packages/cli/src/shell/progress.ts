import type { Progress } from './io.js';

/** Milliseconds between two lines. */
const PAUSE = 100;

/**
 * A progress callback that writes lines for a terminal: at most ten per second, the first after a
 * tenth of a second.
 *
 * @param now the clock, in milliseconds
 */
export function progressLines(
  width: number,
  show: (line: string) => void,
  now: () => number = Date.now,
): Progress {
  return paced(
    PAUSE,
    (what, share) => {
      // The line of progress: the work, and its share that is done.
      const percent = share === null ? '' : ` ${Math.floor(100 * Math.min(1, share))} %`;
      return show(`${what}${percent} …`.slice(0, width - 1));
    },
    now,
  );
}

/**
 * A progress callback that is heard at most once in some milliseconds, the first time after as
 * many.
 */
export function paced(pause: number, show: Progress, now = Date.now): Progress {
  let next = now() + pause;
  return (what, share) => {
    const time = now();
    if (time < next) return;
    next = time + pause;
    show(what, share);
  };
}
