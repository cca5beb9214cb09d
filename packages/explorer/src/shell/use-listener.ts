import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * Calls a function, the last that it was given, for each event of a kind on the page: from before
 * the page is painted, as an event that follows what is seen must not be lost.
 */
export function useListener<Kind extends keyof WindowEventMap>(
  kind: Kind,
  call: (event: WindowEventMap[Kind]) => void,
): void {
  const latest = useRef(call);
  latest.current = call;
  useLayoutEffect(() => {
    const listen = (event: WindowEventMap[Kind]) => latest.current(event);
    addEventListener(kind, listen);
    return () => removeEventListener(kind, listen);
  }, []);
}
