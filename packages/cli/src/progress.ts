/** Milliseconds between two lines. */
const PAUSE = 100;

/**
 * Turns reports of progress into lines for a terminal, a few a second, none before the work has lasted a moment.
 *
 * The clock is an argument so that it can be tested.
 */
export function progressLines(
  width: number,
  show: (line: string) => void,
  now: () => number = Date.now,
): (what: string, share: number | null) => void {
  let next = now() + PAUSE;
  return (what, share) => {
    const time = now();
    if (time < next) return;
    next = time + PAUSE;
    const percent = share === null ? '' : ` ${Math.floor(100 * Math.min(1, share))} %`;
    show(`${what}${percent} …`.slice(0, width - 1));
  };
}
