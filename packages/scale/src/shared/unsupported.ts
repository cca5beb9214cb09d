import type { InputError, Tower } from '@manaus/core';
import { faultMaker, shown } from '@manaus/core/internals';

declare module '@manaus/core/faults' {
  interface Faults {
    unsupported: { readonly tower: string; readonly discs: number; readonly got: unknown };
  }
}

const fault = faultMaker({
  unsupported: ({ tower, discs, got }, what) =>
    `${what} ${shown(got)} cannot search ${tower} with ${discs} discs`,
});

/** The error for a method or back end that cannot search a tower. */
export const unsupported = (
  { name: tower, discs }: Tower,
  option: 'engine' | 'method',
  got: string,
): InputError => fault('scale/search-tower', option, 'unsupported', { tower, discs, got });
