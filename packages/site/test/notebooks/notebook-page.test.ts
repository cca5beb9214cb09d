import { expect, test } from 'vitest';
import { headingsOf, withAnchors } from '../../src/notebooks/headings.js';
import { linkPages } from '../../src/notebooks/notebook-page.js';
import { keepTogether } from '../../src/notebooks/output-part.js';
import { markdown } from '../../src/page/markdown.js';

const known = {
  names: new Map([
    ['w/03-hanoi', true],
    ['w/05-manaus', true],
    ['start-here', false],
  ]),
  files: new Set(['notebooks/w/kept.json']),
};
const here = {
  language: 'en' as const,
  page: (path: string) => `own:${path}`,
  pageIn: (language: string, path: string) => `${language}:${path}`,
  file: (path: string) => `file:${path}`,
};

test.each([
  ['<a href="05-manaus.ipynb">five</a>', '<a href="en:notebooks/w/05-manaus.html">five</a>'],
  ['<a href="05-manaus.pt-BR.ipynb">5</a>', '<a href="pt:notebooks/w/05-manaus.html">5</a>'],
  [
    '<a href="03-hanoi.pt-BR.ipynb">Em português</a>',
    '<a lang="pt-BR" hreflang="pt-BR" href="pt:notebooks/w/03-hanoi.html">Em português</a>',
  ],
  ['<a href="../start-here.ipynb#top">s</a>', '<a href="own:notebooks/start-here.html#top">s</a>'],
  ['<a href="09-none.ipynb">none</a>', 'none'],
  ['<a href="https://x.org/a.ipynb">far</a>', '<a href="https://x.org/a.ipynb">far</a>'],
  ['<a href="kept.json">kept</a>', '<a href="file:notebooks/w/kept.json">kept</a>'],
])('links between notebooks stay on the site: %s', (html, expected) => {
  expect(linkPages(html, 'w/03-hanoi', known, here)).toBe(expected);
});

test('the contents lead to the headings', () => {
  const source = '# One\n\n## Good and *bad* $x$ — é\n\n## Two';
  const html = withAnchors(markdown(source));
  const headings = headingsOf([{ cell_type: 'markdown', source }]);
  expect(headings.map(({ level }) => level)).toEqual([1, 2, 2]);
  for (const { anchor } of headings.filter(({ text }) => !text.includes('x')))
    expect(html).toContain(`id="${anchor}"`);
});

test('a short equation in a table breaks at most once', () => {
  expect(keepTogether('<th>n = 12</th><td style="x">x = 3</td><td>all n = 12</td>')).toBe(
    '<th>n =\u00a012</th><td style="x">x =\u00a03</td><td>all n = 12</td>',
  );
});
