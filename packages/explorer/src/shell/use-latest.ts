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

/** Single keys by their lower-case names, where no text is being written and no key of the browser is meant. */
export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const writing = event.target instanceof Element && event.target.closest('input, select, textarea') !== null;
      if (writing || event.ctrlKey || event.metaKey || event.altKey) return;
      const action = latest.current[event.key.toLowerCase()];
      if (action === undefined) return;
      event.preventDefault();
      action();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
