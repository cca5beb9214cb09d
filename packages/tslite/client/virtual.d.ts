// What the bundler writes: the packages that cells may import, and their introduction to the
// kernel.
declare module 'virtual:tslite/packages' {
  export const packages: Readonly<Record<string, unknown>>;
}
declare module 'virtual:tslite/setup' {
  type LastValueHost = import('../src/last-values.js').LastValueHost;
  /** It is given the display of notebooks, and says how values of its packages are shown. */
  const setup: (
    notebook: Pick<LastValueHost, 'display'>,
  ) => Partial<Pick<LastValueHost, 'displaysOf'>>;
  export default setup;
}
declare module 'path-browserify' {
  const path: typeof import('node:path');
  export default path;
}
declare module 'assert' {
  const assert: typeof import('node:assert');
  export default assert;
}
