export * from './fibonacci.js';
export * from './halving.js';
export * from './moore.js';
export * from './nim.js';
export * from './strategy.js';
export * from './subtraction.js';
