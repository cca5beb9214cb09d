import { touched } from '../checkpoints/heartbeat.js';

/** The time for which a file has not been touched, on the clock of the one who looks. */
export class Pulse {
  private last: number | null;
  private since = performance.now();

  constructor(private readonly file: string) {
    this.last = touched(file);
  }

  /** Seconds since the last look that saw another touch, or since the first look. */
  silence(): number {
    const now = touched(this.file);
    if (now !== this.last) this.since = performance.now();
    this.last = now;
    return (performance.now() - this.since) / 1000;
  }
}
