/**
 * {@include ../README.md}
 *
 * @module @manaus/tslite
 */

export { bundleKernel, type KernelOptions } from './bundle-kernel.js';
export { type Bundle, type LastValueHost, withLastValues } from './last-values.js';
