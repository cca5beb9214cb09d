import type { Words } from '../words/words.js';
import { faultText } from './fault.js';

/** The fault of the last input; nothing for `null`. */
export function FaultNote({ fault, words }: { readonly fault: unknown; readonly words: Words }) {
  if (fault === null) return null;
  return (
    <p class="fault" role="alert">
      {faultText(fault, words)}
    </p>
  );
}
