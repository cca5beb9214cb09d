import type ts from '@tslab/typescript-for-tslab';

/** Where the compiler finds its libraries. */
const COMPILER = '/typescript/lib/typescript.js';

const parentOf = (path: string): string => path.slice(0, path.lastIndexOf('/')) || '/';

const closer = (close: () => void): ts.FileWatcher => ({ close });

/** The part of a set of callbacks that a watcher takes back. */
function added<T>(map: Map<string, Set<T>>, path: string, callback: T): ts.FileWatcher {
  const all = map.get(path) ?? new Set<T>();
  map.set(path, all.add(callback));
  return closer(() => all.delete(callback));
}

/**
 * Files in memory, as the compiler's system: the declarations of packages, and what lies beside a
 * notebook. Paths are absolute, with `/`.
 */
export class Disk implements ts.System {
  readonly args: string[] = [];
  readonly newLine = '\n';
  useCaseSensitiveFileNames = true;
  /** The working folder. */
  folder = '/';
  readonly #texts = new Map<string, string>();
  readonly #folders = new Set(['/']);
  readonly #files = new Map<string, Set<ts.FileWatcherCallback>>();
  readonly #trees = new Map<string, Set<ts.DirectoryWatcherCallback>>();

  /** Writes texts, removes files whose text is `null`, and tells who watches them. */
  put(files: Readonly<Record<string, string | null>>): void {
    for (const [path, text] of Object.entries(files)) {
      const before = this.#texts.get(path) ?? null;
      if (text === before) continue;
      if (text === null) this.#texts.delete(path);
      else this.#texts.set(path, text);
      for (let folder = parentOf(path); !this.#folders.has(folder); folder = parentOf(folder))
        this.#folders.add(folder);
      this.#tell(path, before === null ? 0 : text === null ? 2 : 1);
    }
  }

  #tell(path: string, event: ts.FileWatcherEventKind): void {
    for (const callback of [...(this.#files.get(path) ?? [])]) callback(path, event);
    if (event === 1) return;
    for (let folder = parentOf(path); ; folder = parentOf(folder)) {
      for (const callback of [...(this.#trees.get(folder) ?? [])]) callback(path);
      if (folder === '/') return;
    }
  }

  readFile = (path: string): string | undefined => this.#texts.get(path);
  fileExists = (path: string): boolean => this.#texts.has(path);
  directoryExists = (path: string): boolean => this.#folders.has(path.replace(/(.)\/$/, '$1'));
  getDirectories = (path: string): string[] => {
    const start = path.endsWith('/') ? path : `${path}/`;
    const inside = [...this.#folders].filter((each) => each !== start && each.startsWith(start));
    return [...new Set(inside.map((each) => each.slice(start.length).split('/')[0] as string))];
  };
  watchFile = (path: string, callback: ts.FileWatcherCallback): ts.FileWatcher =>
    added(this.#files, path, callback);
  watchDirectory = (path: string, callback: ts.DirectoryWatcherCallback): ts.FileWatcher =>
    added(this.#trees, path, callback);
  getCurrentDirectory = (): string => this.folder;
  getExecutingFilePath = (): string => COMPILER;
  resolvePath = (path: string): string => path;
  readDirectory = (): string[] => [];
  // The compiler writes nothing here, and nobody reads what it would print.
  write = (): void => {};
  writeFile = (): void => {};
  createDirectory = (): void => {};
  exit(): never {
    throw new Error('the compiler cannot end the kernel');
  }
}

/** The disk of this worker. */
export const disk = new Disk();
