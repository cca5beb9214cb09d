import { defaultClientConditions, defineConfig, type Plugin } from 'vite';

/** A page opened from disk may load no module and nothing by CORS: one classic script, one style sheet, both beside the page. */
const fromDisk: Plugin = {
  name: 'from-disk',
  enforce: 'post',
  transformIndexHtml: (html) =>
    html
      .replace(/<script type="module" crossorigin/, '<script defer')
      .replace(/<link rel="stylesheet" crossorigin/, '<link rel="stylesheet"'),
};

export default defineConfig({
  base: './',
  plugins: [fromDisk],
  resolve: { conditions: ['@manaus/source', ...defaultClientConditions] },
  build: {
    modulePreload: false,
    cssCodeSplit: false,
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      output: { format: 'iife', entryFileNames: 'play.js', assetFileNames: 'play.[ext]' },
    },
  },
});
