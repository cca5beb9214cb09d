import { useEffect, useState } from 'preact/hooks';
import type { Fields } from './game-state.js';

/**
 * True while the answer of a closed game is hidden: until it is won, and again after another link.
 */
export function useHides(isClosed: boolean, won: boolean, fields: Fields): boolean {
  const [opened, setOpened] = useState(false);
  useEffect(() => setOpened(false), [fields]);
  useEffect(() => {
    if (won) setOpened(true);
  }, [won]);
  return isClosed && !opened;
}
