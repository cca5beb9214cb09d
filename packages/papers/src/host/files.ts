/** The files of the works, wherever a host keeps them. Paths are written with `/`. */
export interface Files {
  /** The folders in the folder of a work, in any order; none for an unknown work. */
  folders(work: string): readonly string[];
  /**
   * The modules in a folder such as `martins2024/chapter-3`, without their ending, in any order.
   */
  modules(folder: string): readonly string[];
  /** Imports a module: `martins2024/chapter-3/theorem-1`. */
  load(path: string): Promise<unknown>;
  /** The names of texts and folders in `works` or `printed`, in any order. */
  texts(folder: string): readonly string[];
  /** A text, such as `inventory/martins2024.json`; `null` if none exists. */
  text(path: string): string | null;
}
