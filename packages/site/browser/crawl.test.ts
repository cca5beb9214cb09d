import { readdirSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { canLook, folder, serveSite } from './built-site.js';

/**
 * Documents whose links are made by scripts (the page of games, and its single file), or that lead
 * on by themselves.
 */
const alone = /^(?:play\/(?:index|manaus)|404|(?:errata|right)\.(?:en|pt-BR))\.html$/;

const linksIn = (html: string): string[] =>
  [...html.matchAll(/\s(?:href|src|data-figure)="([^"]*)"/g)].map(([, link = '']) =>
    link.replaceAll('&amp;', '&'),
  );

const pagesOnDisk = (): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map(({ parentPath, name }) => relative(folder, `${parentPath}/${name}`).replaceAll(sep, '/'));

describe.skipIf(!canLook)('a crawler on the served site', () => {
  let site: Awaited<ReturnType<typeof serveSite>>;
  /** The documents by path; `null` for other files. */
  const seen = new Map<string, string | null>();
  const problems: string[] = [];

  /** The path of an address in the site; `null` for what is not of it. */
  function pathOf(url: URL): string | null {
    return url.href.startsWith(site.url) ? decodeURI(url.pathname).slice(base.length) : null;
  }
  let base = '';

  async function visit(path: string, from: string): Promise<void> {
    const response = await fetch(site.url + path);
    if (!response.ok) problems.push(`${from}: ${path} is ${response.status}`);
    const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
    seen.set(path, isPage ? await response.text() : null);
    if (!isPage) await response.body?.cancel();
  }

  beforeAll(async () => {
    site = await serveSite();
    base = new URL(site.url).pathname;
    const left: [string, string][] = [['index.html', 'the start']];
    for (let next = left.pop(); next !== undefined; next = left.pop()) {
      const [path, from] = next;
      if (seen.has(path)) continue;
      await visit(path, from);
      for (const link of linksIn(seen.get(path) ?? '')) {
        const url = new URL(link, site.url + path);
        if (!/^http:/.test(url.protocol) || url.origin !== new URL(site.url).origin) continue;
        const to = pathOf(url);
        if (to === null) problems.push(`${path}: ${link} leads out of the folder`);
        else left.push([to, path]);
      }
    }
  });
  afterAll(() => site?.close());

  test('every link leads to a file, under a path too', () => {
    expect(problems.slice(0, 20)).toEqual([]);
    expect(seen.size).toBeGreaterThan(1_000);
  });

  test('every place that a link names is on its page', () => {
    const lost = [...seen].flatMap(([path, html]) =>
      // The pages of the reference make their places by script.
      html === null || path.startsWith('api/')
        ? []
        : linksIn(html)
            .filter((link) => !placeIsThere(path, link))
            .map((link) => `${path}: ${link}`),
    );
    expect(lost.slice(0, 20)).toEqual([]);
  });

  test('every page can be reached', () => {
    const lost = pagesOnDisk().filter((path) => !seen.has(path) && !alone.test(path));
    expect(lost.slice(0, 20)).toEqual([]);
  });

  function placeIsThere(path: string, link: string): boolean {
    const url = new URL(link, site.url + path);
    const to = pathOf(url);
    if (to === null || url.hash === '' || /^(?:play|api)\//.test(to)) return true;
    return seen.get(to)?.includes(`id="${decodeURIComponent(url.hash.slice(1))}"`) ?? false;
  }
});
