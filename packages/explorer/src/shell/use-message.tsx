import { useCallback, useEffect, useState } from 'preact/hooks';

/** The time that a message is shown, in milliseconds. */
const shownFor = 7000;

/**
 * The last message as the page's live region, and the function that says one. It goes away by
 * itself, and when what it speaks about is left. The same sentence twice is announced twice.
 */
export function useMessage(about: string) {
  const [{ text, times }, set] = useState({ text: '', times: 0 });
  const say = useCallback(
    (next: string) => set((old) => ({ text: next, times: old.times + 1 })),
    [],
  );
  useEffect(() => {
    if (text === '') return;
    const timer = setTimeout(() => say(''), shownFor);
    return () => clearTimeout(timer);
  }, [text, times]);
  useEffect(() => say(''), [about]);
  const region = (
    <p class="said" role="status" aria-live="polite">
      {text}
      {times % 2 === 0 ? '' : '\u00a0'}
    </p>
  );
  return [region, say] as const;
}
