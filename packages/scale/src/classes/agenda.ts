/** Classes that wait to be searched, the lowest level first. */
export class Agenda {
  private readonly levels: number[][] = [];
  private lowest = 0;

  push(cls: number, level: number): void {
    this.levels[level] ??= [];
    this.levels[level].push(cls);
    this.lowest = Math.min(this.lowest, level);
  }

  /**
   * Takes the lowest class that is preferred, or else the lowest of all; `null` if none waits.
   * Entries for which `isDue` does not hold are stale.
   */
  take(
    isDue: (cls: number, level: number) => boolean,
    isPreferred: (cls: number) => boolean,
  ): number | null {
    let spare: number[] | null = null;
    for (let level = this.lowest; level < this.levels.length; level++) {
      const list = (this.levels[level] ?? []).filter((cls) => isDue(cls, level));
      this.levels[level] = list;
      if (list.length === 0 && level === this.lowest) this.lowest++;
      for (let i = list.length - 1; i >= 0; i--)
        if (isPreferred(list[i])) return list.splice(i, 1)[0];
      if (list.length > 0) spare ??= list;
    }
    return spare?.pop() ?? null;
  }
}
