import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Opens an address of the play page in the browser of the desktop, where there is one.
 *
 * Of the address of a file, the programs that do so leave out what is behind `#`: they are given a
 * file that leads on to it.
 */
export function openInBrowser(address: string): void {
  const [program, ...args] = {
    darwin: ['open'],
    win32: ['cmd', '/c', 'start', ''],
  }[process.platform as string] ?? ['xdg-open'];
  spawn(program, [...args, leadTo(address)], { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
}

/**
 * Writes a file that leads a browser on to an address; its path.
 *
 * It lies in the package if it can: a browser in a sandbox sees no folder for temporary files.
 */
export function leadTo(address: string, folder = inPackage): string {
  const name = `open-${createHash('sha256').update(address).digest('hex').slice(0, 12)}.html`;
  const page = `<!doctype html>\n<meta charset="utf-8">\n<title>manaus</title>\n<script>location.replace(${JSON.stringify(address)})</script>\n`;
  try {
    mkdirSync(folder, { recursive: true });
    removeOld(folder);
    const file = join(folder, name);
    writeFileSync(file, page);
    return file;
  } catch {
    const file = join(mkdtempSync(join(tmpdir(), 'manaus-play-')), name);
    writeFileSync(file, page);
    return file;
  }
}

const inPackage = fileURLToPath(new URL('../../page/', import.meta.url));

/** Milliseconds after which every browser has followed such a file. */
const HOUR = 3_600_000;

function removeOld(folder: string): void {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    if (/^open-[\da-f]+\.html$/.test(name) && Date.now() - statSync(file).mtimeMs > HOUR)
      rmSync(file, { force: true });
  }
}
