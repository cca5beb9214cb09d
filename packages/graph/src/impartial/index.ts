export * from './heap-grundy.js';
export * from './mex.js';
export * from './moore-sum.js';
export * from './outcomes.js';
export * from './subtraction-grundy.js';
export * from './subtraction-period.js';
export * from './verify-period.js';
export * from './zeckendorf.js';
