import type { Bundle } from '../../src/last-values.js';
import { display } from '../worker/output.js';

/** tslab's own module of this name, as far as its `display` uses it. */
export const lastWriteDisplayData = (
  bundle: Bundle & { readonly transient?: { readonly display_id?: string } },
  update = false,
): void => display(bundle, bundle.transient?.display_id, update);
