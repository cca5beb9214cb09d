import type { DisplayBundle } from './host.js';

/** The part of Deno that speaks to Jupyter; asking for it throws outside a notebook. */
interface DenoJupyter {
  readonly jupyter: { broadcast(kind: string, content: object): Promise<void> };
}

/**
 * The display of a running Deno notebook; `null` without one.
 *
 * Its `display` keeps no metadata, so the message is sent as it is.
 */
export function denoWrite(): ((bundle: DisplayBundle) => void) | null {
  const kernel = denoKernel();
  if (kernel === undefined) return null;
  return (bundle) => void kernel.broadcast('display_data', { ...bundle, transient: {} });
}

function denoKernel(): DenoJupyter['jupyter'] | undefined {
  const { Deno } = globalThis as { readonly Deno?: DenoJupyter };
  try {
    return Deno?.jupyter;
  } catch {
    return undefined;
  }
}
