/** The numbers of names, in the order of their first mention. */
export class Numbering {
  readonly #ids = new Map<string, number>();

  get names(): string[] {
    return [...this.#ids.keys()];
  }

  /** The number of a name, a new one where it is not known yet. */
  of(name: string): number {
    const known = this.#ids.get(name) ?? this.#ids.size;
    this.#ids.set(name, known);
    return known;
  }

  /** The number of a name, if it is known. */
  find(name: string): number | undefined {
    return this.#ids.get(name);
  }
}
