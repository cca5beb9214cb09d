import { cellName } from '../../src/cell-error.js';

let cell = 0;

/** Names what is run from now on by the number of its cell: stacks tell it. */
export function nameCell(number: number): void {
  cell = number;
}

/** Node's `vm`, as far as tslab uses it: the value of an expression, which sees globals only. */
export default {
  runInThisContext: (code: string): unknown =>
    new Function(`return ${code}\n//# sourceURL=${cellName(cell)}`)(),
};
