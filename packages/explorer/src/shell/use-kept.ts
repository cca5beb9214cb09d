import { useLayoutEffect, useRef } from 'preact/hooks';
import { store } from './storage.js';
import { useListener } from './use-listener.js';

/** The time after a change in which further ones are awaited, in milliseconds. */
const pause = 300;

/** Stores a value for the tab a moment after it has changed, and when the page is left. */
export function useKept(name: string, value: unknown, text: () => unknown): void {
  const waiting = useRef<(() => void) | null>(null);
  useLayoutEffect(() => {
    const write = () => {
      waiting.current = null;
      store('tab', name, text());
    };
    waiting.current = write;
    const timer = setTimeout(write, pause);
    return () => clearTimeout(timer);
  }, [name, value]);
  useListener('pagehide', () => waiting.current?.());
  useLayoutEffect(() => () => waiting.current?.(), []);
}
