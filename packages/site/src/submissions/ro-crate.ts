import type { DataFile } from '../data/files.js';
import { firstWorkCount, workCount } from '../works/count.js';

const CONTEXT = 'https://w3id.org/ro/crate/1.1/context';
const LICENSE = 'https://spdx.org/licenses/MIT';
const FORMATS: Readonly<Record<string, string>> = {
  html: 'text/html',
  md: 'text/markdown',
  yml: 'application/yaml',
  csv: 'text/csv',
};

/**
 * The description of the site as an RO-Crate 1.1 (w3id.org/ro/crate/1.1): what each file of data
 * is. The date of publication, which it should have, is for the publisher to fill in.
 */
export function roCrate(data: readonly DataFile[], version: string): string {
  const files: (readonly [path: string, name: string])[] = [
    ['index.html', 'The front page of the site'],
    ['codecheck.yml', 'The outputs that reproduce figures and tables of the dissertation'],
    ['errata.en.md', `The errata of the ${workCount().en} works, in English`],
    ['errata.pt-BR.md', `The errata of the ${workCount().en} works, in Portuguese`],
    ...data.map(({ path, title }) => [path, title.en] as const),
  ];
  const graph = [
    {
      '@id': 'ro-crate-metadata.json',
      '@type': 'CreativeWork',
      conformsTo: { '@id': 'https://w3id.org/ro/crate/1.1' },
      about: { '@id': './' },
    },
    {
      '@id': './',
      '@type': 'Dataset',
      name: 'manaus: a laboratory for tower puzzles and combinatorial games',
      description: `${firstWorkCount().en} works checked item by item: verdicts, figures, tables, errata, proofs and notebooks.`,
      version,
      license: { '@id': LICENSE },
      hasPart: files.map(([path]) => ({ '@id': path })),
    },
    { '@id': LICENSE, '@type': 'CreativeWork', name: 'MIT License' },
    ...files.map(([path, name]) => ({
      '@id': path,
      '@type': 'File',
      name,
      encodingFormat: FORMATS[path.slice(path.lastIndexOf('.') + 1)] ?? 'text/plain',
    })),
  ];
  return `${JSON.stringify({ '@context': CONTEXT, '@graph': graph }, null, 1)}\n`;
}
