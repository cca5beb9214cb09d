import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '../run/paths.mjs';

const packages = readdirSync(inRoot('packages'));

/** A literal place: the first argument of a call, or a constant with that name. */
const PLACE = new RegExp(
  `(?<!import)(?:\\(|\\bplace(?:: string)? = )\\s*['"\`](${packages.join('|')})/[a-z\\d$-]`,
  'gi',
);

/** The packages that the literal places of a text name; examples in comments may name any. */
const namedIn = (text) =>
  [...text.replaceAll(/^\s*\*.*$/gm, '').matchAll(PLACE)].map(([, name]) => name);

const sources = (name) =>
  readdirSync(inRoot('packages', name), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx)$/.test(entry.name))
    .map(({ parentPath, name: file }) => `${parentPath}/${file}`.replaceAll('\\', '/'))
    .filter((file) => file.includes(`/packages/${name}/src/`));

test.each(packages)('an error of %s names it as its place', (name) => {
  const others = sources(name).flatMap((file) =>
    namedIn(readFileSync(file, 'utf8'))
      .filter((named) => named !== name)
      .map((named) => `${file}: ${named}`),
  );
  expect(others).toEqual([]);
});

test.each([
  ["new InputError('core/rules', 'discs', 'oneOf', {})", ['core']],
  ["requireInteger(\n    'graph/explore',\n 'most', most)", ['graph']],
  ["const PLACE = 'lab/study';", ['lab']],
  ['new InputError(`papers/items`)', ['papers']],
  ["import('core/rules')", []],
  [" * requireKind('graph/explore', 'g')", []],
  ["const files = ['lab/study'];", []],
])('%s', (text, names) => expect(namedIn(text)).toEqual(names));
