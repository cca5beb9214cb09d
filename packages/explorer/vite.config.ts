import { defaultClientConditions, defineConfig, type Plugin } from 'vite';

/**
 * A page opened from disk may load no module and nothing by CORS: one classic script, one style
 * sheet, both beside the page.
 */
const fromDisk: Plugin = {
  name: 'from-disk',
  enforce: 'post',
  transformIndexHtml: (html) =>
    html
      .replace(/<script type="module" crossorigin/, '<script defer')
      .replace(/<link rel="stylesheet" crossorigin/, '<link rel="stylesheet"'),
};

/** The page once more as a single file, to send or to put on any web space. */
const asOneFile: Plugin = {
  name: 'as-one-file',
  enforce: 'post',
  generateBundle(_, bundle) {
    const source = (name: string) => {
      const part = bundle[name];
      return part.type === 'chunk' ? part.code : String(part.source);
    };
    const script = source('play.js').replaceAll('</script', '<\\/script');
    const parts = {
      '<meta charset="utf-8" />': '<meta charset="utf-8" />\n    <meta name="alone" content="" />',
      '</head>': `<style>${source('play.css')}</style>\n  </head>`,
      '</body>': `<script>${script}</script>\n  </body>`,
    };
    const bare = source('index.html').replace(
      / *<(script|link rel="stylesheet")[^>]*>(<\/script>)?\n/g,
      '',
    );
    const page = Object.entries(parts).reduce(
      (html, [at, part]) => html.replace(at, () => part),
      bare,
    );
    this.emitFile({ type: 'asset', fileName: 'manaus.html', source: page });
  },
};

export default defineConfig({
  base: './',
  plugins: [fromDisk, asOneFile],
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
