import type { ClassesLayout } from './layout.js';
import { UNKNOWN } from './runner.js';
import type { BoundaryTable } from './table.js';

/** Counts the states of the classes that were searched and do not wait to be searched again. */
export class Settled {
  private readonly counted: Uint8Array;
  private total = 0;

  constructor(
    private readonly layout: ClassesLayout,
    private readonly table: BoundaryTable,
  ) {
    this.counted = new Uint8Array(layout.placements.count);
    for (const cls of this.counted.keys()) this.update(cls);
  }

  get states(): number {
    return this.total;
  }

  /** To be told of every class that was searched or improved. */
  update(cls: number): void {
    const now = Number(this.table.runs[cls] !== null && this.table.improved[cls] === UNKNOWN);
    const { placements, settings } = this.layout;
    this.total += (now - this.counted[cls]) * settings * placements.sizeOf(cls);
    this.counted[cls] = now;
  }
}
