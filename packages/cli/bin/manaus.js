#!/usr/bin/env node
// Before the build there is nothing to start; a static import would end in a stack.
try {
  const { launch } = await import('../dist/shell/launch.js');
  launch(process.argv.slice(2));
} catch (error) {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
  console.error(
    'manaus: not built yet: npm ci --ignore-scripts, then node node_modules/typescript/bin/tsc -b (npm test does both)',
  );
  process.exitCode = 2;
}
