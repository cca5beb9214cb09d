import { useLayoutEffect, useRef } from 'preact/hooks';

/** Takes the text of a file that is dropped anywhere on the page. */
export function useDrop(onText: (text: string) => void): void {
  const latest = useRef(onText);
  latest.current = onText;
  useLayoutEffect(() => {
    const over = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    const drop = async (event: DragEvent) => {
      const file = event.dataTransfer?.files[0];
      if (file === undefined) return;
      event.preventDefault();
      latest.current(await file.text());
    };
    addEventListener('dragover', over);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('drop', drop);
    };
  }, []);
}
