import { InputError } from '@manaus/core';

/** That many names take about a gigabyte. */
const MOST_NAMES = 2 ** 23;

/** The numbers of names, in the order of their first mention. */
export class Numbering {
  readonly #place: string;
  readonly #ids = new Map<string, number>();

  constructor(place: string) {
    this.#place = place;
  }

  get size(): number {
    return this.#ids.size;
  }

  get names(): string[] {
    return [...this.#ids.keys()];
  }

  /** The number of a name, a new one where it is not known yet. */
  of(name: string): number {
    const known = this.#ids.get(name);
    if (known !== undefined) return known;
    const { size } = this.#ids;
    if (size >= MOST_NAMES) throw this.#tooMany();
    this.#ids.set(name, size);
    return size;
  }

  #tooMany(): InputError {
    return new InputError(this.#place, 'text', 'atMostOf', {
      n: MOST_NAMES,
      of: 'vertices',
      got: MOST_NAMES + 1,
    });
  }

  /** The number of a name that is known; an {@link InputError} for any other. */
  require(parameter: string, name: string): number {
    const known = this.#ids.get(name);
    if (known !== undefined) return known;
    throw new InputError(this.#place, parameter, 'member', { of: 'vertices', got: name });
  }
}
