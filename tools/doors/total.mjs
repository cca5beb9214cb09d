/** Places that take more than their types say, by `package.function parameter`, with the reason. */
export const TOTAL = {};
