import { fileURLToPath } from 'node:url';
import { build, defaultClientConditions, type Plugin } from 'vite';
import { expect, test } from 'vitest';

const source = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

const here = fileURLToPath(import.meta.url);

/**
 * Bundles everything that a module exports for a browser: the names of its exports, and the modules
 * of Node that it would need.
 */
async function bundled(module: string): Promise<{ exported: string[]; node: string[] }> {
  const found: string[] = [];
  const exported: string[] = [];
  const recorder: Plugin = {
    name: 'recorder',
    enforce: 'pre',
    resolveId(id) {
      if (id.startsWith('node:')) found.push(id);
      return id === here ? `\0${id}` : null;
    },
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') exported.push(...file.exports);
    },
    load: (id) => (id === `\0${here}` ? `export * from ${JSON.stringify(module)};` : null),
  };
  await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [recorder],
    resolve: { conditions: ['@manaus/source', ...defaultClientConditions] },
    build: {
      write: false,
      minify: false,
      lib: { entry: here, formats: ['es'], fileName: 'bundle' },
    },
  });
  return { exported, node: [...new Set(found)].sort() };
}

test('@manaus/plot bundles for a browser, without what writes pictures', async () => {
  const { exported, node } = await bundled('@manaus/plot');
  expect(node).toEqual([]);
  expect(exported).toContain('toSvg');
  expect(exported).not.toContain('toPng');
});

test.each(['@manaus/lab', '@manaus/lab/internals'])('%s bundles for a browser', async (module) => {
  const { node } = await bundled(module);
  expect(node).toEqual([]);
});

test('a module of Node in a bundle is found', async () => {
  const { node } = await bundled(source('plot/src/node.ts'));
  expect(node).toEqual(['node:module', 'node:path']);
});
