/** Classes that wait to be searched, the lowest stage and within it the lowest level first. */
export class Agenda {
  private readonly levels: (number[] | undefined)[][];
  private readonly lowest: number[];

  constructor(stages: number) {
    this.levels = Array.from({ length: stages }, () => []);
    this.lowest = new Array<number>(stages).fill(0);
  }

  push(cls: number, stage: number, level: number): void {
    const list = this.levels[stage][level];
    if (list === undefined) this.levels[stage][level] = [cls];
    else list.push(cls);
    this.lowest[stage] = Math.min(this.lowest[stage], level);
  }

  /** Takes an entry of a stage for which `isDue` holds; drops the stale ones before it. */
  take(stage: number, isDue: (cls: number, level: number) => boolean): number | null {
    const levels = this.levels[stage];
    for (; this.lowest[stage] < levels.length; this.lowest[stage]++) {
      const level = this.lowest[stage];
      for (let cls = levels[level]?.pop(); cls !== undefined; cls = levels[level]?.pop())
        if (isDue(cls, level)) return cls;
      levels[level] = undefined;
    }
    return null;
  }
}
