import type { Application } from './jupyterlite.js';

/** The place in the browser's notes where it is noted that a reader was told. */
const TOLD = 'tslite:told';

// JupyterLab shows 140 characters of a notification.
const KEPT =
  'Work is kept in this browser only, until its data is cleared or a private windo' +
  'w closed. File > Download saves a notebook as a file.';

const ONE_THREAD =
  'Packages compute on one thread: this host does not send the headers (COOP' +
  ', COEP) that let a page share memory with its workers.';

/** The facts of a page that a reader is told. */
export interface PageFacts {
  /** True if the host lets the page share memory. */
  readonly isIsolated: boolean;
  /** Notes of this browser; throws where the browser keeps none. */
  readonly notes: () => Pick<Storage, 'getItem' | 'setItem'>;
  /** Asks the browser to keep what the page stores when space is short. */
  readonly persist: () => Promise<unknown>;
}

/**
 * Tells a reader, once a browser, where work is kept, and that there is one thread where the host
 * allows no more. A browser that keeps no notes is told at every visit.
 */
export async function tellFirst(
  app: Application,
  { isIsolated, notes, persist }: PageFacts,
): Promise<void> {
  await persist().catch(() => {});
  const words = isIsolated ? [KEPT] : [KEPT, ONE_THREAD];
  if (wasTold(notes, words.join(' '))) return;
  await app.restored;
  for (const message of words)
    await app.commands.execute('apputils:notify', {
      message,
      type: 'info',
      options: { autoClose: false },
    });
}

/** True if a browser has noted a text before; notes it. */
function wasTold(notes: PageFacts['notes'], text: string): boolean {
  try {
    const told = notes().getItem(TOLD) === text;
    notes().setItem(TOLD, text);
    return told;
  } catch {
    return false;
  }
}
