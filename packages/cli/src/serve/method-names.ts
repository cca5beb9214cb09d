/** The commands that are methods: each prints one JSON document and writes no file of its user. */
export const methodNames = [
  'analyze',
  'solve',
  'states',
  'graph',
  'outcome',
  'grundy',
  'classify',
  'ledger',
] as const;
