import { joinBy, rootOf, singletons } from '../../union-find.js';

/** The orbits of vertices under some maps, each named by its least vertex. */
export class Orbits {
  readonly #up: Uint32Array;

  constructor(order: number) {
    this.#up = singletons(order);
  }

  find(v: number): number {
    return rootOf(this.#up, v);
  }

  joinBy(map: Uint32Array): void {
    joinBy(this.#up, map);
  }
}
