/** Node's `crypto`, as far as tslab uses it: the names of displays. */
export const randomBytes = (length: number) => ({
  toString: (): string =>
    Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) =>
      byte.toString(16).padStart(2, '0'),
    ).join(''),
});
