/**
 * The events of refinement on the way from the root of a search to a node, as numbers that do not
 * depend on the names of vertices, compared as they come with those of the first and of the best
 * leaf.
 */
export class Trace {
  readonly #events: number[] = [];
  #first: readonly number[] | null = null;
  #best: readonly number[] | null = null;
  /** The number of events from the start that are those of the first leaf, and of the best. */
  #asFirst = 0;
  #asBest = 0;
  /**
   * The order of the first other event than the best leaf's: -1 below it, 1 above; 0 before that
   * event.
   */
  #sign = 0;

  get length(): number {
    return this.#events.length;
  }

  get events(): readonly number[] {
    return this.#events;
  }

  get isFirst(): boolean {
    return this.#first !== null && this.#asFirst === this.#events.length;
  }

  /** The order of this trace against the best leaf's; undefined before the first leaf. */
  get againstBest(): number | undefined {
    return this.#best === null ? undefined : this.#sign;
  }

  /** False when no leaf below can be the image of the first one, nor be as good as the best. */
  get isViable(): boolean {
    return this.#first === null || this.isFirst || (this.#best !== null && this.#sign >= 0);
  }

  /** Adds an event; false as `isViable`. */
  record(event: number): boolean {
    const at = this.#events.length;
    this.#events.push(event);
    if (this.#first !== null && this.#asFirst === at && this.#first[at] === event) this.#asFirst++;
    if (this.#best !== null && this.#asBest === at) {
      if (this.#best[at] === event) this.#asBest++;
      else this.#sign = event > (this.#best[at] ?? -1) ? 1 : -1;
    }
    return this.isViable;
  }

  rewind(length: number): void {
    this.#events.length = length;
    this.#asFirst = Math.min(this.#asFirst, length);
    if (this.#asBest >= length) this.#sign = 0;
    this.#asBest = Math.min(this.#asBest, length);
  }

  keepAsFirst(): void {
    this.#first = this.#events.slice();
    this.#asFirst = this.#events.length;
  }

  keepAsBest(): void {
    this.#best = this.#events.slice();
    this.#asBest = this.#events.length;
    this.#sign = 0;
  }
}
