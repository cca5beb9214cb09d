import { diskFolder } from './notebook-files.js';
import type { WorkerPort } from './worker-client.js';

/** The folder of the notebook that the address of a page opens, on the disk of the kernel. */
const folderIn = ({ searchParams }: URL): string =>
  diskFolder((searchParams.get('path') ?? '').replace(/\/?[^/]*$/, ''));

/**
 * Workers of which the first begins at once, before the page is put together: it loads, and
 * prepares a kernel for the notebook that the address opens.
 */
export function earlyWorker<Port extends WorkerPort>(start: () => Port, address: URL): () => Port {
  const first = start();
  first.postMessage({ kind: 'warm', folder: folderIn(address) });
  const waiting = [first];
  return () => waiting.pop() ?? start();
}
