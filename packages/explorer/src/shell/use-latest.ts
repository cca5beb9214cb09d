import { useEffect, useRef, useState } from 'preact/hooks';

/** A state that can be read at once after it was set: two keys may come before the page is drawn again. */
export function useLatest<T>(first: T): [{ readonly current: T }, (value: T) => void] {
  const latest = useRef(first);
  const [, setDrawn] = useState(first);
  const set = (value: T) => {
    latest.current = value;
    setDrawn(() => value);
  };
  return [latest, set];
}

const off = 'manaus.keys.off';

/** Whether single keys act. Kept for the next visit where the browser keeps anything for a page from disk. */
export function singleKeys(): boolean {
  try {
    return localStorage.getItem(off) === null;
  } catch {
    return true;
  }
}

export function setSingleKeys(on: boolean): void {
  try {
    if (on) localStorage.removeItem(off);
    else localStorage.setItem(off, '1');
  } catch {
    // Nothing is kept: the keys go on acting.
  }
}

/** Single keys by their lower-case names, where no text is being written and no key of the browser is meant. */
export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const writing =
        event.target instanceof Element &&
        event.target.closest('input:not([type=checkbox]), select, textarea, dialog') !== null;
      if (writing || !singleKeys() || event.ctrlKey || event.metaKey || event.altKey) return;
      // Enter presses the button that has the focus.
      if (
        event.key === 'Enter' &&
        event.target instanceof Element &&
        event.target.closest('a, button') !== null
      )
        return;
      const action = latest.current[event.key.toLowerCase()];
      if (action === undefined) return;
      event.preventDefault();
      action();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
