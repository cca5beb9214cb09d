// Bundles the scripts of the pages: classic scripts, because a page opened from disk may load no
// module.
import { fileURLToPath } from 'node:url';
import { build, defaultClientConditions } from 'vite';

for (const name of ['site', 'board', 'search', 'families', 'family'])
  await build({
    configFile: false,
    logLevel: 'warn',
    root: fileURLToPath(new URL('client', import.meta.url)),
    resolve: { conditions: ['@manaus/source', ...defaultClientConditions] },
    build: {
      outDir: '../dist/client',
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: fileURLToPath(new URL(`client/${name}`, import.meta.url)),
        output: { format: 'iife', entryFileNames: `${name}.js` },
      },
    },
  });
