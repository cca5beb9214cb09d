/**
 * Runs a program that imports what is installed and built; says so in one line where it is not
 * there.
 *
 * @param {() => Promise<unknown>} load
 */
export async function whenBuilt(load) {
  try {
    await load();
  } catch (error) {
    const isMissing =
      error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND';
    if (!isMissing) throw error;
    console.error(
      'manaus: not built yet: npm ci --ignore-scripts, then node node_modules/typescript/bin/tsc -b (npm test does both)',
    );
    process.exitCode = 2;
  }
}
