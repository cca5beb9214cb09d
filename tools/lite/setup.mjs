// The module that introduces the packages to the kernel in the browser: an index of the works'
// files, written when the kernel is bundled.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inRoot } from '../run/paths.mjs';

const papers = inRoot('packages', 'papers');

/** The files in a folder and in those below it, as paths with `/`. */
const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((path) => path.replaceAll('\\', '/'))
    .sort();

/**
 * The modules of checks and algorithms: those in the folders of the works and of their chapters,
 * without what they are checked and drawn with.
 */
const isModule = (path) =>
  /^[a-z]+\d+[a-z]*\/([^/]+\/)?[^/]+\.js$/.test(path) && !/\/(evidence|figures)\//.test(path);

function moduleIndex() {
  const built = join(papers, 'dist');
  const lines = filesIn(built)
    .filter(isModule)
    .map((path) => [path.replace(/\.js$/, ''), join(built, path)])
    .map(([name, file]) => `${JSON.stringify(name)}: () => import(${JSON.stringify(file)}),`);
  return `{\n${lines.join('\n')}\n}`;
}

const texts = () =>
  Object.fromEntries(
    ['inventory', 'printed', 'works'].flatMap((folder) =>
      filesIn(join(papers, folder)).map((path) => [
        `${folder}/${path}`,
        readFileSync(join(papers, folder, path), 'utf8'),
      ]),
    ),
  );

/** The certificate of the proofs, read where their sources can be compared with it. */
async function certificate() {
  const module = pathToFileURL(join(papers, 'dist', 'proofs', 'certificate.js')).href;
  return (await import(module)).readCertificate();
}

/** The text of the module. */
export const setupModule = async () => `
import { displaysOf } from '@manaus/lab';
import { bundledWorks } from '@manaus/papers';
import { notebookHost } from '@manaus/plot';

bundledWorks({
  modules: ${moduleIndex()},
  texts: ${JSON.stringify(texts())},
  certificate: ${JSON.stringify(await certificate())},
});

export default ({ display }) => {
  notebookHost({ display: (bundle) => display(bundle), picture: () => null });
  return { displaysOf };
};
`;
