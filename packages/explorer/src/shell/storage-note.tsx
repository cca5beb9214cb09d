import { useEffect, useState } from 'preact/hooks';
import type { Words } from '../words/words.js';
import { canStore, whenLost } from './storage.js';

/** A word where the browser keeps nothing, or has no more room. */
export function StorageNote({ words }: { readonly words: Words }) {
  const [lost, setLost] = useState(() => !canStore());
  useEffect(() => whenLost(() => setLost(true)), []);
  return lost ? <p class="storage">{words('storage.none')}</p> : null;
}
