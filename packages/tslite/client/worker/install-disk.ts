import ts from '@tslab/typescript-for-tslab';
import { disk } from './disk.js';

/**
 * The compiler looks for Node's system when it is loaded, and finds none: the disk takes its place.
 */
const setSystem: (system: ts.System) => void = Reflect.get(ts, 'setSys');
setSystem(disk);
