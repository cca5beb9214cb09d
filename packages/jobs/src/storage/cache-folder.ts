import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The folder of what can be computed again: `.cache` of the checkout whose code runs, wherever it
 * is called from.
 *
 * Installed packages use the user's folder of caches, as the system has it: `XDG_CACHE_HOME`,
 * `~/.cache`, `~/Library/Caches` or `%LOCALAPPDATA%`; `null` if none exists.
 *
 * @example
 * ```ts
 * cacheFolder('ledger')?.endsWith('ledger'); // => true
 * ```
 */
export function cacheFolder(name: string): string | null {
  const checkout = fileURLToPath(new URL('../../../../', import.meta.url));
  if (existsSync(join(checkout, 'nx.json'))) return join(checkout, '.cache', name);
  // The folder of caches that the environment names.
  const { XDG_CACHE_HOME, LOCALAPPDATA } = process.env;
  const named = process.platform === 'win32' ? LOCALAPPDATA : XDG_CACHE_HOME;
  const user = (named !== undefined && isAbsolute(named) ? named : null) ?? homeCaches();
  return user === null ? null : join(user, 'manaus', name);
}

function homeCaches(): string | null {
  try {
    return join(homedir(), process.platform === 'darwin' ? 'Library/Caches' : '.cache');
  } catch {
    return null;
  }
}
