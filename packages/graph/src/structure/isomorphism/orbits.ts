/** The orbits of vertices under some maps, each named by its least vertex. */
export class Orbits {
  readonly #up: Uint32Array;

  constructor(order: number) {
    this.#up = Uint32Array.from({ length: order }, (_, v) => v);
  }

  find(v: number): number {
    let at = v;
    while (this.#up[at] !== at) {
      this.#up[at] = this.#up[this.#up[at]];
      at = this.#up[at];
    }
    return at;
  }

  joinBy(map: Uint32Array): void {
    map.forEach((w, v) => {
      this.#join(v, w);
    });
  }

  #join(v: number, w: number): void {
    const [a, b] = [this.find(v), this.find(w)];
    this.#up[Math.max(a, b)] = Math.min(a, b);
  }
}
