import { InputError, type Tower } from '@manaus/core';

/** The error for a method or back end that cannot search a tower. */
export const unsupported = (rules: Tower, option: 'engine' | 'method', got: string): InputError =>
  new InputError('scale/search-tower', option, 'unsupported', {
    tower: rules.name,
    discs: rules.discs,
    got,
  });
