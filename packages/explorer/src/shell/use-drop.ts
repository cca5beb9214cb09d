import { useListener } from './use-listener.js';

/** Takes the text of a file that is dropped anywhere on the page. */
export function useDrop(onText: (text: string) => void): void {
  useListener('dragover', (event) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  });
  useListener('drop', (event) => readDropped(event, onText));
}

async function readDropped(event: DragEvent, onText: (text: string) => void): Promise<void> {
  const file = event.dataTransfer?.files[0];
  if (file === undefined) return;
  event.preventDefault();
  onText(await file.text());
}
