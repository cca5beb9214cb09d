import type { Application, ContentsManager } from './jupyterlite.js';

/** The parameter of an address that carries cells. */
const PARAMETER = 'cells';
const MOST_CELLS = 20;
const MOST_CHARACTERS = 20_000;

/** The cells that an address carries, a list of texts in JSON; `null` if it carries none. */
export function cellsIn(address: URL): readonly string[] | null {
  const text = address.searchParams.get(PARAMETER);
  if (text === null) return null;
  const cells: unknown = text.length > MOST_CHARACTERS ? null : parsed(text);
  const isText = (cell: unknown): cell is string => typeof cell === 'string';
  if (Array.isArray(cells) && cells.length <= MOST_CELLS && cells.every(isText)) return cells;
  throw new Error(
    `the link carries no cells: ${PARAMETER} must be a list of at most ${MOST_CELLS} texts`,
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A notebook with cells that were not run. */
const notebookOf = (cells: readonly string[]) => ({
  cells: cells.map((source, i) => ({
    cell_type: 'code',
    id: `cell-${i + 1}`,
    metadata: {},
    execution_count: null,
    outputs: [],
    source,
  })),
  metadata: {
    kernelspec: { display_name: 'TypeScript', language: 'typescript', name: 'tslab' },
  },
  nbformat: 4,
  nbformat_minor: 5,
});

/** A path that no notebook has: nothing of the reader's is replaced. */
async function freePath(contents: ContentsManager): Promise<string> {
  for (let i = 1; ; i++) {
    const path = i === 1 ? 'from-a-link.ipynb' : `from-a-link-${i}.ipynb`;
    const isTaken = await contents.get(path, { content: false }).then(
      () => true,
      () => false,
    );
    if (!isTaken) return path;
  }
}

/**
 * Opens the cells that the address carries as a notebook; nothing is run. The address loses them,
 * so that a reload does not open them again.
 */
export async function openLinkedCells(app: Application, address: URL): Promise<void> {
  const { contents } = app.serviceManager;
  try {
    const cells = cellsIn(address);
    if (cells === null) return;
    await app.restored;
    const path = await freePath(contents);
    await contents.save(path, { type: 'notebook', format: 'json', content: notebookOf(cells) });
    await app.commands.execute('docmanager:open', { path });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    await app.restored;
    await app.commands.execute('apputils:notify', { message, type: 'error' });
  }
  const rest = new URL(address);
  rest.searchParams.delete(PARAMETER);
  history.replaceState(null, '', rest);
}
