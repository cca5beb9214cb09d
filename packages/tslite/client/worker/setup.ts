import type { Bundle, LastValueHost } from '../../src/last-values.js';

/**
 * The default export of the module that introduces packages to the kernel: it is given the display
 * of notebooks, and says how values of theirs are shown.
 */
export type Setup = (notebook: {
  display(bundle: Bundle): void;
}) => Partial<Pick<LastValueHost, 'displaysOf'>>;
