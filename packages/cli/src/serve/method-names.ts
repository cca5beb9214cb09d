/** The commands that are methods: each prints one JSON document and writes no file of its user. */
export const methodNames = [
  'analyze',
  'solve',
  'states',
  'graph',
  'compare',
  'theorems',
  'outcome',
  'grundy',
  'classify',
  'positions',
  'verify',
  'ledger',
] as const;
