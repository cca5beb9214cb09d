/** Items of which one fact is computed in one way only, each with the reason why there is no second. */
const reasons: Readonly<Record<string, string>> = {};

export const oneMethod: readonly string[] = Object.keys(reasons);
