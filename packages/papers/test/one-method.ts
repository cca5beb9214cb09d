/**
 * Items of which one fact is computed in one way only, each with the reason why there is no second.
 */
const reasons: Readonly<Record<string, string>> = {
  'ramos2014/table/upper-bounds':
    'the work of one search is in question: a second search would do other work',
};

export const oneMethod: readonly string[] = Object.keys(reasons);
