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

/** The file in a folder that a path stands for, or null: nothing outside the folder. */
function fileIn(folder, path) {
  const file = normalize(join(folder, decodeURIComponent(path)));
  if (file !== folder && !file.startsWith(folder + sep)) return null;
  if (!existsSync(file)) return null;
  if (!statSync(file).isDirectory()) return file;
  const index = join(file, 'index.html');
  return existsSync(index) ? index : null;
}

/** The file that an address stands for: in the folder with the longest path that it begins with. */
function fileAt(folders, url) {
  const { pathname } = new URL(url, 'http://localhost');
  const [found] = Object.entries(folders)
    .filter(([path]) => pathname.startsWith(path))
    .sort(([a], [b]) => b.length - a.length);
  return found === undefined ? null : fileIn(found[1], pathname.slice(found[0].length));
}

/** Answers one request, with headers that come with every answer. */
function answer(folders, allowed, request, response) {
  const file = fileAt(folders, request.url);
  if (file === null) return response.writeHead(404, allowed).end('not found');
  // The same name never has other bytes for long: the browser asks, and is told to keep its copy.
  const tag = `"${statSync(file).size}-${statSync(file).mtimeMs}"`;
  const headers = { ...allowed, ETag: tag, 'Cache-Control': 'no-cache' };
  if (request.headers['if-none-match'] === tag) return response.writeHead(304, headers).end();
  const type = TYPES[extname(file)] ?? 'application/octet-stream';
  response.writeHead(200, { ...headers, 'Content-Type': type });
  if (request.method === 'HEAD') return response.end();
  createReadStream(file).pipe(response);
}

/**
 * Serves folders on the loopback interface, each under a path such as `/any/path/`.
 * @param {Record<string, string>} folders by their paths
 * @param {number} port 0 is any that is free
 * @param {boolean} isIsolated true if the headers that let a page share memory are sent
 * @returns {Promise<{ origin: string, close: () => void }>}
 */
export async function serve(folders, port = 0, isIsolated = true) {
  const server = createServer((request, response) => {
    try {
      answer(folders, isIsolated ? ISOLATED : {}, request, response);
    } catch {
      response.writeHead(400).end('bad request');
    }
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
