import { type FaultCode, type Faults, InputError } from '../../errors.js';

/** The input error for a place of the document. */
export const wrong = <C extends FaultCode>(
  path: string,
  code: C,
  values: Faults[C],
): InputError<C> => new InputError('core/tower', path, code, values);
