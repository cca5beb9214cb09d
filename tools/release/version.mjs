/** The files besides the manifests of packages that name the version, each with its line. */
export const NAMED_IN = {
  'package.json': (version) => `"version": "${version}"`,
  'CITATION.cff': (version) => `\nversion: ${version}\n`,
  'codemeta.json': (version) => `"version": "${version}"`,
  '.zenodo.json': (version) => `"version": "${version}"`,
  'python/pyproject.toml': (version) => `\nversion = "${version}"\n`,
  'python/src/manaus/__init__.py': (version) => `\n__version__ = "${version}"\n`,
  'packages/tslite/client/extension/kernel.ts': (version) => `implementation_version: '${version}'`,
};

/** The text of a note: what stands below its kinds of change. */
export const noteIn = (file) => file.replace(/^---\n.*?\n---\n/s, '').trim();

/** A changelog with a new version above the last one: its notes as a list. */
export const withVersion = (changelog, version, notes) => {
  const items = notes.map((note) => `- ${note.replace(/\n(?=.)/g, '\n  ')}\n`).join('');
  return changelog.replace('\n## ', () => `\n## ${version}\n\n${items}\n## `);
};
