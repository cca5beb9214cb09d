import type { Contents, ContentsManager, FileChange } from './jupyterlite.js';

type Files = Readonly<Record<string, string | null>>;

/** The files that cells can import. */
const isImported = (path: string): boolean => /\.(ts|tsx|js|json)$/.test(path);

/** A path without the name of a drive, from the root of the notebooks. */
const onDisk = (path: string): string => `/${path.replace(/^[^/]*:/, '').replace(/^\//, '')}`;

const textOf = ({ content }: Contents): string =>
  typeof content === 'string' ? content : JSON.stringify(content);

const isContents = (value: unknown): value is Contents =>
  typeof value === 'object' && value !== null && 'path' in value && 'type' in value;

/** The files beside a notebook, as the browser has them now. */
async function filesIn(contents: ContentsManager, folder: string): Promise<Files> {
  const { content } = await contents.get(folder, { content: true });
  const found = Array.isArray(content) ? content.filter(isContents) : [];
  const texts = found
    .filter(({ path, type }) => type !== 'directory' && isImported(path))
    .map(async ({ path }) => [onDisk(path), textOf(await contents.get(path, { content: true }))]);
  return Object.fromEntries(await Promise.all(texts));
}

/** Sends the files beside a notebook, and later those that change; returns what ends that. */
export async function followFiles(
  contents: ContentsManager,
  folder: string,
  send: (files: Files) => void,
): Promise<() => void> {
  const changed = async (_: unknown, { oldValue, newValue }: FileChange) => {
    const [before, after] = [oldValue?.path, newValue?.path];
    if (before !== undefined && before !== after) send({ [onDisk(before)]: null });
    if (after === undefined || !isImported(after)) return;
    send({ [onDisk(after)]: textOf(await contents.get(after, { content: true })) });
  };
  send(await filesIn(contents, folder));
  contents.fileChanged.connect(changed);
  return () => contents.fileChanged.disconnect(changed);
}

/** The folder of a notebook on the disk of the kernel. */
export const diskFolder = onDisk;
