import { InputError } from '@manaus/core';

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

  /** The number of a name that is known; an {@link InputError} for any other. */
  require(place: string, parameter: string, name: string): number {
    const known = this.#ids.get(name);
    if (known !== undefined) return known;
    throw new InputError(place, parameter, 'member', { of: 'vertices', got: name });
  }
}
