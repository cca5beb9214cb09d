import { joinLines, type StoredNotebook } from '../read/notebooks.js';

/**
 * True if the laboratory in the browser has a notebook: one in TypeScript that asks for no files
 * and no processes. The build of the laboratory decides by the same rule; a test compares the two.
 */
export const runsInBrowser = ({ kernel, en }: Pick<StoredNotebook, 'kernel' | 'en'>): boolean =>
  kernel === 'tslab' &&
  !en.some(
    ({ cell_type, source }) =>
      cell_type === 'code' && /'node:(fs|os|child_process)/.test(joinLines(source)),
  );
