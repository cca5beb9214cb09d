import { packages } from 'virtual:tslite/packages';
import { builtIn } from '../worker/built-in.js';

const known: Readonly<Record<string, unknown>> = { ...builtIn, ...packages };

/** A package that is in the bundle. */
function bundled(name: string): unknown {
  if (name in known) return known[name];
  throw new Error(`Cannot find module '${name}': this kernel has ${Object.keys(known).join(', ')}`);
}

type Require = (name: string) => unknown;

/**
 * Node's `Module`, as far as tslab uses it: the files beside a notebook, and the packages of the
 * bundle.
 */
export default class Module {
  static readonly createRequire = (): Require => bundled;
  static readonly _nodeModulePaths = (): string[] => [];
  exports: unknown = {};
  require: Require = bundled;

  _compile(code: string, file: string): void {
    const run = new Function('exports', 'require', 'module', `${code}\n//# sourceURL=${file}`);
    run(this.exports, this.require, this);
  }
}
