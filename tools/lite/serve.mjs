// A server of files on the loopback interface, without anything but Node.
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';

const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.ipynb': 'application/json',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ts': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};

/** With these a page may share memory with its workers. */
const ISOLATED = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
};

/** The file that an address stands for, or null: nothing outside the folder. */
function fileAt(folder, base, url) {
  const { pathname } = new URL(url, 'http://localhost');
  if (!pathname.startsWith(base)) return null;
  const path = normalize(join(folder, decodeURIComponent(pathname.slice(base.length))));
  if (path !== folder && !path.startsWith(folder + sep)) return null;
  const file = existsSync(path) && statSync(path).isDirectory() ? join(path, 'index.html') : path;
  return existsSync(file) ? file : null;
}

/** Answers one request. */
function answer(folder, base, request, response) {
  const file = fileAt(folder, base, request.url);
  if (file === null) return response.writeHead(404, ISOLATED).end('not found');
  // The same name never has other bytes for long: the browser asks, and is told to keep its copy.
  const tag = `"${statSync(file).size}-${statSync(file).mtimeMs}"`;
  const headers = { ...ISOLATED, ETag: tag, 'Cache-Control': 'no-cache' };
  if (request.headers['if-none-match'] === tag) return response.writeHead(304, headers).end();
  const type = TYPES[extname(file)] ?? 'application/octet-stream';
  response.writeHead(200, { ...headers, 'Content-Type': type });
  createReadStream(file).pipe(response);
}

/**
 * Serves a folder on the loopback interface.
 * @param {string} folder
 * @param {{ port?: number, base?: string }} options `base` is the path it is served under: `/any/path/`
 * @returns {Promise<{ url: string, close: () => void }>}
 */
export async function serve(folder, { port = 0, base = '/' } = {}) {
  const server = createServer((request, response) => {
    try {
      answer(folder, base, request, response);
    } catch {
      response.writeHead(400).end('bad request');
    }
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${server.address().port}${base}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
